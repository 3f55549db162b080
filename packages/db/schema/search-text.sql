-- A text without case, accents and invisible characters, whatever the collation of the database. It calls only built-in
-- functions, because a restore calls it without a search path. NFKD separates letters from their accents, which are then removed,
-- as are the optional signs of Hebrew and Arabic. Upper case first makes ß equal to ss. The letters of translate() do not decompose.
-- It is not STRICT, because PostgreSQL inlines only functions that are not, and a call costs more than the work.
CREATE FUNCTION fold_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN octet_length(value) = length(value) THEN lower(value COLLATE "C") COLLATE "und-x-icu"
    ELSE translate(lower(upper(lower(normalize(regexp_replace(
      normalize(value, NFKD),
      '[\u00AD\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670'
        '\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFE00-\uFE0F\uFEFF]',
      '', 'g'
    ), NFKC) COLLATE "und-x-icu"))), 'ςøłđ', 'σold')
  END
$$;

-- The form in which names are compared: folded, and with single blanks.
CREATE FUNCTION search_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(fold_text(value), '\s+', ' ', 'g');
