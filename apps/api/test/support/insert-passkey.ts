import { newId } from '@channel/core/mechanisms/ids'
import { statement } from '@channel/db'
import type { TestApi } from './start-api.ts'

const insert = statement(
  'test_insert_passkey',
  `INSERT INTO sign_in_passkeys (id, user_id, name, credential_id, public_key, counter, device_type, backed_up)
   SELECT $1, id, 'Phone', $1, 'a key', 0, 'singleDevice', false FROM sign_in_users WHERE email = $2`,
)

/** Inserts a passkey of a user that no authenticator has. @returns its id */
export async function insertPasskey(api: TestApi, { email }: { readonly email: string }): Promise<string> {
  const id = newId('passkey')
  await api.dependencies.database.execute(insert, [id, email])
  return id
}
