import { isDeepStrictEqual } from 'node:util'
import { statement, type Transaction } from '@channel/db'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import type { GroupKey } from '../conversations/index.ts'
import { ensureGroup } from './find-group.ts'
import { type Member, withMembers } from './members.ts'

const updateStatement = statement(
  'record_group_member',
  'UPDATE groups SET members = $4 WHERE organization_id = $1 AND phone_number_id = $2 AND id = $3',
)

/** Finds or creates a group, and records that somebody who writes there is a member. */
export async function ensureMember(
  tx: Transaction,
  scope: InboundScope,
  key: GroupKey,
  { phone_number, bsuid }: Member,
): Promise<void> {
  const { members } = await ensureGroup(tx, scope, key)
  const next = withMembers(members, [{ phone_number, bsuid }])
  if (isDeepStrictEqual(next, members)) return
  tx.enqueue(updateStatement, [scope.organizationId, key.phone_number_id, key.group_id, JSON.stringify(next)])
}
