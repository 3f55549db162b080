import { expect, it } from 'vitest'
import { anInbox, webhookOf } from '../support/inbox.ts'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { send } from '../support/send.ts'
import { aSetupLink, finishDialog, post } from '../support/setup-links.ts'

const inbox = await anInbox()
const { simulator } = inbox.api

it('connects again what was taken from us, though the provider tells of that before the signup does, and of the rest later', async () => {
  const tenant = await inbox.api.tenant()
  const number = newPhoneNumber()
  const { setup_url, customer_id } = await aSetupLink(tenant)
  await post(setup_url, finishDialog(inbox.api, number))
  const account = async () => (await send('listAccounts', tenant, { query: { customer_id } })).body.data[0]
  const { waba_id } = await account()
  const removed = { event: 'PARTNER_REMOVED', waba_info: { waba_id, owner_business_id: '1' } }
  simulator.sendUpdate(waba_id, 'account_update', removed)
  await inbox.takeIn()
  expect(await account()).toMatchObject({ status: 'disconnected' })

  // The customer finishes the dialog: the provider tells of it before the page has posted what came of it.
  const again = await aSetupLink(tenant, {}, customer_id)
  const finished = finishDialog(inbox.api, number)
  simulator.sendUpdate(waba_id, 'account_update', { ...removed, event: 'PARTNER_ADDED' })
  await inbox.takeIn()
  expect(await account()).toMatchObject({ status: 'disconnected' })
  expect((await post(again.setup_url, finished)).body.data).toMatchObject({ status: 'success', reason: null })
  expect(await account()).toMatchObject({ status: 'connected' })

  // Once more, and late: it is about what was before.
  const { entry } = JSON.parse(webhookOf(tenant.account, [{ field: 'account_update', value: removed }]))
  const late = [{ ...entry[0], id: waba_id, time: Math.floor(Date.now() / 1000) - 60 }]
  await inbox.post(JSON.stringify({ object: 'whatsapp_business_account', entry: late }))
  await inbox.takeIn()
  expect(await account()).toMatchObject({ status: 'connected' })
  expect(await inbox.kept()).toEqual([])
})
