import type { ListUsageInput, Usage } from '@channel/contract/types'
import { type Queryable, type RowOf, statement } from '@channel/db'
import { invalidField } from '../../mechanisms/errors/index.ts'
import type { AllFields } from '../../mechanisms/fields/index.ts'
import { type Page, pageOf, readPage } from '../../mechanisms/pagination/index.ts'
import { dayMs } from '../../mechanisms/retries/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'

type Query = ListUsageInput['query']
type Group = Query['group_by'][number]

/** The fields of a count, as SQL. */
const groups: Readonly<Record<Group, string>> = {
  day: 'usage.day::text',
  phone_number_id: 'usage.phone_number_id',
  customer_id: 'account.customer_id',
  category: `nullif(usage.category, '')`,
  type: `nullif(usage.type, '')`,
  country: `nullif(usage.country, '')`,
  billable: 'usage.billable',
}
const names = Object.keys(groups) as Group[]
const columns = names.map((name) => `CASE WHEN '${name}' = ANY ($4::text[]) THEN ${groups[name]} END AS ${name}`)

// The sort key is the day, and the other fields as text. A range has few rows, so that a page may add them up again.
const listStatement = statement(
  'list_usage',
  `WITH counted AS (
     SELECT ${columns.join(', ')}, coalesce(sum(usage.count)::float8, 0) AS count
     FROM usage_counts usage
     LEFT JOIN channel_accounts account
       ON account.organization_id = $1 AND account.phone_number_id = usage.phone_number_id
     WHERE usage.organization_id = $1 AND usage.day >= $2::date AND usage.day <= $3::date
       AND ($5::text IS NULL OR usage.phone_number_id = $5) AND ($6::text IS NULL OR account.customer_id = $6)
       AND ($7::text IS NULL OR usage.category = $7) AND ($8::text IS NULL OR usage.country = $8)
       AND ($9::boolean IS NULL OR usage.billable = $9)
     GROUP BY ${names.map((_, index) => index + 1).join(', ')}
     HAVING sum(usage.count) > 0
   ), keyed AS (
     SELECT counted.*, coalesce(day, '') COLLATE "C" AS created_at,
       json_build_array(${names.join(', ')})::text COLLATE "C" AS id
     FROM counted
   )
   SELECT * FROM keyed WHERE $10::text IS NULL OR created_at < $10 OR created_at = $10 AND id > $11::text
   ORDER BY created_at DESC, id LIMIT $12`,
)

/**
 * Counts the messages for which the provider has reported a price, by the fields in `group_by`. A count is right as soon as the
 * status is applied.
 *
 * @throws ApiError `invalid_cursor`, or `invalid_field_value` if the range is empty or too long
 */
export async function listUsage(
  database: Queryable,
  scope: Scope,
  { query }: { readonly query: Query },
): Promise<Page<AllFields<Usage>>> {
  const { limit, cursor, group_by, billable, ...others } = query
  const { from, to } = daysOf(query, scope.now())
  const { phone_number_id, customer_id, category, country } = others
  const filters = { ...others, billable: billable?.toString(), group_by: group_by.join() }
  const page = readPage(scope, { limit, cursor }, { list: 'listUsage', filters })
  const rows = await database.query(listStatement, [
    scope.organizationId,
    from,
    to,
    group_by,
    phone_number_id,
    customer_id,
    category,
    country,
    billable,
    page.after?.created_at,
    page.after?.id,
    page.fetch,
  ])
  return pageOf(page, rows, usageView)
}

function usageView(row: RowOf<'list_usage'>): AllFields<Usage> {
  const { day, phone_number_id, customer_id, category, type, country, billable, count } = row
  return { object: 'usage', day, phone_number_id, customer_id, category, type, country, billable, count }
}

const defaultDays = 30
const maxDays = 400

function daysOf({ from, to }: Query, now: Date) {
  const toMs = to === undefined ? now.getTime() : Date.parse(to)
  const fromMs = from === undefined ? toMs - (defaultDays - 1) * dayMs : Date.parse(from)
  const days = { from: dayOf(fromMs), to: dayOf(toMs) }
  if (days.from > days.to) throw invalidField('from', '`from` must not be after `to`.')
  if (toMs - fromMs >= maxDays * dayMs) throw invalidField('from', `The range may have at most ${maxDays} days.`)
  return days
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
