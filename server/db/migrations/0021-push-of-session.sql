-- Notices end with the session they were switched on in: on a device that is signed out from elsewhere, too. What was kept
-- without one is forgotten; a browser that still has its side tells the service anew.

DELETE FROM push_subscriptions;

ALTER TABLE push_subscriptions ADD COLUMN session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE;

CREATE INDEX push_subscriptions_of_session ON push_subscriptions (session_id);
