-- A template that is sent to many recipients. While it is scheduled or running the row is a queue entry.
CREATE TABLE broadcasts (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  id text COLLATE "C" NOT NULL, -- The broadcast's id.
  phone_number_id text COLLATE "C" NOT NULL, -- The account.
  name text NOT NULL, -- Its name.
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'scheduled', 'running', 'paused', 'completed', 'canceled')), -- Status.
  pause_reason text, -- Why it is paused.
  template json NOT NULL, -- Name, language and default values of the template, as the API takes them.
  send_at timestamptz, -- When to start. Null: at once.
  rate integer CHECK (rate > 0), -- Max messages per second. Null: the pace of the account.
  duplicates integer NOT NULL DEFAULT 0, -- How many recipients were added again.
  made_until text COLLATE "C" NOT NULL DEFAULT '', -- The last recipient that got a message or was skipped, in the order of their ids.
  paid_until timestamptz, -- With a rate: until when its messages have used the rate.
  failures_seen integer NOT NULL DEFAULT 0, -- When it was last started, how many messages had failed for a reason that concerns all of them, or waited to be sent.
  next_attempt_at timestamptz NOT NULL DEFAULT now(), -- While it is scheduled or running: when it is due, or the end of the lease.
  lease_token uuid, -- The worker that makes its next messages.
  created_at timestamptz NOT NULL DEFAULT now(), -- Time of creation.
  updated_at timestamptz NOT NULL DEFAULT now(), -- Time of the last change of its fields or status.
  started_at timestamptz, -- When it first ran.
  ended_at timestamptz, -- When it was completed or canceled.
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id),
  CHECK ((status IN ('completed', 'canceled')) = (ended_at IS NOT NULL)),
  CHECK ((status = 'paused') = (pause_reason IS NOT NULL))
) WITH (fillfactor = 50);
-- Lists the broadcasts of an account, newest first.
CREATE INDEX broadcasts_list ON broadcasts (organization_id, phone_number_id, created_at DESC, id DESC);
-- Lists the broadcasts of an account by status.
CREATE INDEX broadcasts_status_list ON broadcasts (organization_id, phone_number_id, status, created_at DESC, id DESC);
-- Claims broadcasts, of each organization in turn.
CREATE INDEX broadcasts_due ON broadcasts (organization_id, next_attempt_at) WHERE status IN ('scheduled', 'running');
-- Finds broadcasts beyond the retention period, oldest first.
CREATE INDEX broadcasts_by_age ON broadcasts (organization_id, ended_at) WHERE ended_at IS NOT NULL;

-- The recipients of broadcasts. A message is made in the transaction that ends `pending`, so that none gets two.
CREATE TABLE broadcast_recipients (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  broadcast_id text COLLATE "C" NOT NULL, -- The broadcast.
  id text COLLATE "C" NOT NULL, -- The recipient's id. Messages are made in this order.
  key text COLLATE "C", -- The id of the contact, or the phone number or user id of a recipient that is no contact yet. Null: erased.
  template json, -- Values of its own for the template.
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'queued', 'sent', 'delivered', 'read', 'failed', 'skipped')), -- Status. Once it has a message, a copy of that of the message.
  reason text, -- Why it was skipped or has failed.
  message_id text COLLATE "C", -- Its message. Null: none was made, or the contact was erased.
  PRIMARY KEY (organization_id, broadcast_id, id),
  FOREIGN KEY (organization_id, broadcast_id) REFERENCES broadcasts (organization_id, id) ON DELETE CASCADE,
  CHECK (message_id IS NULL OR status NOT IN ('pending', 'skipped'))
);
-- Finds the recipients that are the same contact. The key is first, to find a contact in all broadcasts.
CREATE UNIQUE INDEX broadcast_recipients_key ON broadcast_recipients (organization_id, key, broadcast_id) WHERE key IS NOT NULL;
-- Lists recipients by status.
CREATE INDEX broadcast_recipients_status_list ON broadcast_recipients (organization_id, broadcast_id, status, id);

-- How many recipients of a broadcast have a status.
CREATE TABLE broadcast_counts (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  broadcast_id text COLLATE "C" NOT NULL, -- The broadcast.
  status text NOT NULL, -- The status.
  reason text NOT NULL, -- The reason. Empty: none.
  slot integer NOT NULL, -- The connection that counted: no transaction waits for another one. The count is the sum over all slots.
  count integer NOT NULL, -- Number. It may be negative.
  PRIMARY KEY (organization_id, broadcast_id, status, reason, slot),
  FOREIGN KEY (organization_id, broadcast_id) REFERENCES broadcasts (organization_id, id) ON DELETE CASCADE
) WITH (fillfactor = 50);

-- Copies the status of a message to its recipient, and counts it. A message without a broadcast pays a comparison.
CREATE FUNCTION copy_status_to_recipient() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE broadcast_recipients SET status = NEW.status, reason = NEW.error_code
  WHERE organization_id = NEW.organization_id AND broadcast_id = NEW.broadcast_id AND id = NEW.broadcast_recipient_id;
  IF FOUND THEN
    INSERT INTO broadcast_counts AS counted (organization_id, broadcast_id, status, reason, slot, count)
    VALUES
      (NEW.organization_id, NEW.broadcast_id, CASE OLD.status WHEN 'pending' THEN 'queued' ELSE OLD.status END,
        coalesce(OLD.error_code, ''), pg_backend_pid(), -1),
      (NEW.organization_id, NEW.broadcast_id, NEW.status, coalesce(NEW.error_code, ''), pg_backend_pid(), 1)
    ON CONFLICT (organization_id, broadcast_id, status, reason, slot) DO UPDATE SET count = counted.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER broadcast_message_changed AFTER UPDATE OF status ON messages
  FOR EACH ROW WHEN (NEW.broadcast_id IS NOT NULL AND OLD.status <> NEW.status) EXECUTE FUNCTION copy_status_to_recipient();
