-- How the conversations of an account are assigned. An account without a row is assigned manually.
CREATE TABLE assignment_rules (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  phone_number_id text COLLATE "C" NOT NULL, -- The account.
  mode text NOT NULL CHECK (mode IN ('manual', 'round_robin')), -- Whether users take turns.
  user_ids text[] NOT NULL, -- The users who take turns, in their order.
  last_user_id text COLLATE "C", -- Who got the last conversation, so that the next one is known.
  created_at timestamptz NOT NULL DEFAULT now(), -- Time of creation.
  updated_at timestamptz NOT NULL DEFAULT now(), -- Time of the last change.
  PRIMARY KEY (organization_id, phone_number_id),
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id)
);
