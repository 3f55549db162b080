import * as core from '../../testing/every-export.ts'
import { newPhoneNumber, newPhoneNumberId } from '../../testing/index.ts'
import { database, nothing, records, type VerbsOf, type World } from '../../testing/verb-cases.ts'

const setupLinkOf = async ({ scope, customer }: World) => {
  const input = { params: { customer_id: customer.id }, body: { expires_in_hours: 1 } }
  return database.transaction((tx) =>
    core.createSetupLink(tx, scope, input, { publicUrl: 'https://channel.example.com' }),
  )
}

const setupTokenOf = async (world: World) => {
  const { setup_url } = await setupLinkOf(world)
  return { token: setup_url.slice('https://channel.example.com/setup/'.length) }
}

/** The verbs of setup links that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  createSetupLink: nothing.by((tx, { scope, customer }) =>
    core.createSetupLink(
      tx,
      scope,
      { params: { customer_id: customer.id }, body: { expires_in_hours: 1 } },
      { publicUrl: 'https://channel.example.com' },
    ),
  ),
  beginSignup: nothing.with(async (world) => {
    const signup = { ...(await setupTokenOf(world)), code: `code ${newPhoneNumberId()}` }
    return (tx) => core.beginSignup(tx, world.scope, signup)
  }),
  completeSignup: records('account.connected', 'setup_link.completed').with(async (world) => {
    const signup = { ...(await setupTokenOf(world)), code: 'the code' }
    const number = {
      phoneNumberId: newPhoneNumberId(),
      displayPhoneNumber: newPhoneNumber(),
      verifiedName: 'Nordlys',
      qualityRating: 'GREEN',
      messagingLimit: 'TIER_2K',
      nameStatus: 'APPROVED',
      inBusinessApp: false,
    }
    const connected = { token: 'EAAGtoken', waba_id: '100000000000000', number, in_business_app: false }
    return (tx) => core.completeSignup(tx, world.scope, signup, connected)
  }),
  deleteSetupLink: records('setup_link.revoked').with(async (world) => {
    const { customer_id, id } = await setupLinkOf(world)
    return (tx) => core.deleteSetupLink(tx, world.scope, { params: { customer_id, id } })
  }),
  failSignup: records('setup_link.failed').with(async (world) => {
    const failure = { ...(await setupTokenOf(world)), reason: 'user_cancelled' } as const
    return (tx) => core.failSignup(tx, world.scope, failure)
  }),
}
