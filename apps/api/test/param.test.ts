import { expect, it } from 'vitest'
import { newPhoneNumber } from './support/phone-numbers.ts'
import { send } from './support/send.ts'
import { startApi } from './support/start-api.ts'

const api = await startApi()

async function paramFor(fields: object): Promise<string> {
  const { status, body } = await send('createContact', await api.tenant(), {
    body: { phone_number: newPhoneNumber(), ...fields },
  })
  expect(status).toBe(400)
  expect(body.error.message).toContain(`\`${body.error.param}\``)
  return body.error.param
}

it('names an unknown field as it was sent', async () => {
  expect(await paramFor({ 'nick name': 1 })).toBe('nick name')
})

it('replaces invalid Unicode in the name of a field', async () => {
  expect(await paramFor({ 'a\ud800': 1 })).toBe('a\ufffd')
  expect(await paramFor({ metadata: { 'a\udc00b': 1 } })).toBe('metadata.a\ufffdb')
})

it('truncates a very long name at a valid character', async () => {
  expect(await paramFor({ ['x'.repeat(100_000)]: 1 })).toBe(`${'x'.repeat(199)}…`)
  expect((await paramFor({ ['💥'.repeat(200)]: 1 })).isWellFormed()).toBe(true)
})
