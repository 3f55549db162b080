import { type RowOf, statement, type Transaction } from '@channel/db'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import type { GroupKey } from '../conversations/index.ts'

/** A group, locked until the transaction ends. */
export type LockedGroup = RowOf<'find_group_to_change'>

const insertStatement = statement(
  'create_group',
  `INSERT INTO groups (organization_id, phone_number_id, id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
)
const selectStatement = statement(
  'find_group_to_change',
  `SELECT subject, status, members, subject_reported_at, status_reported_at, members_reported_at FROM groups
   WHERE organization_id = $1 AND phone_number_id = $2 AND id = $3 FOR NO KEY UPDATE`,
)

/** Finds or creates a group and locks it until the transaction ends. */
export async function ensureGroup(
  tx: Transaction,
  { organizationId }: Pick<InboundScope, 'organizationId'>,
  { phone_number_id, group_id }: GroupKey,
): Promise<LockedGroup> {
  const key = [organizationId, phone_number_id, group_id]
  const [, [row]] = await Promise.all([tx.execute(insertStatement, key), tx.query(selectStatement, key)])
  if (row === undefined) throw new Error('The group was not found.')
  return row
}
