import { manualClock, type Simulator, startSimulator } from '@channel/simulator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { httpProvider, type Provider } from '../src/index.ts'
import { givenNumber } from './support/given-number.ts'

const clock = manualClock()
let simulator: Simulator
let provider: Provider

beforeAll(async () => {
  simulator = await startSimulator({ clock, app: { id: '77', secret: 'secret/+&' } })
  provider = httpProvider({ baseUrl: simulator.url, app: simulator.app })
})
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
        codeVerificationStatus: 'VERIFIED',
      },
    ],
  })
  expect(await provider.subscribeApp({ wabaId, token })).toEqual({ ok: true, value: undefined })
  expect(await provider.registerNumber(number, '123456')).toEqual({ ok: true, value: undefined })
  expect(simulator.calls.at(-1)?.body).toEqual({ messaging_product: 'whatsapp', pin: '123456' })
  expect(await provider.sendMessage(number, message)).toMatchObject({ kind: 'accepted' })
  expect(await provider.registerNumber(number, '654321')).toMatchObject({ ok: false, failure: { code: 133005 } })
})

it('takes a code once, and within 30 seconds', async () => {
  const { code } = simulator.finishSignup('+49 30 1', 'One')
  await exchanged(code)
  expect(await provider.exchangeCode(code)).toMatchObject({ ok: false, failure: { code: 100, subcode: 36009 } })
  const late = simulator.finishSignup('+49 30 2', 'Two')
  clock.advance(30_000)
  expect(await provider.exchangeCode(late.code)).toMatchObject({ ok: false, failure: { code: 100, subcode: 36007 } })
})

it('needs the app, and its right secret', async () => {
  const { code } = simulator.finishSignup('+49 30 3', 'Three')
  await expect(httpProvider({ baseUrl: simulator.url }).exchangeCode(code)).rejects.toThrow(/PROVIDER_APP_ID/)
  const wrong = httpProvider({ baseUrl: simulator.url, app: { ...simulator.app, secret: 'wrong' } })
  expect(await wrong.exchangeCode(code)).toMatchObject({ ok: false, failure: { code: 1 } })
})

it('lists all numbers of an account, on as many pages as they are', async () => {
  const { wabaId, token } = givenNumber(simulator)
  for (let index = 0; index < 120; index++) simulator.setNumber(String(900_000 + index), { waba_id: wabaId })
  expect(await provider.listNumbers({ wabaId, token })).toMatchObject({ ok: true, value: { length: 121 } })
  expect(await provider.listNumbers({ wabaId, token: 'wrong' })).toMatchObject({ ok: false, failure: { code: 190 } })
})
