import { statement, type Transaction } from '@channel/db'
import { type ContactRow, contactColumns, contactView } from '../contacts/contact-view.ts'
import { recordEvent } from '../events/index.ts'
import type { InboundScope } from '../scope.ts'
import { inboundAccount } from './inbound-account.ts'

/** What the provider tells of a person's wish for marketing messages. */
export interface InboundPreference {
  readonly phone_number_id: string
  readonly from: { readonly phone_number?: string | null; readonly bsuid?: string | null }
  readonly marketing: 'stop' | 'resume'
}

// updated_at stays: the contact shows nothing of it.
const updateStatement = statement(
  'apply_preference',
  `UPDATE contacts contact SET marketing_opted_out_at = CASE WHEN $5 THEN clock_timestamp() END
   WHERE organization_id = $1 AND phone_number_id = $2 AND (bsuid = $3 OR phone_number = $4)
     AND (marketing_opted_out_at IS NULL) = $5
   RETURNING ${contactColumns}, clock_timestamp() AS changed_at`,
)

/**
 * Notes that a contact wants no more marketing messages, or wants them again: `contact.opted_out`, `contact.opted_in`. What is
 * so already, and who is no contact, changes nothing.
 *
 * @throws ApiError `resource_not_found` for an account that is not the organization's
 */
export async function applyPreference(
  tx: Transaction,
  scope: InboundScope,
  { phone_number_id, from, marketing }: InboundPreference,
): Promise<void> {
  const { reference: account } = await inboundAccount(tx, scope, phone_number_id)
  const rows = await tx.query<ContactRow & { changed_at: string }>(updateStatement, [
    scope.organizationId,
    phone_number_id,
    from.bsuid,
    from.phone_number,
    marketing === 'stop',
  ])
  for (const { changed_at, ...row } of rows) {
    recordEvent(tx, scope.organizationId, {
      type: marketing === 'stop' ? 'contact.opted_out' : 'contact.opted_in',
      created_at: changed_at,
      account,
      object: contactView(row, account),
    })
  }
}
