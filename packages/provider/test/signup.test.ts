import { manualClock, startSimulator } from '@channel/simulator'
import { afterAll, describe, expect, it } from 'vitest'
import { httpProvider, readSignupEvent, signupDialogUrl } from '../src/index.ts'
import { givenNumber } from './support/given-number.ts'

const clock = manualClock()

const simulator = await startSimulator({ clock, app: { id: '77', secret: 'secret/+&' } })
const provider = httpProvider({ baseUrl: simulator.url, app: simulator.app })
afterAll(() => simulator.stop())

async function exchanged(code: string): Promise<string> {
  const outcome = await provider.exchangeCode(code)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure))
  return outcome.value.token
}

it('connects a number: code, token, subscription, registration', async () => {
  const { code, phoneNumberId, wabaId } = simulator.finishSignup('+49 30 7654321', 'Corner Bakery')
  const token = await exchanged(code)
  expect(simulator.calls.at(-1)).toMatchObject({ method: 'GET', authorization: undefined })
  const target = new URL(simulator.calls.at(-1)!.target, simulator.url)
  expect(target.pathname).toBe('/v23.0/oauth/access_token')
  expect(Object.fromEntries(target.searchParams)).toEqual({ client_id: '77', client_secret: 'secret/+&', code })

  const number = { phoneNumberId, token }
  const content = { type: 'text', text: { body: 'Hello' } } as const
  const message = { to: { phoneNumber: '+491511' }, content }
  expect(await provider.sendMessage(number, message)).toMatchObject({ meaning: { code: 'account_restricted' } })
  expect(await provider.listNumbers({ wabaId, token })).toEqual({
    ok: true,
    value: [
      {
        phoneNumberId,
        displayPhoneNumber: '+49307654321',
        verifiedName: 'Corner Bakery',
        qualityRating: 'GREEN',
        messagingLimit: 'TIER_2K',
        nameStatus: 'APPROVED',
        inBusinessApp: false,
      },
    ],
  })
  expect(await provider.subscribeApp({ wabaId, token })).toEqual({ ok: true, value: undefined })
  expect(await provider.registerNumber(number, '123456')).toEqual({ ok: true, value: undefined })
  expect(simulator.calls.at(-1)?.body).toEqual({ messaging_product: 'whatsapp', pin: '123456' })
  expect(await provider.sendMessage(number, message)).toMatchObject({ kind: 'accepted' })
  expect(await provider.registerNumber(number, '654321')).toMatchObject({ ok: false, failure: { code: 133005 } })
})

it('accepts a code once, and within 30 seconds', async () => {
  const { code } = simulator.finishSignup('+49 30 1', 'One')
  await exchanged(code)
  expect(await provider.exchangeCode(code)).toMatchObject({ ok: false, failure: { code: 100, subcode: 36009 } })
  const late = simulator.finishSignup('+49 30 2', 'Two')
  clock.advance(30_000)
  expect(await provider.exchangeCode(late.code)).toMatchObject({ ok: false, failure: { code: 100, subcode: 36007 } })
})

it('requires the app and its secret', async () => {
  const { code } = simulator.finishSignup('+49 30 3', 'Three')
  await expect(httpProvider({ baseUrl: simulator.url }).exchangeCode(code)).rejects.toThrow(/PROVIDER_APP_ID/)
  const wrong = httpProvider({ baseUrl: simulator.url, app: { ...simulator.app, secret: 'wrong' } })
  expect(await wrong.exchangeCode(code)).toMatchObject({ ok: false, failure: { code: 1 } })
})

it('lists all numbers of an account, over all pages', async () => {
  const { wabaId, token } = givenNumber(simulator)
  for (let index = 0; index < 120; index++) simulator.setNumber(String(900_000 + index), { waba_id: wabaId })
  expect(await provider.listNumbers({ wabaId, token })).toMatchObject({ ok: true, value: { length: 121 } })
  expect(await provider.listNumbers({ wabaId, token: 'wrong' })).toMatchObject({ ok: false, failure: { code: 190 } })
})

describe('the dialog', () => {
  async function choose(choice: string, more: Record<string, string> = {}) {
    const state = 'a token/+& of ours'
    const redirectUrl = 'https://service.example/signup?x=1'
    const url = signupDialogUrl({ baseUrl: simulator.url, appId: '77', configId: '5', redirectUrl, state })
    expect((await fetch(url)).status).toBe(200)
    const body = new URLSearchParams({ choice, phone_number: '+49 30 777', business_name: 'B', ...more })
    const page = await (await fetch(url, { method: 'POST', body })).text()
    const plain = (text = '') => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    const [, href, message] = /href="([^"]+)" data-message="([^"]+)"/.exec(page) ?? []
    const redirect = new URL(plain(href))
    expect(redirect.searchParams.get('state')).toBe(state)
    return { redirect, event: readSignupEvent(plain(message)) }
  }

  it('finishes with a code whose token opens the connected account', async () => {
    const { redirect, event } = await choose('finish')
    if (event?.kind !== 'finished') throw new Error(`It ended with ${event?.kind}.`)
    const token = await exchanged(redirect.searchParams.get('code') ?? '')
    const { wabaId, phoneNumberId } = event
    expect(await provider.listNumbers({ wabaId, token })).toMatchObject({ ok: true, value: [{ phoneNumberId }] })
  })

  it('finishes for a number that stays in the business app, as the provider confirms', async () => {
    const { redirect, event } = await choose('finish', { phone_number: '+49 30 778', in_business_app: 'yes' })
    if (event?.kind !== 'finished') throw new Error(`It ended with ${event?.kind}.`)
    const { wabaId, phoneNumberId } = event
    expect(event.inBusinessApp).toBe(true)
    const token = await exchanged(redirect.searchParams.get('code') ?? '')
    const listed = await provider.listNumbers({ wabaId, token })
    expect(listed).toMatchObject({ ok: true, value: [{ phoneNumberId, inBusinessApp: true }] })
  })

  it('reports that it was cancelled, or failed', async () => {
    expect((await choose('cancel')).event).toEqual({ kind: 'cancelled', step: 'PHONE_NUMBER_SETUP' })
    expect((await choose('error')).event).toMatchObject({ kind: 'failed', message: expect.stringMatching(/verified/) })
  })

  it('uses the provider’s own host by default', () => {
    const url = signupDialogUrl({ appId: '7', redirectUrl: 'https://service.example/', state: 's' })
    expect(url).toMatch(/^https:\/\/www\.facebook\.com\/v23\.0\/dialog\/oauth\?client_id=7&/)
  })

  it('uses the given API version', () => {
    const dialog = { appId: '7', redirectUrl: 'https://service.example/', state: 's' }
    expect(signupDialogUrl({ ...dialog, apiVersion: 'v24.0' })).toContain('/v24.0/dialog/oauth?')
  })

  const post = (event: string, data: object) => JSON.stringify({ type: 'WA_EMBEDDED_SIGNUP', event, data })

  it.each([
    [
      post('FINISH', { waba_id: 1, phone_number_id: '2', business_id: '3' }),
      { kind: 'finished', wabaId: '1', phoneNumberId: '2', businessId: '3', inBusinessApp: false },
    ],
    [
      post('FINISH_WHATSAPP_BUSINESS_APP_ONBOARDING', { waba_id: 1, phone_number_id: '2' }),
      { kind: 'finished', wabaId: '1', phoneNumberId: '2', businessId: null, inBusinessApp: true },
    ],
    [
      post('FINISH_WHATSAPP_BUSINESS_APP_ONBOARDING', { waba_id: '1' }),
      { kind: 'finished', wabaId: '1', phoneNumberId: null, businessId: null, inBusinessApp: true },
    ],
    [post('FINISH', { waba_id: '1' }), { kind: 'failed', message: 'The dialog ended without a number.' }],
    [post('FINISH_WHATSAPP_BUSINESS_APP_ONBOARDING', {}), { kind: 'failed', message: expect.any(String) }],
    [post('CANCEL', {}), { kind: 'cancelled', step: null }],
    [post('CANCEL', { error_message: 'No.' }), { kind: 'failed', message: 'No.' }],
    [post('STEP', {}), undefined],
    ['{"type":"other","event":"FINISH","data":{}}', undefined],
    ['nonsense', undefined],
  ])('is parsed from %s', (text, event) => {
    expect(readSignupEvent(text)).toEqual(event)
  })

  it.each(['FINISH_ONLY_WABA', 'FINISH_OBO_MIGRATION', 'FINISH_GRANT_ONLY_API_ACCESS', 'FINISH_IN_ANOTHER_WAY'])(
    'is a failure if it ends with %s',
    (name) => {
      expect(readSignupEvent(post(name, { waba_id: '1', phone_number_id: '2' }))).toEqual({
        kind: 'failed',
        message: `The dialog ended with "${name}", which is not supported.`,
      })
    },
  )
})
