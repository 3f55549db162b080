// SQL of searches in `search_words`, whose index has words by account and period; see search.sql. `$1` is the organization.

/** The words of a search, for a table `asked`. @param search the placeholder of its text */
export const askedWords = (search: string) =>
  `SELECT word, word_pattern(word) AS pattern, word_query(word) AS query FROM searched_words(${search}) AS word`

/** Whether a row of words has all that are `asked`. */
export const hasAllWords = `words || ' ' LIKE ALL ((SELECT array_agg(pattern) FROM asked)::text[])`

/**
 * Where the period of the last id before another one begins, null without one.
 *
 * @param id the SQL of the other one
 * @param after the SQL of an id after which all are; none by default
 */
export const periodBefore = (id: string, after?: string) => `(
        SELECT period_of(words.id) FROM search_words words
        WHERE words.organization_id = $1${after === undefined ? '' : ` AND words.id > ${after}`} AND words.id < ${id}
        ORDER BY words.id DESC LIMIT 1
      )`

/**
 * The rows that the index finds, also of other organizations. OFFSET keeps other conditions, and so other indexes, out of it.
 *
 * @param query the SQL of a tsquery
 */
export const indexedWords = (query: string) =>
  `SELECT * FROM search_words WHERE indexed_words(phone_number_id, id, contact_id, words) @@ (${query}) OFFSET 0`
