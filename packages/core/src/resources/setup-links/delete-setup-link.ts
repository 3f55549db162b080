import type { CustomerSetupLinkState, DeleteSetupLinkInput } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { ApiError } from '../../mechanisms/errors/index.ts'
import { recordEvent } from '../../mechanisms/events/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { findSetupLinkToChange } from './find-setup-link.ts'
import { setupLinkView } from './setup-link-view.ts'

const revokeStatement = statement(
  'revoke_setup_link',
  `WITH revoked AS (
     UPDATE customer_setup_links SET status = 'revoked' WHERE organization_id = $1 AND id = $2 RETURNING id
   )
   SELECT statement_timestamp() AS revoked_at FROM revoked`,
)

/**
 * Revokes a setup link and records `setup_link.revoked`. Waits for a signup that is writing its result. A signup that ends later
 * fails with `setup_link_inactive`.
 *
 * @throws ApiError as findSetupLink; `setup_link_inactive` unless the link is active
 */
export async function deleteSetupLink(
  tx: Transaction,
  scope: Scope,
  { params }: DeleteSetupLinkInput,
): Promise<CustomerSetupLinkState> {
  const { link, customerName } = await findSetupLinkToChange(tx, scope, params)
  if (link.status !== 'active') {
    const message = `Setup link ${link.id} is ${link.status}. Only an active link can be revoked.`
    throw new ApiError('setup_link_inactive', message, { param: 'id' })
  }
  const [revoked] = await tx.query(revokeStatement, [scope.organizationId, link.id])
  const object = setupLinkView({ ...link, status: 'revoked' })
  recordEvent(tx, scope.organizationId, {
    type: 'setup_link.revoked',
    created_at: revoked!.revoked_at,
    account: { phone_number: null, phone_number_id: null, customer: { id: link.customer_id, name: customerName } },
    object,
    previous_attributes: { status: 'active' },
  })
  return object
}
