-- A group at the provider in which an account takes part, as the provider's reports describe it.
CREATE TABLE groups (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  phone_number_id text COLLATE "C" NOT NULL, -- The account.
  id text COLLATE "C" NOT NULL, -- The provider's id of the group.
  subject text, -- The subject. Null: not reported.
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'suspended', 'ended')), -- Status.
  members json NOT NULL DEFAULT '[]', -- The known members: number and user id of each.
  subject_reported_at timestamptz, -- The provider's time of the subject; older reports are ignored.
  status_reported_at timestamptz, -- The provider's time of the status; older reports are ignored.
  members_reported_at timestamptz, -- The provider's time of the last change of members.
  created_at timestamptz NOT NULL DEFAULT now(), -- When the service first heard of it.
  PRIMARY KEY (organization_id, phone_number_id, id),
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id)
);
