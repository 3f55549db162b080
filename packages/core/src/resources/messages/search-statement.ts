import type { SearchMessagesInput } from '@channel/contract/types'
import type { FilterOf, ListParts } from '../../mechanisms/pagination/index.ts'
import { askedWords, hasAllWords, indexedWords, periodBefore } from '../../mechanisms/search-words/index.ts'

/** The filters, without those that are always there. */
export type SearchFilter = Exclude<
  FilterOf<SearchMessagesInput['query']>,
  'search' | 'created_after' | 'created_before'
>

// Messages are found in two stages, both in the order of their ids. First the words of the newest messages are compared, which soon fills the
// page if they are frequent. What is left is found by the index of words, period by period, the latest first. The database runs a stage, and
// reads a period, only while the page is not full. Messages of a contact are found by the index alone, which has the contact as a word.
// Nothing depends on the planner's statistics: every loop is LATERAL, in a fixed order.

/** Max messages whose words are compared, for each of the page. */
const walk = 150
/** The newest messages that tell which words of several are frequent. */
const sample = 1_000
/** Max matches in the sample of words that the index looks up. Others would have most of its rows. Without a contact, the rarest is looked up. */
const rareMatches = 10

type Parts = ListParts<SearchFilter>

/** Whether a row of words has all words. One of them alone is compared three times faster. */
const isMatch = `strpos(words, (SELECT max(' ' || word) FROM asked)) > 0
          AND ${hasAllWords}`

/**
 * SQL of the messages of a page, in the order of the list. `$1` is the organization, `$2` the limit, `$3` the first time, `$4` the text. The
 * ids are after `$5`, and before those of the position.
 */
export function foundMessages(parts: Parts): string {
  const { params, given, position } = parts
  const newest = `SELECT * FROM search_words
      WHERE organization_id = $1 AND id > $5 AND id < ${position!.id} ORDER BY id DESC`
  // The words of groups belong to their conversations.
  const contact = given.has('kind') ? undefined : params.contact_id
  const accounts = [
    params.phone_number_id,
    params.contact_id &&
      `(SELECT phone_number_id FROM contacts WHERE organization_id = $1 AND id = ${params.contact_id})`,
  ].filter((id) => id !== undefined)
  const conditions = [
    ...accounts.map((id) => `phone_number_id = ${id}`),
    contact ? `contact_id = ${contact}` : `contact_id ${given.has('kind') ? '<' : '>='} 'ctc_'`,
  ].join(' AND ')
  const sampled = contact ? sample : `CASE WHEN (SELECT count(*) FROM asked) > 1 THEN ${sample} ELSE 0 END`
  const start = contact
    ? `${position!.id}::text COLLATE "C"`
    : `coalesce((SELECT id FROM (${newest} OFFSET $2 * ${walk} - 1 LIMIT 1) AS last), $5)`
  const ofContact = contact ? `, contact_query(account_id, period.id, ${contact})` : ''
  return `
    WITH RECURSIVE asked AS MATERIALIZED (
      ${askedWords('$4')}
    ), account AS MATERIALIZED (
      SELECT phone_number_id AS account_id FROM channel_accounts
      WHERE organization_id = $1 AND verified${accounts.map((id) => ` AND phone_number_id = ${id}`).join('')}
    ), rare AS MATERIALIZED (
      SELECT word FROM (
        SELECT word, matches, min(matches) OVER () AS fewest
        FROM asked CROSS JOIN LATERAL (
          SELECT count(*) AS matches FROM (${newest} LIMIT ${sampled}) AS newest
          WHERE strpos(words, ' ' || word) > 0
        ) AS sampled
      ) AS counted
      WHERE matches <= ${rareMatches}${contact ? '' : ' OR matches = fewest'}
    ), walked AS (
      SELECT id FROM (${newest} LIMIT ${contact ? 0 : `$2 * ${walk}`}) AS newest WHERE ${isMatch} AND ${conditions}
    ), border AS MATERIALIZED (
      SELECT ${start} AS id
    ), period AS (
      SELECT border.id AS before, ${periodBefore('border.id', '$5')} AS id FROM border
      UNION ALL
      SELECT period.id, ${periodBefore('period.id', '$5')} FROM period WHERE id IS NOT NULL
    )
    SELECT message.* FROM (
      SELECT id FROM walked
      UNION ALL
      SELECT found.id FROM period CROSS JOIN LATERAL (
        SELECT found.id FROM account CROSS JOIN LATERAL (
          ${indexedWords(`
            SELECT concat_ws(' & ', string_agg(word_query(account_id, period.id, word), ' & ')${ofContact})::tsquery FROM rare
          `)}
        ) AS found
        WHERE organization_id = $1 AND phone_number_id = account_id AND ${isMatch} AND ${conditions}
          AND found.id > $5 AND found.id >= period.id AND found.id < period.before
        ORDER BY found.id DESC
      ) AS found
    ) AS found
    CROSS JOIN LATERAL (SELECT * FROM messages WHERE organization_id = $1 AND id = found.id LIMIT 1) AS message
    WHERE message.phone_number_id = ANY (ARRAY(SELECT account_id FROM account))
      AND message.created_at >= $3 AND message.created_at < ${position!.created_at}${parts.conditions}
    LIMIT $2`
}
