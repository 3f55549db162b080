import { statement } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { send } from '../support/send.ts'
import { aSetupLink, dialogMessage, finishDialog, finishInBusinessApp, post } from '../support/setup-links.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const database = await sharedDatabase()
const { simulator } = api

const findPins = statement('test_business_app_pins', 'SELECT FROM number_pins WHERE phone_number_id = $1')
const findFlag = statement(
  'test_business_app_flag',
  'SELECT in_business_app FROM channel_accounts WHERE phone_number_id = $1',
)

/**
 * Posts the dialog's result. @returns the outcome, the account, and the calls of the provider without their version
 */
async function signUp(result: { readonly code: string; readonly message: string }) {
  const tenant = await api.tenant()
  const link = await aSetupLink(tenant)
  const before = simulator.requests.length
  const { body } = await post(link.setup_url, { code: result.code, message: result.message })
  const calls = simulator.requests.slice(before).map((each) => each.replace(/\/v[\d.]+/, '').replace(/\?.*/, ''))
  const query = { customer_id: link.customer_id }
  const [account] = (await send('listAccounts', tenant, { query })).body.data
  return { tenant, outcome: body.data, account, calls }
}

async function expectNotRegistered(phoneNumberId: string): Promise<void> {
  expect(simulator.requests.filter((each) => each.includes('/register') && each.includes(phoneNumberId))).toEqual([])
  expect(await database.query(findPins, [phoneNumberId])).toEqual([])
  expect(await database.query(findFlag, [phoneNumberId])).toEqual([{ in_business_app: true }])
}

it.each([
  ['names it', true],
  ['does not name it', false],
])('connects a number that stays in the business app without registering it: the dialog %s', async (_how, named) => {
  const finished = finishInBusinessApp(api, { named })
  const { phoneNumberId, wabaId } = finished
  const { outcome, account, calls, tenant } = await signUp(finished)
  expect(outcome).toMatchObject({ status: 'success', reason: null })
  expect(calls).toEqual(['GET /oauth/access_token', `GET /${wabaId}/phone_numbers`, `POST /${wabaId}/subscribed_apps`])
  expect(account).toMatchObject({ phone_number_id: phoneNumberId, status: 'connected', verified: true })
  await expectNotRegistered(phoneNumberId)
  simulator.setTemplates(wabaId, [{ name: 'hello' }])
  const synced = await send('syncTemplates', tenant, { params: { phone_number_id: phoneNumberId } })
  expect(synced.body.data).toMatchObject({ synced: 1 })
})

it("does not register a number that the provider reports as in the app, whatever the dialog's result", async () => {
  const { code, phoneNumberId: phone_number_id, wabaId: waba_id } = finishInBusinessApp(api)
  const { outcome } = await signUp({ code, message: dialogMessage('FINISH', { phone_number_id, waba_id }) })
  expect(outcome).toMatchObject({ status: 'success' })
  await expectNotRegistered(phone_number_id)
})

it('fails if the dialog names no number, and the provider has none or several in the app', async () => {
  const several = finishInBusinessApp(api, { named: false })
  simulator.setNumber('7100000001', { waba_id: several.wabaId, in_business_app: true })
  expect((await signUp(several)).outcome).toMatchObject({ status: 'failed', reason: 'signup_error' })
  const none = finishInBusinessApp(api, { named: false })
  simulator.setNumber(none.phoneNumberId, { in_business_app: false })
  expect((await signUp(none)).outcome).toMatchObject({ status: 'failed', reason: 'signup_error' })
})

it.each(['FINISH_ONLY_WABA', 'FINISH_OBO_MIGRATION', 'FINISH_GRANT_ONLY_API_ACCESS', 'FINISH_IN_ANOTHER_WAY'])(
  'fails without calling the provider if the dialog ends with %s, and logs it',
  async (event) => {
    const finished = finishDialog(api, newPhoneNumber())
    const before = api.logged.length
    const { outcome, calls, account } = await signUp({
      ...finished,
      message: finished.message.replace('"FINISH"', `"${event}"`),
    })
    expect(outcome).toMatchObject({ status: 'failed', reason: 'signup_error' })
    expect([calls, account]).toEqual([[], undefined])
    expect(api.logged.slice(before)).toMatchObject([{ level: 'warn', msg: expect.stringContaining(event) }])
  },
)
