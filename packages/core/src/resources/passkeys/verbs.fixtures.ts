import { statement } from '@channel/db'
import * as core from '../../testing/every-export.ts'
import { database, memberOf, nothing, type VerbsOf, type World } from '../../testing/verb-cases.ts'

const aPasskey = statement(
  'test_a_passkey',
  `INSERT INTO sign_in_passkeys (id, user_id, name, credential_id, public_key, counter, device_type, backed_up)
   VALUES ($1, $2, 'Phone', $1, 'a key', 0, 'singleDevice', false) RETURNING id`,
)

const passkeyOf = async (world: World) => {
  const { id: userId } = await memberOf(world)
  const [passkey] = await database.query<{ id: string }>(aPasskey, [core.newId('passkey'), userId])
  return [userId, passkey!.id] as const
}

/** The verbs of passkeys that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  updatePasskey: nothing.with(async (world) => {
    const [userId, id] = await passkeyOf(world)
    return (tx) => core.updatePasskey(tx, world.scope, { params: { id }, body: { name: 'Laptop' } }, { userId })
  }),
  deletePasskey: nothing.with(async (world) => {
    const [userId, id] = await passkeyOf(world)
    const user = { userId, hasAuthenticatorApp: false, requiresSecondFactor: false }
    return (tx) => core.deletePasskey(tx, world.scope, { params: { id } }, user)
  }),
}
