import { connectAccount } from '@channel/core/accounts'
import { beginSignup } from '@channel/core/setup-links'
import type { Fault } from '@channel/simulator'
import { eventsRecordedBy, fakeClock, sharedDatabase } from '@channel/test-kit'
import { describe, expect, it } from 'vitest'
import { startApiProcess } from '../support/api-process.ts'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { send } from '../support/send.ts'
import { aSetupLink, dialogMessage, finishDialog, idsOf, open, post } from '../support/setup-links.ts'
import { startApi } from '../support/start-api.ts'

const clock = fakeClock(new Date())
const api = await startApi({ now: clock.now })
const database = await sharedDatabase()
const { simulator } = api

/** A failure in the response, in the events and on the page; the link stays usable. */
async function expectFailure(reason: string, shown: string, result: (number: string) => object, fault?: Fault) {
  const tenant = await api.tenant()
  const link = await aSetupLink(tenant, { failure_redirect_url: 'https://app.example.com/off?reason=none#end' })
  const number = newPhoneNumber()
  const body = result(number)
  if (fault !== undefined) simulator.arm(fault)
  let response: Awaited<ReturnType<typeof post>> | undefined
  const events = await eventsRecordedBy(database, tenant.organizationId, async () => {
    response = await post(link.setup_url, body)
  })
  const redirect_url = `https://app.example.com/off?reason=${reason}&customer_id=${link.customer_id}&status=failed#end`
  expect(response?.body.data).toEqual({ object: 'setup_result', status: 'failed', reason, number: null, redirect_url })
  expect(response?.status).toBe(200)
  expect(events.map(({ payload }) => payload.type)).toEqual(['setup_link.failed'])
  expect(events[0]?.payload).toMatchObject({
    phone_number_id: null,
    customer: { id: link.customer_id },
    data: {
      object: { id: link.id, status: 'active', last_failure_reason: reason },
      previous_attributes: { last_failure_reason: null },
    },
  })
  expect(JSON.stringify(events)).not.toContain('setup_url')
  const page = await open(link.setup_url)
  expect(page).toMatchObject({ status: 200, text: expect.stringContaining(shown) })

  const accounts = () => send('listAccounts', tenant, { query: { customer_id: link.customer_id } })
  expect((await accounts()).body.data).toEqual([])
  expect(await post(link.setup_url, finishDialog(api, number))).toMatchObject({ body: { data: { status: 'success' } } })
  expect((await accounts()).body.data).toHaveLength(1)
}

describe('each reason of a failure', () => {
  it('user_cancelled', () =>
    expectFailure('user_cancelled', 'You closed', () => ({
      message: dialogMessage('CANCEL', { current_step: 'PHONE_NUMBER_SETUP' }),
    })))

  it('signup_error: the dialog reports an error', () =>
    expectFailure('signup_error', 'reported an error', () => ({
      message: dialogMessage('ERROR', { error_code: '524126' }),
    })))

  it("signup_error: the number does not belong to the code's account", () => {
    const { phone_number_id } = idsOf(finishDialog(api))
    return expectFailure('signup_error', 'reported an error', (number) =>
      finishDialog(api, number, { phone_number_id }),
    )
  })

  it('signup_error: the dialog ends without a number, or without a message', async () => {
    const withoutNumber = { message: dialogMessage('FINISH_ONLY_WABA', { waba_id: '123456' }) }
    await expectFailure('signup_error', 'reported an error', () => withoutNumber)
    await expectFailure('signup_error', 'reported an error', () => ({ error: 'server_error' }))
    await expectFailure('user_cancelled', 'You closed', () => ({ error: 'access_denied' }))
  })

  it('signup_error: the code does not belong to the named account', () => {
    simulator.setToken('900000000000001', 'another token')
    const waba_id = '900000000000001'
    return expectFailure('signup_error', 'reported an error', (number) => finishDialog(api, number, { waba_id }))
  })

  it('token_exchange_failed: the provider does not know the code', () =>
    expectFailure('token_exchange_failed', 'did not confirm', (number) => ({
      ...finishDialog(api, number),
      code: `AQx${number.slice(1)}`,
    })))

  it('token_exchange_failed: the exchange has no response', () =>
    expectFailure('token_exchange_failed', 'did not confirm', (number) => finishDialog(api, number), {
      kind: 'lose',
      path: 'access_token',
    }))

  it('registration_failed: the app is not subscribed', () =>
    expectFailure('registration_failed', 'rejected the registration', (number) => finishDialog(api, number), {
      kind: 'error',
      code: 10,
      path: 'subscribed_apps',
    }))

  it('registration_failed: the number is rejected', () =>
    expectFailure('registration_failed', 'rejected the registration', (number) => finishDialog(api, number), {
      kind: 'error',
      code: 133005,
      path: 'register',
    }))

  it('registration_failed: the response is lost, and the retry registers with the same pin', () =>
    expectFailure('registration_failed', 'rejected the registration', (number) => finishDialog(api, number), {
      kind: 'lose',
      path: 'register',
    }))
})

it('number_already_connected: by any organization, without changes at the provider', async () => {
  const [first, other] = [await api.tenant(), await api.tenant()]
  const number = newPhoneNumber()
  const link = await aSetupLink(first)
  expect(await post(link.setup_url, finishDialog(api, number))).toMatchObject({ body: { data: { status: 'success' } } })
  for (const tenant of [first, other]) {
    const again = await aSetupLink(tenant)
    const before = simulator.requests.length
    const response = await post(again.setup_url, finishDialog(api, number))
    expect(response.body.data).toMatchObject({ status: 'failed', reason: 'number_already_connected' })
    expect(simulator.requests.slice(before).filter((each) => each.startsWith('POST'))).toEqual([])
    expect((await open(again.setup_url)).text).toContain('already connected')
  }
})

it('number_already_connected: the organization has the number with another phone_number_id', async () => {
  const tenant = await api.tenant()
  const number = newPhoneNumber()
  const phone_number_id = String(Date.now()).padStart(15, '7')
  const { organizationId: organization_id, team } = tenant
  const account = { organization_id, team_id: team.id, phone_number_id, phone_number: number, name: 'Here already' }
  await database.transaction((tx) => connectAccount(tx, account))
  const link = await aSetupLink(tenant)
  const events = await eventsRecordedBy(database, organization_id, async () => {
    const response = await post(link.setup_url, finishDialog(api, number))
    expect(response.body.data).toMatchObject({ status: 'failed', reason: 'number_already_connected' })
  })
  expect(events.map(({ payload }) => payload.type)).toEqual(['setup_link.failed'])
})

it('logs the provider’s error without secrets', async () => {
  const link = await aSetupLink(await api.tenant())
  const result = finishDialog(api)
  simulator.arm({ kind: 'error', code: 133005, path: 'register' })
  const before = api.logged.length
  await post(link.setup_url, result)
  const lines = api.logged.slice(before)
  expect(lines).toMatchObject([
    {
      level: 'warn',
      requestId: expect.stringMatching(/^req_\w+$/),
      reason: 'registration_failed',
      msg: expect.stringMatching(/^A signup failed\. .*refused with code 133005/),
    },
  ])
  const { authorization, body } = simulator.calls.at(-1)!
  for (const secret of [authorization!.slice(7), (body as { pin: string }).pin, result.code]) {
    expect(JSON.stringify(lines)).not.toContain(secret)
  }
})

it('repeats the failure for the same code, without another exchange or event', async () => {
  const tenant = await api.tenant()
  const link = await aSetupLink(tenant)
  const result = finishDialog(api)
  simulator.arm({ kind: 'error', code: 190, path: 'subscribed_apps' })
  const first = await post(link.setup_url, result)
  expect(first.body.data).toMatchObject({ reason: 'registration_failed' })
  const before = simulator.requests.length
  const events = await eventsRecordedBy(database, tenant.organizationId, async () => {
    expect((await post(link.setup_url, result)).body.data).toEqual(first.body.data)
  })
  expect(events).toEqual([])
  expect(simulator.requests.slice(before)).toEqual([])
})

it('does not exchange a code that another link has used', async () => {
  const tenant = await api.tenant()
  const [one, two] = [await aSetupLink(tenant), await aSetupLink(tenant)]
  const result = finishDialog(api)
  await post(one.setup_url, result)
  const before = simulator.requests.length
  const response = await post(two.setup_url, result)
  expect(response.body.data).toMatchObject({ status: 'failed', reason: 'token_exchange_failed' })
  expect(simulator.requests.slice(before)).toEqual([])
})

it('gives up a code whose outcome stays unknown', async () => {
  const tenant = await api.tenant()
  const link = await aSetupLink(tenant)
  const result = finishDialog(api)
  const token = new URL(link.setup_url).pathname.split('/').at(-1)!
  await database.transaction((tx) => beginSignup(tx, { now: clock.now }, { token, code: result.code }))
  expect(await post(link.setup_url, result)).toMatchObject({
    status: 409,
    body: { error: { code: 'idempotency_in_progress' } },
  })
  clock.advance(6 * 60_000)
  const response = await post(link.setup_url, result)
  expect(response.body.data).toMatchObject({ status: 'failed', reason: 'token_exchange_failed' })
})

it('can be retried after the service was killed between two calls of the provider', async () => {
  const tenant = await api.tenant()
  const link = await aSetupLink(tenant)
  const number = newPhoneNumber()
  const result = finishDialog(api, number)
  const { phone_number_id } = idsOf(result)
  const service = await startApiProcess({
    PROVIDER_BASE_URL: simulator.url,
    PROVIDER_APP_ID: simulator.app.id,
    PROVIDER_APP_SECRET: simulator.app.secret,
  })
  simulator.arm({ kind: 'hang', path: 'register' })
  const { pathname } = new URL(link.setup_url)
  const lost = post(`${service.url}${pathname}`, result).catch((error: Error) => error)
  const isAtProvider = () => simulator.requests.some((each) => each.includes(`/${phone_number_id}/register`))
  await expect.poll(isAtProvider).toBe(true)
  service.child.kill('SIGKILL')
  await service.ended
  expect(await lost).toBeInstanceOf(Error)

  expect((await open(link.setup_url)).status).toBe(200)
  const events = await eventsRecordedBy(database, tenant.organizationId, async () => {
    const response = await post(link.setup_url, finishDialog(api, number))
    expect(response.body.data).toMatchObject({ status: 'success' })
  })
  expect(events.map(({ payload }) => payload.type)).toEqual(['account.connected', 'setup_link.completed'])
  const pins = simulator.calls.filter(({ target }) => target.includes(`/${phone_number_id}/register`))
  expect(new Set(pins.map(({ body }) => (body as { pin: string }).pin)).size).toBe(1)
})
