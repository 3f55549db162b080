import { type NewNotice, quotaUse, recordNotices, warnedUse } from '@channel/core/notices'
import { type Database, type RowOf, statement } from '@channel/db'
import type { NoticesOptions } from './notices-options.ts'

const findStatement = statement(
  'find_quotas_to_warn_of',
  `SELECT organization.id AS organization_id, quota.name, quota.max, quota.used
   FROM organizations organization CROSS JOIN LATERAL ${quotaUse('organization.id', '$1::date')} AS quota
   WHERE quota.used >= ${warnedUse('quota.max')} AND NOT EXISTS (
     SELECT FROM notices notice
     WHERE notice.organization_id = organization.id AND notice.type = 'quota.warning' AND notice.subject = quota.name
       AND notice.occasion = to_char($1::date, 'YYYY-MM ') || quota.max
   )
   ORDER BY organization.id, quota.name LIMIT $2`,
)

const atATime = 100

/**
 * Records a notice for each quota that is used by 80 %: once per quota, limit and calendar month (UTC), in short transactions.
 *
 * @returns the number of notices
 */
export async function warnOfQuotas(database: Database, { now, mails, signal }: NoticesOptions): Promise<number> {
  let recorded = 0
  for (;;) {
    const time = now().toISOString()
    const count = await database.transaction(async (tx) => {
      const rows = await tx.query(findStatement, [`${time.slice(0, 7)}-01`, atATime])
      const notices = rows.map((row) => noticeOf(row, time))
      return recordNotices(tx, notices, { created_at: time.replace('Z', '000Z'), mails })
    })
    recorded += count
    if (count < atATime || signal?.aborted) return recorded
  }
}

function noticeOf(row: RowOf<'find_quotas_to_warn_of'>, time: string): NewNotice {
  const { organization_id, name, max: limit, used } = row
  const month = time.slice(0, 7)
  const nextMonth = new Date(Date.UTC(Number(time.slice(0, 4)), Number(time.slice(5, 7)), 1)).toISOString()
  const resets_at = name === 'monthly_messages' ? nextMonth.replace('Z', '000Z') : null
  return {
    type: 'quota.warning',
    organization_id,
    subject: name,
    occasion: `${month} ${limit}`,
    object: { id: name, object: 'quota', limit, used, resets_at },
  }
}
