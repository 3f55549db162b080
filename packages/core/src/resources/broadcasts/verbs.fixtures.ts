import { randomUUID } from 'node:crypto'
import { statement } from '@channel/db'
import * as core from '../../testing/every-export.ts'
import { aTemplate, newPhoneNumber, newPhoneNumberId } from '../../testing/index.ts'
import { database, nothing, records, type VerbsOf, type World } from '../../testing/verb-cases.ts'

const leaseBroadcast = statement(
  'test_lease_broadcast',
  'UPDATE broadcasts SET lease_token = $3::uuid WHERE organization_id = $1 AND id = $2',
)

const aBroadcast = async ({ scope, account, phone_number_id }: World) => {
  const { name, language } = await aTemplate(database, account)
  return database.transaction(async (tx) => {
    const body = { name: 'Opening', template: { name, language, variables: { '1': 'Ana' } } }
    const { id } = await core.createBroadcast(tx, scope, { params: { phone_number_id }, body })
    const recipients = [{ to: newPhoneNumber() }]
    await core.bulkAddBroadcastRecipients(tx, scope, { params: { phone_number_id, id }, body: { recipients } })
    return { phone_number_id, id }
  })
}

/** The verbs of broadcasts that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  createBroadcast: nothing.with(async (world) => {
    const { scope, account } = world
    const template = await aTemplate(database, account)
    const body = { name: 'Opening', template: { name: template.name, language: template.language } }
    return (tx) => core.createBroadcast(tx, scope, { params: { phone_number_id: world.phone_number_id }, body })
  }),
  bulkAddBroadcastRecipients: nothing.with(async (world) => {
    const params = await aBroadcast(world)
    const body = { recipients: [{ to: newPhoneNumber() }] }
    return (tx) => core.bulkAddBroadcastRecipients(tx, world.scope, { params, body })
  }),
  updateBroadcast: nothing.with(async (world) => {
    const params = await aBroadcast(world)
    return (tx) => core.updateBroadcast(tx, world.scope, { params, body: { rate: 20 } })
  }),
  startBroadcast: records('broadcast.started').with(async (world) => {
    const params = await aBroadcast(world)
    return (tx) => core.startBroadcast(tx, world.scope, { params })
  }),
  pauseBroadcast: records('broadcast.paused').with(async (world) => {
    const params = await aBroadcast(world)
    await database.transaction((tx) => core.startBroadcast(tx, world.scope, { params }))
    return (tx) => core.pauseBroadcast(tx, world.scope, { params })
  }),
  cancelBroadcast: records('broadcast.canceled').with(async (world) => {
    const params = await aBroadcast(world)
    return (tx) => core.cancelBroadcast(tx, world.scope, { params })
  }),
  makeBroadcastMessages: records('contact.created', 'conversation.created').with(async (world) => {
    const { scope, organization_id } = world
    const params = await aBroadcast(world)
    const grant = { id: world.account.id, token: 't', waba_id: newPhoneNumberId() }
    await database.transaction((tx) => core.authorizeAccount(tx, scope.secrets, grant))
    await database.transaction((tx) => core.startBroadcast(tx, scope, { params }))
    const lease_token = randomUUID()
    await database.execute(leaseBroadcast, [organization_id, params.id, lease_token])
    const pace = { maxMessages: 10, maxWaiting: 10, maxWaitingInBusinessApp: 10, pauseMs: 100, aheadMs: 0 }
    return (tx) => core.makeBroadcastMessages(tx, scope, { organization_id, ...params, lease_token }, pace)
  }),
}
