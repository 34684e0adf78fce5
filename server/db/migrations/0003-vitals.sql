-- How fast pages were for visitors: counts by day, kind of page, language and size of the value. No visit has a row.

CREATE TABLE vital_counts (
  day date NOT NULL,
  kind varchar(20) NOT NULL,
  locale varchar(5) NOT NULL,
  name varchar(4) NOT NULL,
  bucket smallint NOT NULL,
  hits integer NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (day, kind, locale, name, bucket)
);

CREATE INDEX vital_counts_expiry ON vital_counts (expires_at);
