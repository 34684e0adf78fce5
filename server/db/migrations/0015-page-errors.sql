-- Errors of pages in visitors' browsers: one row for all reports of an error. No visit has a row.

CREATE TABLE page_errors (
  fingerprint varchar(43) PRIMARY KEY,
  name varchar(40) NOT NULL,
  message varchar(200) NOT NULL,
  frames jsonb NOT NULL,
  kind varchar(20) NOT NULL,
  locale varchar(5) NOT NULL,
  browser varchar(40),
  hits integer NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX page_errors_expiry ON page_errors (expires_at);
