import { expect, it } from 'vitest'
import { account, contact, event, message } from '../../src/testing/index.ts'
import { signWebhook, verifyWebhook } from '../../src/webhooks.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

it('makes a resource with the given fields', () => {
  expect(contact({ name: 'Ada' })).toEqual({ ...contact(), name: 'Ada' })
  expect(account().object).toBe('channel_account')
})

it('makes a new resource every time', () => {
  contact().channel_account.phone_number = 'changed'
  expect(contact().channel_account.phone_number).not.toBe('changed')
})

it('makes an event that is signed and verified', async () => {
  const received = event('message.received', { id: 'evt_1', data: { object: message({ content: 'Hello' }) } })
  const { body, headers } = await signWebhook(received, { secret })
  const verified = await verifyWebhook(body, headers, { secret })
  expect(verified).toEqual(received)
  expect(verified).toMatchObject({ id: 'evt_1', data: { object: { content: 'Hello', object: 'message' } } })
})

it('keeps the other data of an event', () => {
  const updated = event('contact.updated', { data: { object: contact({ name: 'Ada' }) } })
  expect(updated.data).toEqual({ ...event('contact.updated').data, object: contact({ name: 'Ada' }) })
})
