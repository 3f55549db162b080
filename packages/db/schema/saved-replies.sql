-- A text that people of an organization insert into messages.
CREATE TABLE saved_replies (
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id), -- Owner.
  id text COLLATE "C" NOT NULL, -- The saved reply's id.
  name text NOT NULL, -- What it is for.
  shortcut text NOT NULL, -- What a person types to find it, unique in the organization, ignoring case and accents.
  text text NOT NULL, -- The text, with variables.
  created_at timestamptz NOT NULL DEFAULT now(), -- Time of creation.
  updated_at timestamptz NOT NULL DEFAULT now(), -- Time of the last change.
  PRIMARY KEY (organization_id, id)
);
-- Allows one saved reply per shortcut, and finds it.
CREATE UNIQUE INDEX saved_replies_shortcut_key ON saved_replies (organization_id, search_text(shortcut));
-- Lists saved replies, newest first.
CREATE INDEX saved_replies_list ON saved_replies (organization_id, created_at DESC, id DESC);
