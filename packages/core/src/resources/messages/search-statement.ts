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
const sample = 60
/** Min matches in the sample for which more are compared, because they are likely to fill the page. */
const promising = 2
/** Max messages to compare before the index is used. */
const walk = 2_000
/** Of one account, first those matches are sorted by time that are within as many times the time of the sample. */
const firstPart = 1_000
/** How far the time of an id may be from that of its message. */
const dayMs = 24 * 60 * 60 * 1000

/** SQL of what ids of messages begin with that were made at a time in milliseconds. */
const idAt = (ms: string) => `(
  SELECT 'msg_' || string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (greatest(0, ${ms})::bigint >> shift & 31)::integer + 1, 1), '')
  FROM generate_series(45, 0, -5) AS shift
)`

type Parts = ListParts<SearchFilter>

/** SQL of the query for all words in a message of the account. */
const allWords = (account: string) => `(SELECT string_agg(word_query(${account}, word), ' & ')::tsquery FROM asked)`
/** SQL of the query for the words that the index looks up: the rare ones, if there are some. */
const indexWords = `(
  SELECT string_agg(word_query(phone_number_id, word), ' & ')::tsquery FROM asked
  WHERE word IN (SELECT word FROM rare) OR NOT EXISTS (SELECT FROM rare)
)`
const isVerified = (account: string) => `${account} IN (SELECT phone_number_id FROM account)`

/**
 * SQL of the messages of a page, in no order. `$1` is the organization, `$2` the limit, `$3` and `$7` the times, `$4` the text. The ids are
 * between `$5` and `$6`.
 */
export function foundMessages(parts: Parts): string {
  const account = parts.params.phone_number_id
  const candidates = (limit: number, condition = '') => `(
      SELECT * FROM messages message
      WHERE ${rangeOf(parts)}${conditionsOf(parts)}${condition} ORDER BY ${orderOf(parts)} LIMIT ${limit}
    ) AS message`
  const wordsOf = `organization_id = $1 AND id = message.id`
  const found = (ids = '', times = '') => `
    (SELECT message.*
     FROM (SELECT * FROM matching WHERE true${ids} ORDER BY id DESC) AS found
     CROSS JOIN LATERAL (SELECT * FROM messages WHERE organization_id = $1 AND id = found.id LIMIT 1) AS message
     WHERE message.phone_number_id = account_id AND found.words @@ ${allWords('account_id')}
       AND ${boundsOf(parts)}${conditionsOf(parts)}${times}
     ORDER BY ${isOfAll(parts) ? 'found.id DESC' : orderOf(parts)} LIMIT $2)`
  const indexed = isOfAll(parts)
    ? found()
    : `(${found(' AND id > (SELECT first_id FROM border)', ' AND message.created_at >= (SELECT at FROM border)')}
       UNION ALL
       ${found(' AND id < (SELECT last_id FROM border)', ' AND message.created_at < (SELECT at FROM border)')}
       LIMIT $2)`
  return `
    WITH account AS MATERIALIZED (
      SELECT phone_number_id FROM channel_accounts
      WHERE organization_id = $1 AND verified${account === undefined ? '' : ` AND phone_number_id = ${account}`}
    ), asked AS MATERIALIZED (
      SELECT word FROM (SELECT DISTINCT string_to_table(words_of($4), ' ') AS word) AS words WHERE word <> ''
    ), newest AS MATERIALIZED (
      SELECT message.* FROM ${candidates(sample)}
    ), border AS MATERIALIZED (
      SELECT to_timestamp(ms / 1000) AS at, ${idAt(`ms - ${dayMs}`)} AS first_id, ${idAt(`ms + ${dayMs}`)} AS last_id
      FROM (
        SELECT greatest(0, max(ms) - ${firstPart} * (max(ms) - min(ms))) AS ms
        FROM (SELECT extract(epoch FROM created_at)::double precision * 1000 AS ms FROM newest) AS times
      ) AS border
    ), sampled AS MATERIALIZED (
      SELECT message.id, word FROM newest AS message
      CROSS JOIN LATERAL (SELECT words FROM search_words WHERE ${wordsOf} LIMIT 1) AS indexed
      JOIN asked ON indexed.words @@ word_query(message.phone_number_id, word)::tsquery
    ), rare AS MATERIALIZED (
      SELECT word FROM asked
      WHERE word NOT IN (SELECT word FROM sampled GROUP BY word HAVING count(*) >= ${promising})
    ), choice AS MATERIALIZED (
      SELECT NOT EXISTS (SELECT FROM rare) OR (SELECT count(*) FROM newest) < ${sample} OR (
        SELECT count(*) FROM (SELECT FROM sampled GROUP BY id HAVING count(*) = (SELECT count(*) FROM asked)) AS matching
      ) >= ${promising} AS is_promising
    ), walked AS MATERIALIZED (
      SELECT * FROM ${candidates(walk, ' AND (SELECT is_promising FROM choice)')}
      WHERE ${isVerified('message.phone_number_id')} AND EXISTS (
        SELECT FROM search_words WHERE ${wordsOf} AND words @@ ${allWords('message.phone_number_id')} OFFSET 0
      )
      ORDER BY ${orderOf(parts)} LIMIT $2
    ), decision AS MATERIALIZED (
      SELECT (SELECT count(*) FROM walked) < $2 AND (SELECT count(*) FROM newest) = ${sample} AS use_index
    ), matching AS MATERIALIZED (
      -- One account at a time, because the index reads alternatives slowly. OFFSET keeps other conditions, and so other indexes, out of it. It
      -- may find words of other organizations.
      SELECT id, words, account_id
      FROM (SELECT phone_number_id AS account_id, ${indexWords} AS query FROM account) AS account
      CROSS JOIN LATERAL (SELECT * FROM search_words WHERE words @@ query OFFSET 0) AS found
      WHERE organization_id = $1 AND id > $5 AND id < $6 AND (SELECT use_index FROM decision)
    )
    SELECT * FROM walked WHERE NOT (SELECT use_index FROM decision)
    UNION ALL
    ${indexed}`
}

const isOfAll = ({ given }: Parts) => !given.has('phone_number_id') && !given.has('contact_id')

/** Messages of one account or contact have an index by time. Those of all accounts are in the order of their ids. */
export function orderOf(parts: Parts): string {
  return isOfAll(parts) ? 'message.id DESC' : 'message.created_at DESC, message.id DESC'
}

/**
 * The time, and the position of the page. An index scan uses only one bound, so the position of the first page has that of the time. The
 * time of an id is at most a day from that of its message.
 */
function boundsOf(parts: Parts): string {
  const { created_at, id } = parts.position!
  const from = 'message.created_at >= $3'
  if (!isOfAll(parts))
    return `${from} AND (message.created_at, message.id) < ${parts.after} AND $7::timestamptz IS NOT NULL`
  return `${from} AND message.created_at < least($7, ${created_at} + interval '1 day') AND message.id < ${id}`
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
