import { statement, type Transaction } from '@channel/db'
import { toTimestamp } from '../../mechanisms/clock/index.ts'
import { recordEvent } from '../../mechanisms/events/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { type InboundAccount, inboundAccount } from '../accounts/index.ts'
import { contactStateView } from './contact-view.ts'
import { type ReportedContactRow, reportedContactColumns } from './reported-contact.ts'

/** A report that a contact opts out of marketing messages, or opts in again. */
export interface InboundPreference {
  readonly phone_number_id: string
  readonly from: { readonly phone_number?: string | null; readonly bsuid?: string | null }
  readonly marketing: 'stop' | 'resume'
  /** When the contact asked for it, as a date-time; now by default. */
  readonly at?: string
}

const lockStatement = statement(
  'find_contact_for_preference',
  `SELECT ${reportedContactColumns} FROM contacts contact
   WHERE organization_id = $1 AND phone_number_id = $2 AND (bsuid = $3 OR phone_number = $4)
   ORDER BY created_at, id FOR NO KEY UPDATE`,
)
// updated_at does not change, because the contact does not show the preference.
const updateStatement = statement(
  'apply_preference',
  `WITH changed AS (
     UPDATE contacts SET marketing_reported_at = coalesce($3::timestamptz, statement_timestamp()),
       marketing_opted_out_at = CASE WHEN $4 THEN coalesce(marketing_opted_out_at, statement_timestamp()) END
     WHERE organization_id = $1 AND id = $2
     RETURNING id
   )
   SELECT statement_timestamp() AS changed_at FROM changed`,
)

/**
 * Stores a contact's marketing preference. Records `contact.opted_out` or `contact.opted_in` on a change. If the sender still has
 * two contacts (by number and by user id), updates both. Ignores duplicates, stale reports and unknown senders.
 *
 * @returns whether the sender is a contact
 * @throws ApiError `resource_not_found` for an account that is not the organization's
 */
export async function applyPreference(
  tx: Transaction,
  scope: InboundScope,
  preference: InboundPreference,
): Promise<boolean> {
  const { phone_number_id, from } = preference
  const { reference: account } = await inboundAccount(tx, scope, phone_number_id)
  const identity = [scope.organizationId, phone_number_id, from.bsuid ?? null, from.phone_number ?? null]
  const rows = await tx.query(lockStatement, identity)
  const byId = rows.find(({ bsuid }) => bsuid !== null && bsuid === from.bsuid)
  // The number of a contact with another user id belongs to another sender.
  const matching = byId === undefined ? rows : rows.filter((row) => row === byId || row.bsuid === null)
  for (const row of matching) await note(tx, scope, account, row, preference)
  return rows.length > 0
}

async function note(
  tx: Transaction,
  scope: InboundScope,
  account: InboundAccount['reference'],
  row: ReportedContactRow,
  preference: InboundPreference,
): Promise<void> {
  const at = preference.at === undefined ? null : toTimestamp(preference.at)
  if (at !== null && row.marketing_reported_at !== null && at < row.marketing_reported_at) return
  const stops = preference.marketing === 'stop'
  const [changed] = await tx.query(updateStatement, [scope.organizationId, row.id, at, stops])
  if (changed === undefined || stops === (row.marketing_opted_out_at !== null)) return
  recordEvent(tx, scope.organizationId, {
    type: stops ? 'contact.opted_out' : 'contact.opted_in',
    created_at: changed.changed_at,
    account,
    object: contactStateView(row, account),
  })
}
