import { statement } from '@channel/db'
import * as core from '../../testing/every-export.ts'
import { database, memberOf, nothing, type VerbsOf } from '../../testing/verb-cases.ts'

const aSession = statement(
  'test_a_session',
  `INSERT INTO sign_in_sessions (id, token, user_id, expires_at) VALUES ($1, $1, $2, now() + interval '1 day') RETURNING id`,
)

/** The verbs of sessions that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  deleteUserSession: nothing.with(async (world) => {
    const { id: userId } = await memberOf(world)
    const [session] = await database.query<{ id: string }>(aSession, [core.newId('session'), userId])
    const params = { id: session!.id }
    return (tx) => core.deleteUserSession(tx, world.scope, { params }, { userId })
  }),
  deleteOtherUserSessions: nothing.with(async (world) => {
    const { id: userId } = await memberOf(world)
    return (tx) => core.deleteOtherUserSessions(tx, world.scope, {}, { userId, sessionId: core.newId('session') })
  }),
}
