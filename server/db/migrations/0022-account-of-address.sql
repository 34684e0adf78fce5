-- The desk looks for the account of every request for a consultation: by number, else by address.
CREATE INDEX users_of_email ON users (email) WHERE email IS NOT NULL;
