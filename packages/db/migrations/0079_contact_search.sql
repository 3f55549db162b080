-- oldest-compatible: 0070
-- no-transaction
-- Takes over from contacts_search, which a later migration drops: programs before this one still search by it. The pending
-- list is short, since every search reads all of it.
CREATE INDEX CONCURRENTLY IF NOT EXISTS contacts_search_keys ON contacts
  USING gin (contact_search_keys(phone_number_id, name, email)) WITH (gin_pending_list_limit = 256);
