import { expect, it } from 'vitest'
import { aBusinessAppScene, startSeconds } from './business-app.fixtures.ts'

it('shows the free entry point of a conversation that an ad led to, and its end once the provider says it', async () => {
  const { write, send, receive, conversations } = await aBusinessAppScene({ in_business_app: false })
  const secondsOf = (time: string | null | undefined) => Date.parse(time ?? '') / 1000
  await write('1', -60, { type: 'text', text: { body: 'Hi' }, referral: { source_type: 'ad', source_id: '1' } })
  const [before] = await conversations()
  expect(before?.free_entry_point).toMatchObject({ expires_at: null })
  expect(secondsOf(before?.free_entry_point?.reply_by)).toBe(startSeconds - 60 + 24 * 3600)

  const { id } = await send()
  const end = startSeconds + 72 * 3600
  const conversation = { id: 'c', expiration_timestamp: String(end), origin: { type: 'referral_conversion' } }
  const pricing = { billable: false, category: 'referral_conversion', type: 'free_entry_point', pricing_model: 'PMP' }
  const about = { id: 'wamid.9', status: 'sent', timestamp: String(startSeconds), biz_opaque_callback_data: id }
  await receive('messages', { statuses: [{ ...about, conversation, pricing }] })
  await write('2', 1, { body: 'And?' })
  const [after] = await conversations()
  expect(secondsOf(after?.free_entry_point?.expires_at)).toBe(end)
  expect(after).toMatchObject({ unread_count: 1, free_entry_point: { reply_by: before?.free_entry_point?.reply_by } })
})
