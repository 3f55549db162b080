-- oldest-compatible: 0070
-- A file that was uploaded to be sent belongs to no contact.
ALTER TABLE media ALTER COLUMN contact_id DROP NOT NULL;
