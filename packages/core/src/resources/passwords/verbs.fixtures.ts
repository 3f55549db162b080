import * as core from '../../testing/every-export.ts'
import { database, links, memberOf, nothing, tokenIn, type VerbsOf } from '../../testing/verb-cases.ts'

/** The verbs of passwords that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  createPasswordReset: nothing.with(async (world) => {
    const member = await memberOf(world)
    return (tx) => core.createPasswordReset(tx, member, links.publicUrl)
  }),
  completePasswordReset: nothing.with(async (world) => {
    const member = await memberOf(world)
    const { url } = await database.transaction((tx) => core.createPasswordReset(tx, member, links.publicUrl))
    return (tx) => core.completePasswordReset(tx, { token: tokenIn(url), password_hash: 'a hash' })
  }),
  createMemberPasswordReset: nothing.with(async (world) => {
    const { id } = await memberOf(world)
    return (tx) =>
      core.createMemberPasswordReset(tx, world.scope, { params: { id } }, { ...links, userId: core.newId('user') })
  }),
}
