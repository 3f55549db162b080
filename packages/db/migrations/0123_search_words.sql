-- oldest-compatible: 0070
-- The words by which conversations are found: those of each message and each contact. A table of its own, because messages are
-- rewritten with every status, and their index of words would be too. All words begin with a hash of the account, so that a
-- search reads nothing of other accounts.
CREATE TABLE search_words (
  organization_id text COLLATE "C" NOT NULL,
  contact_id text COLLATE "C" NOT NULL,
  -- Empty for the words of the contact itself.
  message_id text COLLATE "C" NOT NULL,
  words tsvector NOT NULL,
  PRIMARY KEY (organization_id, contact_id, message_id)
);
-- The pending list is short, since every search reads all of it.
CREATE INDEX search_words_words ON search_words USING gin (words) WITH (gin_pending_list_limit = 1024);

-- The words of a text, each once, in lower case. Longer ones are cut off, here and in what is searched for.
CREATE FUNCTION words_of(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT left(word, 60))
  FROM string_to_table(lower(regexp_replace(left(value, 65536), '[^[:alnum:]]+', ' ', 'g')), ' ') AS word
  WHERE word <> ''
$$;

CREATE FUNCTION account_words(phone_number_id text, words text[]) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array_agg(lpad(to_hex(hashtext(phone_number_id)), 8, '0') || word)) FROM unnest(words) AS word
$$;

-- A phone number is found by every part of it: a part is the beginning of one of these endings.
CREATE FUNCTION contact_words(phone_number_id text, name text, phone_number text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT account_words(phone_number_id, words_of(name) || ARRAY(
    SELECT substr(phone_number, i) FROM generate_series(2, length(phone_number) - 1) AS i
  ))
$$;

-- What to look for. A short word has to be a whole word, since too many begin with it. Null if there is no word.
CREATE FUNCTION search_query(phone_number_id text, value text) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(
    lpad(to_hex(hashtext(phone_number_id)), 8, '0') || word || CASE WHEN word ~ '^...|^[0-9]{2}' THEN ':*' ELSE '' END, ' & '
  )::tsquery
  FROM unnest(words_of(value)) AS word
$$;
