import type { Passkey } from '@channel/contract/dashboard/types'
import { type Queryable, statement } from '@channel/db'
import { notFound } from '../../mechanisms/errors/index.ts'
import { passkeyColumns, passkeyView } from './passkey-view.ts'

const selectPasskey = statement(
  'find_passkey',
  `SELECT ${passkeyColumns} FROM sign_in_passkeys WHERE user_id = $1 AND id = $2`,
)

/** @throws ApiError `resource_not_found` if the user has no such passkey */
export async function findPasskey(database: Queryable, userId: string, id: string): Promise<Passkey> {
  const [row] = await database.query(selectPasskey, [userId, id])
  if (row === undefined) throw notFound('id', `You have no passkey ${id}.`)
  return passkeyView(row)
}
