-- oldest-compatible: 0070
-- no-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS sign_in_verifications_expires ON sign_in_verifications (expires_at);
