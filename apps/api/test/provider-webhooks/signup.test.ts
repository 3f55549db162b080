import { expect, it } from 'vitest'
import { anInbox, webhookOf } from '../support/inbox.ts'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { send } from '../support/send.ts'
import { aSetupLink, finishDialog, post } from '../support/setup-links.ts'

const inbox = await anInbox()
const { simulator } = inbox.api

it('reconnects a removed account although the provider reports it before the signup completes, and late duplicates after', async () => {
  const tenant = await inbox.api.tenant()
  const number = newPhoneNumber()
  const { setup_url, customer_id } = await aSetupLink(tenant)
  await post(setup_url, finishDialog(inbox.api, number))
  const account = async () => (await send('listAccounts', tenant, { query: { customer_id } })).body.data[0]
  const { waba_id } = await account()
  const removed = { event: 'PARTNER_REMOVED', waba_info: { waba_id, owner_business_id: '1' } }
  simulator.sendUpdate(waba_id, 'account_update', removed)
  await inbox.processDue()
  expect(await account()).toMatchObject({ status: 'disconnected' })

  // The customer finishes the dialog: the provider reports it before the page has posted the result.
  const again = await aSetupLink(tenant, {}, customer_id)
  const finished = finishDialog(inbox.api, number)
  simulator.sendUpdate(waba_id, 'account_update', { ...removed, event: 'PARTNER_ADDED' })
  await inbox.processDue()
  expect(await account()).toMatchObject({ status: 'disconnected' })
  expect((await post(again.setup_url, finished)).body.data).toMatchObject({ status: 'success', reason: null })
  expect(await account()).toMatchObject({ status: 'connected' })

  // A late duplicate about the earlier removal.
  const { entry } = JSON.parse(webhookOf(tenant.account, [{ field: 'account_update', value: removed }]))
  const late = [{ ...entry[0], id: waba_id, time: Math.floor(Date.now() / 1000) - 60 }]
  await inbox.post(JSON.stringify({ object: 'whatsapp_business_account', entry: late }))
  await inbox.processDue()
  expect(await account()).toMatchObject({ status: 'connected' })
  expect(await inbox.stored()).toEqual([])
})
