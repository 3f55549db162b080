import type { ContactSource } from './contact-source.ts'

// A search has two strategies. A frequent text is found by scanning the list from the newest contact. A rare text is found by
// the index of substrings. A sample of the newest contacts decides, so the planner's statistics do not matter.

/** Number of newest contacts that are always compared first. */
const sample = 150
/** Min matches in the sample for which the scan continues, because it is likely to fill the page. */
const promising = 2
/** Max contacts to scan before the index is used. */
const walk = 5_000

// The index looks up each key for every contact that has the rarest key, which is slowest for frequent keys (`.com`). So only a
// few keys are used: the ones that are rarest in the newest contacts.

/** Max keys for an index search. */
const keys = 4
/** Number of newest contacts in which substrings are counted, to find the rare ones. */
const counted = 30

/** The parts of a list's statement that a search needs. */
export interface SearchParts {
  readonly source: ContactSource
  /** ` AND …` for every other filter, and for the position of the cursor. */
  readonly conditions: string
  /** The parameter (such as `$4`) of the search text. */
  readonly search: string
}

/** Of `contact`: whether its name or email address contains the text, or its phone number begins with it. */
export const searchMatches = `(contact.searched LIKE (SELECT pattern FROM search)
      OR contact.phone_number LIKE (SELECT phone_pattern FROM search))`

const keysOf = 'contact_search_keys(phone_number_id, searched, phone_number)'

/** The SQL of all columns of contacts with the keys of a search. It may hold other accounts' contacts, and some that do not match. */
export const contactsWithSearchKeys = `SELECT * FROM contacts
       WHERE (${keysOf} @> (SELECT keys FROM keys) OR ${keysOf} @> (SELECT ARRAY[hashtext($2) # hashtext(beginning)] FROM search))`

/**
 * The SQL of the tables `search` and `keys` of a search. A text of which fewer than three characters remain has no keys.
 *
 * @param search the parameter (such as `$4`) of the text; `$2` is the account
 * @param newest the SQL of `searched` of some contacts
 */
export const searchTables = (search: string, newest: string) => `search AS MATERIALIZED (
      SELECT value, CASE WHEN length(value) < 5 THEN 3 ELSE 5 END AS size, phone, phone || '%' AS phone_pattern,
        CASE WHEN length(value) > 2 THEN '%' || regexp_replace(value, '([\\\\%_])', '\\\\\\1', 'g') || '%' END AS pattern,
        left(phone, (length(phone) - 1) / 2 * 2 + 1) AS beginning
      FROM search_text(${search}::text) AS value,
        LATERAL (SELECT CASE WHEN value ~ '^ ?\\+[ (]*[0-9][ ().]*[0-9][-0-9 ()./]*$'
          THEN '+' || regexp_replace(value, '[^0-9]', '', 'g') END AS phone) AS number
    ), common AS MATERIALIZED (
      SELECT coalesce(string_agg(searched, ' '), '') AS texts FROM (${newest} LIMIT ${counted}) AS newest
    ), keys AS MATERIALIZED (
      SELECT array_agg(hashtext($2) # hashtext(part)) AS keys FROM (
        SELECT part
        FROM (SELECT DISTINCT substr(value, i, size) AS part
              FROM search, generate_series(1, length(value) - size + 1) AS i) AS parts, common
        ORDER BY length(texts) - length(replace(texts, part, '')), part LIMIT ${keys}
      ) AS rarest
    )`

/**
 * SQL of the sort keys (`created_at`, `id`) of a page of contacts whose name or email address contains a text, or whose phone
 * number begins with it. A text of which fewer than three characters remain is not found.
 */
export function searchPage({ source, conditions, search }: SearchParts): string {
  const { from, base, created_at, id, join } = source
  const order = `${created_at} DESC, ${id} DESC`
  const compared = `SELECT ${created_at} AS created_at, ${id} AS id, ${searchMatches} AS found FROM ${from}
      WHERE ${base}${conditions}`
  return `
    WITH ${searchTables(search, `SELECT contact.searched FROM ${from} WHERE ${base}${conditions} ORDER BY ${order}`)}, sample AS MATERIALIZED (
      ${compared} ORDER BY ${order} LIMIT ${sample}
    ), sampled AS MATERIALIZED (
      SELECT count(*) FILTER (WHERE found) AS found, count(*) = ${sample} AS has_more FROM sample
    ), walk AS MATERIALIZED (
      SELECT created_at, id FROM (
        ${compared} AND (SELECT has_more AND found >= ${promising} AND found < $3 FROM sampled)
        ORDER BY ${order} OFFSET ${sample} LIMIT ${walk - sample}
      ) AS compared WHERE found LIMIT (SELECT greatest($3 - found, 0) FROM sampled)
    ), decision AS MATERIALIZED (
      SELECT has_more AND found + (SELECT count(*) FROM walk) < $3 AS use_index FROM sampled
    )
    SELECT created_at, id FROM sample WHERE found AND NOT (SELECT use_index FROM decision)
    UNION ALL
    SELECT created_at, id FROM walk WHERE NOT (SELECT use_index FROM decision)
    UNION ALL
    (SELECT ${created_at}, ${id} FROM (
       -- OFFSET keeps other conditions, and so other indexes, out of here.
       ${contactsWithSearchKeys}
         AND (SELECT use_index FROM decision) OFFSET 0
     ) AS contact ${join}
     WHERE ${base}${conditions} AND ${searchMatches} ORDER BY ${order} LIMIT $3)
    ORDER BY created_at DESC, id DESC LIMIT $3`
}
