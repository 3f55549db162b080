import * as core from '../../testing/every-export.ts'
import { aWorld, database, links, memberOf, nothing, tokenIn, type VerbsOf } from '../../testing/verb-cases.ts'

const invitation = { body: { email: 'bo@example.com', role: 'member' } } as const

/** The verbs of invitations that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  createInvitation: nothing.by((tx, { scope }) => core.createInvitation(tx, scope, invitation, links)),
  acceptInvitation: nothing.with(async ({ scope }) => {
    const { url } = await database.transaction((tx) => core.createInvitation(tx, scope, invitation, links))
    return (tx) => core.acceptInvitation(tx, { token: tokenIn(url), name: 'Bo Lind', password_hash: 'a hash' })
  }),
  deleteInvitation: nothing.with(async ({ scope }) => {
    const { id } = await database.transaction((tx) => core.createInvitation(tx, scope, invitation, links))
    return (tx) => core.deleteInvitation(tx, scope, { params: { id } })
  }),
  createMembership: nothing.with(async (world) => {
    const { id: signInId, email, name } = await memberOf(await aWorld())
    const invited = { body: { ...invitation.body, email } }
    const { url } = await database.transaction((tx) => core.createInvitation(tx, world.scope, invited, links))
    return (tx) => core.createMembership(tx, { body: { token: tokenIn(url) } }, { signInId, email, name })
  }),
}
