import { statement, type Transaction } from '@channel/db'
import type { ApiError } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountTables, pathAccountColumns, pathAccountIs, requireUsableAccount } from '../accounts/index.ts'
import type { Labeled } from './attached-labels.ts'
import { labelNotFound } from './find-label.ts'

/** The statement that detaches a label from the resource of the path. */
export function detachStatement(labeled: Labeled) {
  return statement(
    `detach_${labeled}_label`,
    `WITH labeled AS MATERIALIZED (
       SELECT labeled.id FROM ${labeled}s labeled
       JOIN channel_accounts account ON ${pathAccountIs} AND account.verified
       WHERE labeled.organization_id = $1 AND labeled.phone_number_id = $2 AND labeled.id = $3
     ),
     detached AS (
       DELETE FROM ${labeled}_labels link USING labeled
       WHERE link.organization_id = $1 AND link.${labeled}_id = labeled.id AND link.label_id = $4
     )
     SELECT ${pathAccountColumns}, labeled.id AS labeled_id, label.id AS label_id
     FROM ${accountTables} LEFT JOIN labeled ON true
     LEFT JOIN labels label ON label.organization_id = $1 AND label.id = $4
     WHERE ${pathAccountIs}`,
  )
}

/**
 * Detaches a label from the resource of the path. Does nothing if it is not attached. One round trip.
 *
 * @param notFound creates the error for an unknown resource
 * @throws ApiError `resource_not_found` for the account and the label, `channel_number_not_verified`
 */
export async function detachLabel(
  tx: Transaction,
  scope: Scope,
  detach: ReturnType<typeof detachStatement>,
  path: { readonly phone_number_id: string; readonly id: string; readonly label_id: string },
  notFound: () => ApiError,
): Promise<void> {
  const { phone_number_id, id, label_id } = path
  const [row] = await tx.query(detach, [scope.organizationId, phone_number_id, id, label_id])
  requireUsableAccount(row, phone_number_id)
  if (row === undefined || row.labeled_id === null) throw notFound()
  if (row.label_id === null) throw labelNotFound(label_id, 'label_id')
}
