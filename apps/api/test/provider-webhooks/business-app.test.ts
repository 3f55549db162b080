import { startSyncRequests } from '@channel/queues/receipts-and-quality'
import { expect, it, onTestFinished } from 'vitest'
import { anInbox } from '../support/inbox.ts'
import { send } from '../support/send.ts'
import { aSetupLink, finishInBusinessApp, post } from '../support/setup-links.ts'

const inbox = await anInbox()
const { api } = inbox
const { simulator } = api

/** A number that a customer has connected, and that stays in the app on a phone. */
async function aConnectedPhone() {
  const tenant = await api.tenant()
  const link = await aSetupLink(tenant)
  const { code, message, phoneNumberId: phone_number_id } = finishInBusinessApp(api)
  await post(link.setup_url, { code, message })
  const query = { customer_id: link.customer_id }
  const params = { phone_number_id }
  return {
    phone_number_id,
    account: async () => (await send('listAccounts', tenant, { query })).body.data[0],
    messages: async () => (await send('listMessages', tenant, { params, query: { limit: 50 } })).body.data,
    contacts: async () => (await send('listContacts', tenant, { params, query: { limit: 50 } })).body.data,
  }
}

/** Requests what is due, as a worker does, until the account's history has this status. */
async function syncUntil(account: () => Promise<{ history_sync?: { status: string } | null }>, status: string) {
  const { database, secrets, provider } = api.dependencies
  const errors: Error[] = []
  const requests = startSyncRequests({
    ...{ database, secrets, provider, pollMs: 20, log: api.dependencies.log },
    onError: (error) => void errors.push(error),
  })
  onTestFinished(() => requests.stop())
  const process = async () => {
    await inbox.processDue()
    await inbox.processDue({ lane: 'history' })
    return (await account()).history_sync?.status
  }
  await expect.poll(process).toBe(status)
  expect(errors).toEqual([])
}

it('imports what a business had in its app, and shows what it writes there', async () => {
  const { phone_number_id, account, messages, contacts } = await aConnectedPhone()
  expect(await account()).toMatchObject({ in_business_app: true })
  await syncUntil(account, 'completed')
  expect((await account()).history_sync).toEqual({ status: 'completed', phase: 2, progress: 100 })
  // The file comes last.
  await expect
    .poll(async () => {
      await inbox.processDue({ lane: 'history' })
      return (await messages()).map(({ type }: { type: string }) => type)
    })
    .toContain('image')
  const imported = await messages()
  expect(imported).toHaveLength(8)
  const times = imported.map(({ created_at }: { created_at: string }) => created_at)
  expect(times).toEqual(times.toSorted().toReversed())
  expect((await contacts()).map(({ name }: { name: string }) => name).toSorted()).toEqual(['Dora Dahl', 'Emil Ek'])

  const { id } = simulator.writeOnPhone(phone_number_id, {
    to: '+12065550142',
    text: { body: 'We have closed for today.' },
  })
  await inbox.processDue()
  expect((await messages())[0]).toMatchObject({
    provider_message_id: id,
    source: 'business_app',
    content: 'We have closed for today.',
    status: expect.stringMatching(/sent|delivered|read/),
  })
})

it('says that a business does not share its history', async () => {
  simulator.behave({ share_history: false })
  onTestFinished(() => simulator.behave({ share_history: true }))
  const { account, messages } = await aConnectedPhone()
  await syncUntil(account, 'declined')
  expect(await messages()).toEqual([])
})
