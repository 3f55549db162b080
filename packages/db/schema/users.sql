-- A user of an organization, such as the assignee of a conversation. Users who may sign in to the dashboard also have a row in members.
-- Reference table.
CREATE TABLE users (
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id), -- Owner.
  id text COLLATE "C" NOT NULL, -- The user's id.
  name text NOT NULL, -- Display name.
  email text NOT NULL, -- Email address as given.
  available boolean NOT NULL DEFAULT true, -- False while the user is away, and takes no turns.
  created_at timestamptz NOT NULL DEFAULT now(), -- Time of creation.
  updated_at timestamptz NOT NULL DEFAULT now(), -- Time of the last change.
  PRIMARY KEY (organization_id, id)
);
-- Allows one user per email address, ignoring case.
CREATE UNIQUE INDEX users_email_key ON users (organization_id, lower(email));
-- Lists the users of an organization, newest first.
CREATE INDEX users_list ON users (organization_id, created_at DESC, id DESC);
