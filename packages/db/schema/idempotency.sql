-- The stored response of a POST with an Idempotency-Key. It may be deleted 24 hours after created_at.
CREATE TABLE idempotency_records (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  key text COLLATE "C" NOT NULL, -- The Idempotency-Key.
  fingerprint bytea NOT NULL CHECK (length(fingerprint) = 32), -- SHA-256 of method, path and body.
  status smallint NOT NULL, -- HTTP status.
  headers json NOT NULL, -- Response headers.
  request_id text COLLATE "C" NOT NULL, -- Id of the first request.
  body bytea NOT NULL, -- Response body, encrypted: it may contain a secret that is shown once.
  key_id text COLLATE "C" NOT NULL, -- The encryption key, derived from CHANNEL_SECRET.
  created_at timestamptz NOT NULL, -- Time of the first request.
  PRIMARY KEY (organization_id, key)
);
-- Finds expired records to delete.
CREATE INDEX idempotency_records_age ON idempotency_records (created_at);

-- Claims a key for the rest of the transaction. Fails with CHI01 if another transaction has it, and with CHI02 if its response is
-- stored: after a failure the server runs none of the statements that were sent along in the same round trip.
CREATE FUNCTION claim_idempotency_key(claimed_by text, claimed_key text, expired_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  recorded_at timestamptz;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended(claimed_by || ' ' || claimed_key, 0)) THEN
    RAISE EXCEPTION 'another request with this idempotency key is being processed' USING ERRCODE = 'CHI01';
  END IF;
  -- Each statement sees what was committed before it began, including the response of the previous holder of the lock.
  SELECT created_at INTO recorded_at FROM idempotency_records WHERE organization_id = claimed_by AND key = claimed_key;
  IF recorded_at > expired_at THEN
    RAISE EXCEPTION 'the response for this idempotency key is stored' USING ERRCODE = 'CHI02';
  ELSIF recorded_at IS NOT NULL THEN
    DELETE FROM idempotency_records WHERE organization_id = claimed_by AND key = claimed_key;
  END IF;
END
$$;
