-- What searches of a contact compare: its name and its email address, each between blanks, so that a blank in a search is the
-- beginning or the end of a word.
CREATE FUNCTION searched_text(name text, email text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(search_text(' ' || name || ' '), '') || E'\n' || coalesce(search_text(' ' || email || ' '), '');

-- The search keys of a contact: hashes of all substrings of 3 and 5 characters of its searched text, and of the beginnings of its
-- phone number with 3, 5, 7 and so on characters. They differ by account, so that a search reads nothing of other accounts. Hashes
-- may collide: a search compares the texts too. The rarest key bounds what a search reads; packages/core/src/resources/contacts
-- chooses it. COST makes the planner use the index.
CREATE FUNCTION contact_search_keys(phone_number_id text, searched text, phone_number text) RETURNS integer[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
DECLARE
  keys integer[] := '{}';
  account integer := hashtext(phone_number_id);
BEGIN
  FOR i IN 1 .. length(searched) - 2 LOOP
    keys := keys || (account # hashtext(substr(searched, i, 3)));
    IF i <= length(searched) - 4 THEN
      keys := keys || (account # hashtext(substr(searched, i, 5)));
    END IF;
  END LOOP;
  FOR i IN 3 .. coalesce(length(phone_number), 0) BY 2 LOOP
    keys := keys || (account # hashtext(left(phone_number, i)));
  END LOOP;
  RETURN keys;
END $$;

-- A contact of an account. It has a phone number, a user id of the provider, or both.
CREATE TABLE contacts (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  id text COLLATE "C" NOT NULL, -- The contact's id.
  phone_number_id text COLLATE "C" NOT NULL, -- The account.
  team_id text COLLATE "C" NOT NULL, -- The team that owns it.
  phone_number text COLLATE "C", -- Number in E.164.
  bsuid text COLLATE "C", -- The provider's id of the user, for this business.
  parent_bsuid text COLLATE "C", -- The same for the parent business.
  username text, -- The user's name at the provider.
  name text, -- Display name.
  email text, -- Email address.
  searched text GENERATED ALWAYS AS (searched_text(name, email)) STORED, -- What searches compare.
  metadata json, -- The organization's own data.
  blocked boolean NOT NULL DEFAULT false, -- Whether the account has blocked it at the provider.
  marketing_opted_out_at timestamptz, -- When the contact opted out of marketing messages. Null: it has not.
  marketing_reported_at timestamptz, -- The provider's time of the latest choice about marketing; older reports are ignored.
  identity_reported_at timestamptz, -- The provider's time of the latest change of number or user id; older reports are ignored.
  created_at timestamptz NOT NULL DEFAULT now(), -- Time of creation.
  updated_at timestamptz NOT NULL DEFAULT now(), -- Time of the last change.
  PRIMARY KEY (organization_id, id),
  CONSTRAINT contacts_phone_number_key UNIQUE (organization_id, phone_number_id, phone_number), -- Finds a contact by number.
  FOREIGN KEY (organization_id, phone_number_id) REFERENCES channel_accounts (organization_id, phone_number_id),
  FOREIGN KEY (organization_id, team_id) REFERENCES teams (organization_id, id),
  CHECK (phone_number IS NOT NULL OR bsuid IS NOT NULL)
);
-- Lists contacts, newest first.
CREATE INDEX contacts_list ON contacts (organization_id, phone_number_id, created_at DESC, id DESC);
-- Lists blocked contacts, newest first.
CREATE INDEX contacts_blocked ON contacts (organization_id, phone_number_id, created_at DESC, id DESC) WHERE blocked;
-- Finds a contact by user id.
CREATE UNIQUE INDEX contacts_bsuid_key ON contacts (organization_id, phone_number_id, bsuid) WHERE bsuid IS NOT NULL;
-- Lists contacts by username, ignoring case.
CREATE INDEX contacts_username ON contacts (organization_id, phone_number_id, lower(username), created_at DESC, id DESC)
  WHERE username IS NOT NULL;
-- Searches contacts by part of name or email address, or by the beginning of the number. The pending list is short, since every search reads all of it.
CREATE INDEX contacts_search_keys ON contacts
  USING gin (contact_search_keys(phone_number_id, searched, phone_number)) WITH (gin_pending_list_limit = 256);

-- Contacts that were merged into another one. Their events are erased when that one is deleted.
CREATE TABLE merged_contacts (
  organization_id text COLLATE "C" NOT NULL, -- Owner.
  id text COLLATE "C" NOT NULL, -- The deleted contact.
  merged_into text COLLATE "C" NOT NULL, -- The contact that remains.
  PRIMARY KEY (organization_id, id)
);
-- Finds the contacts that were merged into one that is deleted.
CREATE INDEX merged_contacts_survivor ON merged_contacts (organization_id, merged_into);
