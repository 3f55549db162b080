CREATE TABLE labels (
  organization_id text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  team_id text COLLATE "C" NOT NULL,
  name text NOT NULL,
  color text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, id),
  CONSTRAINT labels_name_key UNIQUE (organization_id, team_id, name),
  FOREIGN KEY (organization_id, team_id) REFERENCES teams (organization_id, id)
);
CREATE INDEX labels_list ON labels (organization_id, created_at DESC, id DESC);
CREATE INDEX labels_team_list ON labels (organization_id, team_id, created_at DESC, id DESC);

-- phone_number_id and contact_created_at are the contact's own and never change: with them here, the contacts of a label
-- are listed in order from one index, however many or few they are.
CREATE TABLE contact_labels (
  organization_id text COLLATE "C" NOT NULL,
  contact_id text COLLATE "C" NOT NULL,
  label_id text COLLATE "C" NOT NULL,
  phone_number_id text COLLATE "C" NOT NULL,
  contact_created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, contact_id, label_id),
  FOREIGN KEY (organization_id, contact_id) REFERENCES contacts (organization_id, id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id, label_id) REFERENCES labels (organization_id, id) ON DELETE CASCADE
);
CREATE INDEX contact_labels_list
  ON contact_labels (organization_id, label_id, phone_number_id, contact_created_at DESC, contact_id DESC);
