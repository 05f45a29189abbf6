"""The time budgets of the design, measured as ratios in one run, beside the floor of each."""
