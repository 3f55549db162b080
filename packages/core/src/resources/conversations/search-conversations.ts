import { askedWords, hasAllWords, indexedWords, queryOfWords } from '../../mechanisms/search-words/index.ts'
import { conditionsOf, type ListRange, noMessage, stretchOf } from './list-ranges.ts'
import { labelLookupSource, plainSource } from './list-source.ts'

// A search has two strategies. A frequent text is found by comparing conversations in the order of the list, which soon fills the
// page. A rare one is found by the index of words; few rows have to be sorted then. A sample of the first conversations decides,
// so the planner's statistics do not matter.

/** Max conversations of the sample. */
const sample = 100
/** Min matches in the sample for which more are compared, because they are likely to fill the page. */
const promising = 2
/** Max messages of each conversation of the sample. */
const messagesOfSample = 10
/** Max conversations to compare before the index is used. */
const walk = 2_000

/** SQL of the page of conversations that have a text in a message, or in the name or number of their contact, or the subject of their group. */
export function searchConversations(range: ListRange, search: string): string {
  const { order } = range
  const source = range.parts.given.has('label_id') ? labelLookupSource : plainSource
  const link =
    source === labelLookupSource
      ? `JOIN conversation_labels link ON link.organization_id = $1 AND link.conversation_id = conversation.id`
      : ''
  // The words of a group are below its conversation, and others below the contact.
  const isGroup = range.parts.given.has('kind')
  const owner = (row: string) => `${row}.${isGroup ? 'id' : 'contact_id'}`
  const matching = `SELECT contact_id FROM period CROSS JOIN LATERAL (
      ${indexedWords(`(SELECT ${queryOfWords} FROM asked)`, '$2', 'period.id')}
    ) AS matching
    WHERE organization_id = $1 AND phone_number_id = $2 AND ${hasAllWords} AND (SELECT use_index FROM decision)`
  const sorted = (row: string, limit = '$3') =>
    `ORDER BY ${row}.${order} DESC${order === 'last_message_at' ? ' NULLS LAST' : ''}, ${row}.id DESC LIMIT ${limit}`
  const first = (limit: number, condition = '') =>
    `(SELECT * FROM (${stretchOf(range, `${limit}`, condition)}) AS stretch ${sorted('stretch', `${limit}`)}) AS candidate`
  // The words of the contact or the group, then those of its messages.
  const isMatch = (max = '') => `EXISTS (
        SELECT FROM (
          SELECT ${owner('candidate')} AS id
          UNION ALL
          (SELECT id FROM messages WHERE organization_id = $1 AND conversation_id = candidate.id
           ORDER BY created_at DESC, id DESC ${max})
        ) AS own
        CROSS JOIN LATERAL (SELECT words FROM search_words WHERE organization_id = $1 AND id = own.id LIMIT 1) AS own_words
        WHERE ${hasAllWords} OFFSET 0
      )`
  return `
    WITH RECURSIVE asked AS MATERIALIZED (
      ${askedWords(search)}
    ), period AS (
      SELECT period_of(id) AS id
      FROM unnest(ARRAY['cnv_', 'ctc_', (SELECT max(id) FROM search_words WHERE organization_id = $1 AND id > 'msg_')]) AS id
      UNION ALL
      SELECT period_before(id) FROM period
      WHERE id > (SELECT period_of(min(id)) FROM search_words WHERE organization_id = $1 AND id > 'msg_')
    ), sampled AS MATERIALIZED (
      SELECT count(*) = ${promising} AS is_promising
      FROM (SELECT FROM ${first(sample)} WHERE ${isMatch(`LIMIT ${messagesOfSample}`)} LIMIT ${promising}) AS matching
    ), walked AS MATERIALIZED (
      SELECT candidate.* FROM ${first(walk, ' AND (SELECT is_promising FROM sampled)')}
      WHERE ${isMatch()} ${sorted('candidate')}
    ), decision AS MATERIALIZED (
      SELECT NOT is_promising OR (SELECT count(*) FROM walked) < $3 AS use_index FROM sampled
    ), found AS MATERIALIZED (
      SELECT DISTINCT contact_id FROM (${matching}) AS matching
    )
    SELECT * FROM walked WHERE NOT (SELECT use_index FROM decision)
    UNION ALL
    (SELECT conversation.*
     FROM found
     CROSS JOIN LATERAL (
       SELECT * FROM conversations WHERE organization_id = $1 AND ${isGroup ? 'id' : 'contact_id'} = found.contact_id LIMIT 1
     ) AS conversation ${link}
     WHERE conversation.phone_number_id = $2${conditionsOf(source, range)}${positionOf(range)}
     ${sorted('conversation')})`
}

function positionOf({ order, parts: { after } }: ListRange): string {
  return after === undefined
    ? ''
    : ` AND (coalesce(conversation.${order}, '${noMessage}'::timestamptz), conversation.id) < ${after}`
}
