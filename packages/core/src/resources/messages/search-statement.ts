import type { SearchMessagesInput } from '@channel/contract/types'
import { type FilterOf, type ListParts, opaque } from '../../mechanisms/pagination/index.ts'
import { askedWords, hasAllWords, indexedWords, queryOfWords } from '../../mechanisms/search-words/index.ts'

/** The filters, without those that are always there. */
export type SearchFilter = Exclude<
  FilterOf<SearchMessagesInput['query']>,
  'search' | 'created_after' | 'created_before'
>

// A page is found in steps, from the latest ids to the oldest. The first one compares the words of the newest messages, which tell how
// frequent words are. Each of the others compares more messages if these are likely to fill the page, or else reads a period of the index of
// words. The database runs a step only while the page is not full, and has not cost too much. A contact is a word of the index, too.
// Nothing depends on the planner's statistics: every loop is LATERAL, in a fixed order.

/** The newest messages, which tell how frequent words are. */
const sample = 250
/** Max messages that another step compares. */
const stretch = 4_000
/** The same after a lookup that found too many. */
const stretchOfPeriod = 1_000
/** Max words of the text that are looked up, the longest ones. */
const maxWords = 4
/** Max matches in the sample of a word that is looked up with a rarer one, for each of that one's: the index reads all rows of both. */
const maxRatio = 4
/** Matches in the sample from which a word is frequent: alone, it is not looked up, since a period has too many messages with it. */
const frequent = 6
/** Max matches in the sample of a frequent word that is looked up with others. With more, it leaves out too few. */
const maxFrequent = 150
/** Max messages of a period that the index finds. If there are more, messages are compared. */
const maxFound = 400
/** After this cost no other step begins, and the next page goes on. In microseconds: two for a message that the index finds, a fifth for one compared. */
const maxCost = 750
/** The cost of a period, and as much again for each word in each account. */
const lookupCost = 3
/** The max milliseconds after which no other lookup of several words begins: nothing tells how much of the index it reads. */
const maxMs = 0.5

type Parts = ListParts<SearchFilter>

const limit = opaque('$2::int')
const after = opaque('$5::text')

const newestBefore = (id: string, max: number | string) => `(
        SELECT * FROM search_words WHERE organization_id = $1 AND id > ${after} AND id < ${id} ORDER BY id DESC LIMIT ${max}
      ) AS newest`

/** Whether a row has all words. The longest one alone is compared three times faster. */
const hasWords = `strpos(words, (SELECT ' ' || word FROM asked ORDER BY length(word) DESC LIMIT 1)) > 0 AND ${hasAllWords}`

/** The conditions of the filters: on accounts, and on the contact, with its word if there is one. The words of groups belong to their conversations. */
function filtersOf({ params, given }: Parts) {
  const { phone_number_id, contact_id, direction } = params
  const ofContact = `(SELECT phone_number_id FROM contacts WHERE organization_id = $1 AND id = ${contact_id})`
  const accounts = [
    ...(phone_number_id === undefined ? [] : [phone_number_id]),
    ...(contact_id === undefined ? [] : [ofContact]),
  ].map((id) => ` AND phone_number_id = ${id}`)
  const owner = given.has('kind')
    ? { condition: `contact_id < 'ctc_'`, word: `contact_word('')` }
    : contact_id === undefined
      ? { condition: `contact_id >= 'ctc_'` }
      : { condition: `contact_id = ${contact_id}`, word: `contact_word(${contact_id})` }
  const ofDirection = direction === undefined ? '' : ` AND outbound = ${opaque(`${direction} = 'outbound'`)}`
  const isMatch = `${owner.condition}${ofDirection} AND ${hasWords} AND phone_number_id IN (SELECT phone_number_id FROM account)`
  return { accounts: accounts.join(''), owner, isMatch }
}

/**
 * The step that compares the newest messages, and how many more the next one compares: as many as are likely to fill the page, or some if
 * lookups would cost more, because the words are frequent or the newest messages are of more than twelve days.
 */
const sampleStep = `
      SELECT array_agg(id) FILTER (WHERE is_match) AS ids, CASE WHEN count(*) = ${sample} THEN min(id) END AS reached, CASE
          WHEN count(*) FILTER (WHERE is_match) * ${stretch / sample / 2} >= ${limit}
            THEN ${sample * 2} * ${limit} / count(*) FILTER (WHERE is_match)
          WHEN (SELECT words = 0 OR words = 1 AND matches >= ${frequent} FROM looked_up) THEN ${stretch}
          WHEN min(id) < left(period_before(left(max(id), 8) || '0'), 8) THEN ${stretch}
          ELSE 0
        END AS to_compare, 0::bigint AS cost, false AS ends
      FROM newest`

/** The step that compares messages. */
const comparingStep = (isMatch: string) => `
        SELECT array_agg(id) FILTER (WHERE ${isMatch}) AS ids, CASE WHEN count(*) = step.to_compare THEN min(id) END AS reached,
          step.to_compare, count(*) / 5 AS cost, false AS ends
        FROM ${newestBefore('step.reached', 'step.to_compare')}
        HAVING step.to_compare > 0 AND NOT period.ends`

/** The step that reads a period of the index. */
const lookupStep = (isMatch: string) => `
        SELECT CASE WHEN count(*) <= ${maxFound} THEN array_agg(id) FILTER (
            WHERE ${isMatch} AND organization_id = $1 AND id > ${after} AND id >= period.id AND id < step.reached
          ) END,
          CASE WHEN count(*) <= ${maxFound} THEN period.id ELSE step.reached END,
          CASE WHEN count(*) <= ${maxFound} THEN 0 ELSE ${stretchOfPeriod} END,
          ${lookupCost} * (SELECT 1 + words * (SELECT count(*) FROM account) FROM looked_up) + least(count(*) * 2, ${maxFound}), false
        FROM (
          SELECT found.* FROM account CROSS JOIN LATERAL (
            ${indexedWords('(SELECT query FROM looked_up)', 'account.phone_number_id', 'period.id')}
          ) AS found
          WHERE found.phone_number_id = account.phone_number_id LIMIT ${maxFound + 1}
        ) AS found
        HAVING step.to_compare = 0 AND NOT period.ends`

/**
 * SQL of the ids of messages with the words, in the order of the list. If its cost ends the page, the last row `ends`, and has the id before which
 * the next page goes on. `$1` is the organization, `$2` the limit, `$4` the text. The ids are after `$5`, and before that of the position.
 */
export function foundMessages(parts: Parts): string {
  const { accounts, owner, isMatch } = filtersOf(parts)
  const matchesOf = (condition: string) => `(SELECT count(*) FROM newest WHERE ${condition}${accounts})`
  return `
    WITH RECURSIVE asked AS MATERIALIZED (
      ${askedWords('$4')}
    ), account AS MATERIALIZED (
      SELECT phone_number_id FROM channel_accounts WHERE organization_id = $1 AND verified${accounts}
    ), oldest AS MATERIALIZED (
      SELECT period_of(id) AS period FROM search_words
      WHERE organization_id = $1 AND id > ${after} AND EXISTS (SELECT FROM asked) ORDER BY id LIMIT 1
    ), newest AS MATERIALIZED (
      SELECT *, ${isMatch} AS is_match FROM ${newestBefore(opaque(`${parts.position!.id} COLLATE "C"`), sample)}
    ), counted AS MATERIALIZED (
      SELECT query, ${matchesOf(`strpos(words, ' ' || word) > 0`)} AS matches
      FROM (SELECT * FROM asked ORDER BY length(word) DESC LIMIT ${maxWords}) AS longest
      ${owner.word === undefined ? '' : `UNION ALL SELECT ${owner.word}, ${matchesOf(owner.condition)}`}
    ), looked_up AS MATERIALIZED (
      SELECT ${queryOfWords} AS query, count(*) AS words, min(matches) AS matches
      FROM counted CROSS JOIN (SELECT min(matches) AS least FROM counted) AS rarest
      WHERE matches <= CASE WHEN least < ${frequent} THEN ${maxRatio} * least ELSE ${maxFrequent} END
    ), step AS (${sampleStep}
      UNION ALL
      SELECT next.ids, next.reached, next.to_compare, step.cost + next.cost, next.ends
      FROM step CROSS JOIN LATERAL (
        SELECT CASE WHEN length(step.reached) = 9 THEN period_before(step.reached) ELSE period_of(step.reached) END AS id,
          step.cost >= ${maxCost} OR step.to_compare = 0 AND step.cost > 0 AND (SELECT words > 1 FROM looked_up)
            AND clock_timestamp() - statement_timestamp() > interval '${maxMs} ms' AS ends OFFSET 0
      ) AS period CROSS JOIN LATERAL (${comparingStep(isMatch)}
        UNION ALL${lookupStep(isMatch)}
        UNION ALL
        SELECT NULL, step.reached, 0, 0, true WHERE period.ends
      ) AS next
      WHERE step.reached > (SELECT period FROM oldest) AND NOT step.ends
    )
    SELECT found.id, step.ends FROM step CROSS JOIN LATERAL (
      SELECT id FROM (SELECT unnest(step.ids) AS id ORDER BY id DESC) AS sorted UNION ALL SELECT step.reached WHERE step.ends
    ) AS found
    WHERE step.ids IS NOT NULL OR step.ends`
}
