import { Readable } from 'node:stream'
import { startSimulator } from '@channel/simulator'
import { afterAll, expect, it } from 'vitest'
import { httpProvider } from '../src/index.ts'
import { givenNumber } from './support/given-number.ts'

const simulator = await startSimulator()
const provider = httpProvider({ baseUrl: simulator.url, app: simulator.app })
afterAll(() => simulator.stop())

const empty = {
  about: null,
  address: null,
  description: null,
  email: null,
  pictureUrl: null,
  vertical: null,
  websites: [],
}
const success = { ok: true, value: undefined }

it('changes fields of a profile and reads it', async () => {
  const number = givenNumber(simulator)
  expect(await provider.findProfile(number)).toEqual({ ok: true, value: empty })
  const change = { about: 'Open', email: 'hello@example.com', vertical: 'RETAIL', websites: ['https://example.com/'] }
  expect(await provider.updateProfile(number, change)).toEqual(success)
  expect(simulator.calls.at(-1)).toMatchObject({
    method: 'POST',
    target: `/v23.0/${number.phoneNumberId}/whatsapp_business_profile`,
    body: { messaging_product: 'whatsapp', ...change },
  })
  expect(await provider.updateProfile(number, { email: '', websites: [] })).toEqual(success)
  const value = { ...empty, about: 'Open', vertical: 'RETAIL' }
  expect(await provider.findProfile(number)).toEqual({ ok: true, value })
})

it('shows an uploaded picture to everyone who has its address', async () => {
  const number = givenNumber(simulator)
  const bytes = Buffer.from('‰PNG')
  const uploaded = await provider.uploadForHandle(number, {
    content: Readable.from([bytes]),
    size: bytes.length,
    mimeType: 'image/png',
    filename: 'logo.png',
  })
  const profile_picture_handle = uploaded.ok ? uploaded.value.handle : ''
  expect(await provider.updateProfile(number, { profile_picture_handle })).toEqual(success)
  const found = await provider.findProfile(number)
  const response = await fetch((found.ok && found.value.pictureUrl) || '')
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
  const unknown = await provider.updateProfile(number, { profile_picture_handle: '4::nonsense' })
  expect(unknown).toMatchObject({ ok: false, failure: { code: 100 } })
})

it('sets the PIN with which the number is registered', async () => {
  const number = givenNumber(simulator)
  expect(await provider.setPin(number, '123456')).toEqual(success)
  expect(simulator.calls.at(-1)).toMatchObject({
    method: 'POST',
    target: `/v23.0/${number.phoneNumberId}`,
    body: { pin: '123456' },
  })
  expect(await provider.setPin(number, '654321')).toEqual(success)
  expect(await provider.registerNumber(number, '123456')).toMatchObject({ ok: false, failure: { code: 133005 } })
  expect(await provider.registerNumber(number, '654321')).toEqual(success)
  expect(await provider.setPin(number, 'nonsense')).toMatchObject({ ok: false, failure: { code: 100 } })
})
