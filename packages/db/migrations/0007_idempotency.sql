-- The answers to POSTs that had an Idempotency-Key. A record refers to nothing and nothing refers to it; it may be
-- purged 24 hours after created_at, which is the service's clock, not the database's.
CREATE TABLE idempotency_records (
  organization_id text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  -- SHA-256 of method, path and body.
  fingerprint bytea NOT NULL CHECK (length(fingerprint) = 32),
  status smallint NOT NULL,
  headers json NOT NULL,
  request_id text COLLATE "C" NOT NULL,
  -- Encrypted: an answer may hold what is shown once. secret_id tells which key opens it.
  body bytea NOT NULL,
  secret_id text COLLATE "C" NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, key)
);
CREATE INDEX idempotency_records_age ON idempotency_records (created_at);

-- Takes the key for the rest of the transaction, or fails: with CHI01 when another transaction has it, with CHI02 when its
-- answer is recorded. Failing, rather than telling, lets the verb's statements be sent along in the same round trip: after
-- a failure the server runs none of them.
CREATE FUNCTION claim_idempotency_key(claimed_by text, claimed_key text, expired_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  recorded_at timestamptz;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended(claimed_by || ' ' || claimed_key, 0)) THEN
    RAISE EXCEPTION 'another request with this idempotency key is being processed' USING ERRCODE = 'CHI01';
  END IF;
  -- Each statement in here sees what was committed before it began: what the last one that had the lock has recorded, too.
  SELECT created_at INTO recorded_at FROM idempotency_records WHERE organization_id = claimed_by AND key = claimed_key;
  IF recorded_at > expired_at THEN
    RAISE EXCEPTION 'this idempotency key has its answer' USING ERRCODE = 'CHI02';
  ELSIF recorded_at IS NOT NULL THEN
    DELETE FROM idempotency_records WHERE organization_id = claimed_by AND key = claimed_key;
  END IF;
END
$$;
