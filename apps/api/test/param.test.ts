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

it('names a field whose name is no text so that any JSON reader can read the answer', async () => {
  expect(await paramFor({ 'a\ud800': 1 })).toBe('a\ufffd')
  expect(await paramFor({ metadata: { 'a\udc00b': 1 } })).toBe('metadata.a\ufffdb')
})

it('cuts a name that is very long, and what is left is text', async () => {
  expect(await paramFor({ ['x'.repeat(100_000)]: 1 })).toBe(`${'x'.repeat(199)}…`)
  expect((await paramFor({ ['💥'.repeat(200)]: 1 })).isWellFormed()).toBe(true)
})
