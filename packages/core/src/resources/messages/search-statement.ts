import type { SearchMessagesInput } from '@channel/contract/types'
import type { FilterOf, ListParts } from '../../mechanisms/pagination/index.ts'

/** The filters, without those that are always there. */
export type SearchFilter = Exclude<
  FilterOf<SearchMessagesInput['query']>,
  'search' | 'created_after' | 'created_before'
>

// As the search of conversations, with two strategies. Frequent words are found by comparing messages in the order of the list, which soon
// fills the page. Rare ones are found by the index of words. A sample of the first messages decides. The index reads all messages with a
// word, so words that the sample has are left to the comparison of what the others find.

/** Max messages of the sample. */
const sample = 100
/** Min matches in the sample for which more are compared, because they are likely to fill the page. */
const promising = 2
/** Max messages to compare before the index is used. */
const walk = 2_000

type Parts = ListParts<SearchFilter>

/**
 * SQL of the ids of a page, and their places. `$1` is the organization, `$2` the limit, `$3` and `$7` the times, `$4` the text. The ids are between
 * `$5` and `$6`.
 */
export function foundMessages(parts: Parts): string {
  const order = orderOf(parts)
  const account = parts.params.phone_number_id
  const accounts = `SELECT phone_number_id FROM channel_accounts
      WHERE organization_id = $1 AND verified${account === undefined ? '' : ` AND phone_number_id = ${account}`}`
  const owner = 'words_owner(message.contact_id, message.conversation_id, message.group_id)'
  const candidates = (limit: number, condition = '') => `(
      SELECT message.id, message.created_at, ${owner} AS owner FROM messages message
      WHERE ${rangeOf(parts)}${conditionsOf(parts)}${condition} ORDER BY ${order('message')} LIMIT ${limit}
    ) AS candidate`
  const wordsOf = `organization_id = $1 AND contact_id = candidate.owner AND message_id = candidate.id`
  // OFFSET keeps other conditions, and so other indexes, out of here. It may hold words of other organizations.
  const indexed = `SELECT message_id AS id FROM (SELECT * FROM search_words WHERE words @@ (SELECT index_words FROM decision) OFFSET 0) AS matching
      WHERE organization_id = $1 AND message_id > $5 AND message_id < $6 AND words @@ (SELECT all_words FROM decision)
        AND (SELECT use_index FROM decision)`
  return `
    WITH word_query AS MATERIALIZED (
      SELECT word, string_agg(search_query(phone_number_id, word)::text, ' | ')::tsquery AS query
      FROM (SELECT DISTINCT string_to_table(words_of($4), ' ') AS word) AS asked, (${accounts}) AS account
      WHERE word <> '' GROUP BY word
    ), sampled AS MATERIALIZED (
      SELECT candidate.id, word FROM ${candidates(sample)}
      CROSS JOIN LATERAL (SELECT words FROM search_words WHERE ${wordsOf} LIMIT 1) AS indexed
      JOIN word_query ON indexed.words @@ word_query.query
    ), choice AS MATERIALIZED (
      SELECT
        (SELECT count(*) FROM (
          SELECT FROM sampled GROUP BY id HAVING count(*) = (SELECT count(*) FROM word_query)
        ) AS matching) >= ${promising} AS is_promising,
        (SELECT string_agg('(' || query::text || ')', ' & ')::tsquery FROM word_query) AS all_words,
        (SELECT string_agg('(' || query::text || ')', ' & ')::tsquery FROM word_query WHERE word NOT IN (
          SELECT word FROM sampled GROUP BY word HAVING count(*) >= ${promising}
        )) AS rare_words
    ), walked AS MATERIALIZED (
      SELECT id, created_at FROM ${candidates(walk, ' AND (SELECT is_promising OR rare_words IS NULL FROM choice)')}
      WHERE EXISTS (SELECT FROM search_words WHERE ${wordsOf} AND words @@ (SELECT all_words FROM choice) OFFSET 0)
      ORDER BY ${order('candidate')} LIMIT $2
    ), decision AS MATERIALIZED (
      SELECT (SELECT count(*) FROM walked) < $2 AS use_index, all_words, coalesce(rare_words, all_words) AS index_words FROM choice
    )
    SELECT id, row_number() OVER (ORDER BY ${order('found')}) AS place FROM (
      SELECT id, created_at FROM walked WHERE NOT (SELECT use_index FROM decision)
      UNION ALL
      (SELECT message.id, message.created_at
       FROM (${indexed} ORDER BY message_id DESC) AS found
       CROSS JOIN LATERAL (SELECT * FROM messages WHERE organization_id = $1 AND id = found.id LIMIT 1) AS message
       WHERE ${boundsOf(parts)}${conditionsOf(parts)}
       ORDER BY ${order('message')} LIMIT $2)
    ) AS found`
}

const isOfAll = ({ given }: Parts) => !given.has('phone_number_id') && !given.has('contact_id')

/** Messages of one account or contact have an index by time. Those of all accounts are in the order of their ids. */
function orderOf(parts: Parts) {
  return (row: string) => (isOfAll(parts) ? `${row}.id DESC` : `${row}.created_at DESC, ${row}.id DESC`)
}

/** The time, and the position of the page. The time of an id is at most a day from that of its message. */
function boundsOf(parts: Parts): string {
  const time = 'message.created_at >= $3 AND message.created_at < $7'
  const { created_at, id } = parts.position!
  return isOfAll(parts)
    ? `${time} AND message.id < ${id} AND message.created_at < ${created_at} + interval '1 day'`
    : `${time} AND (message.created_at, message.id) < ${parts.after}`
}

function rangeOf(parts: Parts): string {
  const ids = isOfAll(parts) ? ' AND message.id > $5' : ''
  return `message.organization_id = $1 AND ${boundsOf(parts)}${ids}`
}

function conditionsOf({ given, params, conditions }: Parts): string {
  const group = ` AND message.group_id IS ${given.has('kind') ? 'NOT ' : ''}NULL`
  if (params.contact_id === undefined) return `${conditions}${group}`
  const contact = given.has('kind')
    ? `message.contact_id = ${params.contact_id}`
    : `message.conversation_id = (SELECT id FROM conversations WHERE organization_id = $1 AND contact_id = ${params.contact_id})`
  return `${conditions}${group} AND ${contact}`
}
