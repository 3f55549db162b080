-- What needs the attention of an organization: a webhook subscription that fails or was disabled, or a quota that is nearly used up.
CREATE TABLE notices (
  organization_id text COLLATE "C" NOT NULL REFERENCES organizations (id), -- Owner.
  id text COLLATE "C" NOT NULL, -- The notice's id.
  type text NOT NULL CHECK (type IN ('subscription.failing', 'subscription.disabled', 'quota.warning')), -- The type of its event.
  subject text COLLATE "C" NOT NULL, -- The id of the subscription, or the name of the quota.
  occasion text COLLATE "C" NOT NULL, -- What it reports once: a failure by its start, or a quota by its month and limit.
  detail json NOT NULL, -- The object of its event.
  created_at timestamptz NOT NULL, -- Time of the notice.
  PRIMARY KEY (organization_id, id),
  -- Allows one notice per occasion, whichever worker finds it.
  CONSTRAINT notices_occasion_key UNIQUE (organization_id, type, subject, occasion)
);
-- Lists notices, newest first.
CREATE INDEX notices_list ON notices (organization_id, created_at DESC, id DESC);

-- A mail of a notice to an owner, until it is sent. Half of each page is free, so that a claim updates its row in place.
CREATE TABLE notice_mails (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  notice_id text COLLATE "C" NOT NULL, -- The notice.
  user_id text COLLATE "C" NOT NULL, -- The user it goes to. No mail is sent to one who is no longer an owner.
  attempt_count integer NOT NULL DEFAULT 0, -- Number of attempts so far.
  next_attempt_at timestamptz NOT NULL, -- Time of the next attempt. During one, the end of its lease.
  PRIMARY KEY (organization_id, notice_id, user_id),
  FOREIGN KEY (organization_id, notice_id) REFERENCES notices (organization_id, id) ON DELETE CASCADE
) WITH (fillfactor = 50);
