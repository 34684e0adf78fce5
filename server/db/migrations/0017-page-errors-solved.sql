-- Whether somebody has marked an error of a page as solved, and whether it was reported again after that.
ALTER TABLE page_errors
  ADD COLUMN is_solved boolean NOT NULL DEFAULT false,
  ADD COLUMN has_returned boolean NOT NULL DEFAULT false;
