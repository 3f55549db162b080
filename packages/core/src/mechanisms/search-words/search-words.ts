// SQL of searches in `search_words`, whose index has words by account and period; see search.sql. `$1` is the organization.

/** The words of a search, for a table `asked`. @param search the placeholder of its text */
export const askedWords = (search: string) =>
  `SELECT word, word_pattern(word) AS pattern, word_query(word) AS query FROM searched_words(${search}) AS word`

/** Whether a row of words has all that are `asked`. */
export const hasAllWords = `words || ' ' LIKE ALL ((SELECT array_agg(pattern) FROM asked)::text[])`

/** All words of a table as a query, for {@link indexedWords}. */
export const queryOfWords = `string_agg('@' || query, ' & ')`

/**
 * The rows of an account and a period that the index finds, also of other organizations. OFFSET keeps other conditions, and so other
 * indexes, out of it.
 *
 * @param query the SQL of {@link queryOfWords}, computed once
 */
export const indexedWords = (query: string, account: string, period: string) =>
  `SELECT * FROM search_words WHERE indexed_words(phone_number_id, id, contact_id, words)
        @@ replace(${query}, '@', word_prefix(${account}, ${period}))::tsquery OFFSET 0`
