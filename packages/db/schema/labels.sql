-- A label of a team, for contacts and conversations.
CREATE TABLE labels (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  id text COLLATE "C" NOT NULL, -- The label's id.
  team_id text COLLATE "C" NOT NULL, -- The team that owns it.
  name text NOT NULL, -- Name, unique in the team, whatever its case, accents and blanks.
  color text NOT NULL, -- Color to show.
  created_at timestamptz NOT NULL DEFAULT now(), -- Time of creation.
  updated_at timestamptz NOT NULL DEFAULT now(), -- Time of the last change.
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, team_id) REFERENCES teams (organization_id, id)
);
-- Allows one label of a name per team.
CREATE UNIQUE INDEX labels_name_key ON labels (organization_id, team_id, btrim(search_text(name)));
-- Lists labels, newest first.
CREATE INDEX labels_list ON labels (organization_id, created_at DESC, id DESC);
-- Lists the labels of a team, newest first.
CREATE INDEX labels_team_list ON labels (organization_id, team_id, created_at DESC, id DESC);

-- The labels of contacts. With copies of the contact's account and creation time, one index lists a label's contacts in order.
CREATE TABLE contact_labels (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  contact_id text COLLATE "C" NOT NULL, -- The contact.
  label_id text COLLATE "C" NOT NULL, -- The label.
  phone_number_id text COLLATE "C" NOT NULL, -- The contact's account, which never changes.
  contact_created_at timestamptz NOT NULL, -- The contact's created_at, which never changes.
  PRIMARY KEY (organization_id, contact_id, label_id),
  FOREIGN KEY (organization_id, contact_id) REFERENCES contacts (organization_id, id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id, label_id) REFERENCES labels (organization_id, id) ON DELETE CASCADE
);
-- Lists contacts by label, newest first.
CREATE INDEX contact_labels_list
  ON contact_labels (organization_id, label_id, phone_number_id, contact_created_at DESC, contact_id DESC);
