import type { SearchMessagesInput } from '@channel/contract/types'
import type { FilterOf, ListParts } from '../../mechanisms/pagination/index.ts'
import { askedWords, hasAllWords, indexedWords, periodBefore } from '../../mechanisms/search-words/index.ts'

/** The filters, without those that are always there. */
export type SearchFilter = Exclude<
  FilterOf<SearchMessagesInput['query']>,
  'search' | 'created_after' | 'created_before'
>

// A page is found in steps, from the latest ids to the oldest. The first one compares the words of the newest messages, which soon fills the
// page if they are frequent. Each of the others reads a period of the index of words, or compares some messages of a period that has too many
// matches to sort them. The database runs a step only while the page is not full, and has not cost too much. A contact is a word of the index, too.
// Nothing depends on the planner's statistics: every loop is LATERAL, in a fixed order.

/** Max messages whose words the first step compares, for each of the page. */
const walk = 110
/** The newest messages that tell which of several words are frequent. */
const sample = 500
/** Max matches in the sample of words that the index looks up, or four times those of the rarest. It would read all rows of the others. */
const rareMatches = 5
/** Max rows of a period that the index finds, and that are sorted. */
const maxFound = 1_000
/** The same of a contact: its messages are far apart, so that comparing all in between takes longer. */
const maxFoundOfContact = 10_000
/** Max messages that are compared if there are more: they are so many that these are likely to fill the page. */
const stretch = 2_000
/** After this cost no other step begins, and the next page goes on: periods, and eight times as many accounts and rows that were found. */
const maxCost = 80
/** The same, in milliseconds, for several words: nothing tells how much of the index these read. */
const maxMs = 1.2

type Parts = ListParts<SearchFilter>

/** Whether a row of words has all words. One of them alone is compared three times faster. */
const isMatch = `strpos(words, (SELECT max(' ' || word) FROM asked)) > 0
          AND ${hasAllWords}`

/**
 * SQL of the ids of messages with the words, in the order of the list. If its cost ends the page, the last row `ends`, and has the id before which
 * the next page goes on. `$1` is the organization, `$2` the limit, `$4` the text. The ids are after `$5`, and before that of the position.
 */
export function foundMessages(parts: Parts): string {
  const { params, given, position } = parts
  const before = `${position!.id}::text COLLATE "C"`
  const newest = (end: string, first = '$5') => `SELECT * FROM search_words
      WHERE organization_id = $1 AND id > $5 AND id >= ${first} AND id < ${end} ORDER BY id DESC`
  // The words of groups belong to their conversations.
  const contact = given.has('kind') ? undefined : params.contact_id
  const accounts = [
    params.phone_number_id,
    params.contact_id &&
      `(SELECT phone_number_id FROM contacts WHERE organization_id = $1 AND id = ${params.contact_id})`,
  ].filter((id) => id !== undefined)
  const matches = [
    isMatch,
    ...accounts.map((id) => `phone_number_id = ${id}`),
    contact ? `contact_id = ${contact}` : `contact_id ${given.has('kind') ? '<' : '>='} 'ctc_'`,
  ].join(' AND ')
  /** The matches among the newest messages, and the last of these if there may be more. */
  const compared = (messages: string, limit: string) => `
      SELECT array_agg(id) FILTER (WHERE ${matches}) AS ids, CASE WHEN count(*) = ${limit} THEN min(id) END AS last
      FROM (${messages} LIMIT ${limit}) AS newest`
  const sampled = `CASE WHEN (SELECT count(*) FROM asked) > ${contact ? 0 : 1} THEN ${sample} ELSE 0 END`
  const max = contact ? maxFoundOfContact : maxFound
  const tooMany = `indexed.count > ${max}`
  return `
    WITH RECURSIVE asked AS MATERIALIZED (
      ${askedWords('$4')}
    ), account AS MATERIALIZED (
      SELECT phone_number_id AS account_id FROM channel_accounts
      WHERE organization_id = $1 AND verified${accounts.map((id) => ` AND phone_number_id = ${id}`).join('')}
    ), rare AS MATERIALIZED (
      ${contact ? `SELECT contact_word(${contact}) AS query UNION ALL` : ''}
      SELECT query FROM (
        SELECT query, matches, greatest(${rareMatches}, ${contact ? 0 : '4 * min(matches) OVER ()'}) AS max_matches
        FROM asked CROSS JOIN LATERAL (
          SELECT count(*) AS matches FROM (${newest(before)} LIMIT ${sampled}) AS newest WHERE strpos(words, ' ' || word) > 0
        ) AS sampled
      ) AS counted
      WHERE matches <= max_matches
    ), step AS (
      SELECT ids, ${contact ? 'last' : 'coalesce(last, $5)'} AS reached, 0::bigint AS cost, false AS ends
      FROM (${contact ? `SELECT NULL::text[] COLLATE "C" AS ids, ${before} AS last` : compared(newest(before), `($2 * ${walk})`)}) AS newest
      UNION ALL
      SELECT CASE WHEN ${tooMany} THEN compared.ids ELSE indexed.ids END,
        CASE WHEN period.ends THEN step.reached ELSE coalesce(compared.last, period.id) END,
        step.cost + 1 + ((SELECT count(*) FROM account) + indexed.count) / 8, period.ends
      FROM step CROSS JOIN LATERAL (
        SELECT ${periodBefore('step.reached', '$5')} AS id,
          step.cost > ${maxCost} OR (SELECT count(*) FROM rare) > 1
            AND clock_timestamp() - statement_timestamp() > interval '${maxMs} ms' AS ends OFFSET 0
      ) AS period CROSS JOIN LATERAL (
        SELECT count(*) AS count, array_agg(id ORDER BY id DESC) FILTER (WHERE ${matches}
          AND id > $5 AND id >= period.id AND id < step.reached) AS ids
        FROM (
          SELECT found.* FROM account CROSS JOIN LATERAL (
            ${indexedWords(`SELECT string_agg(word_prefix(account_id, period.id) || query, ' & ')::tsquery FROM rare`)}
          ) AS found
          WHERE organization_id = $1 AND phone_number_id = account_id AND NOT period.ends LIMIT ${max + 1}
        ) AS found
      ) AS indexed CROSS JOIN LATERAL (
        ${compared(newest('step.reached', 'period.id'), `CASE WHEN ${tooMany} THEN ${stretch} ELSE 0 END`)}
      ) AS compared
      WHERE period.id IS NOT NULL AND NOT step.ends
    )
    SELECT found.id, step.ends FROM step CROSS JOIN LATERAL (
      SELECT id FROM unnest(step.ids) AS id UNION ALL SELECT step.reached WHERE step.ends
    ) AS found`
}
