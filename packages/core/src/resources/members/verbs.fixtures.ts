import * as core from '../../testing/every-export.ts'
import { aMember, aWorld, memberOf, nothing, type VerbsOf } from '../../testing/verb-cases.ts'

/** The verbs of members that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  addMember: nothing.by((tx, { organization_id }) => core.addMember(tx, aMember(organization_id))),
  updateMember: nothing.with(async (world) => {
    const { id } = await memberOf(world)
    return (tx) => core.updateMember(tx, world.scope, { params: { id }, body: { role: 'read_only' } })
  }),
  deleteMember: nothing.with(async (world) => {
    const { id } = await memberOf(world)
    return (tx) => core.deleteMember(tx, world.scope, { params: { id } })
  }),
  updateProfile: nothing.with(async (world) => {
    const { id: userId } = await memberOf(world)
    return (tx) => core.updateProfile(tx, world.scope, { body: { name: 'Renamed' } }, { userId })
  }),
  deleteMemberSecondFactor: nothing.with(async (world) => {
    const { id } = await memberOf(world)
    const owner = { userId: core.newId('user') }
    return (tx) => core.deleteMemberSecondFactor(tx, world.scope, { params: { id } }, owner)
  }),
  removeSecondFactor: nothing.with(async (world) => {
    const { id: user_id } = await memberOf(world)
    return (tx) => core.removeSecondFactor(tx, { user_id })
  }),
  addMembership: nothing.with(async (world) => {
    const { email } = await memberOf(await aWorld())
    return (tx) => core.addMembership(tx, { ...aMember(world.organization_id), email })
  }),
  setPassword: nothing.with(async (world) => {
    const { id: user_id } = await memberOf(world)
    return (tx) => core.setPassword(tx, { user_id, password_hash: 'a hash' })
  }),
}
