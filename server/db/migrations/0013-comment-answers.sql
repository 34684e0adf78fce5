-- What the staff answers under a comment, and the address of whoever wants to hear of it, which goes by itself.

CREATE TABLE comment_answers (
  id uuid PRIMARY KEY,
  comment_id uuid NOT NULL REFERENCES comments (id) ON DELETE CASCADE,
  author_id uuid REFERENCES users (id) ON DELETE SET NULL,
  text varchar(2000) NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE INDEX comment_answers_of_comment ON comment_answers (comment_id, id);

CREATE TABLE comment_notices (
  comment_id uuid PRIMARY KEY REFERENCES comments (id) ON DELETE CASCADE,
  email varchar(254) NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX comment_notices_expiry ON comment_notices (expires_at);
