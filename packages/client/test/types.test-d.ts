// Used by the type check alone: none of this runs.
import type { components } from '@channel/contract/paths'
import { expectTypeOf } from 'vitest'
import {
  type Channel,
  ConflictError,
  type ErrorCode,
  type ErrorCodesByType,
  type IfChanged,
  isChannelError,
  type Known,
  type Message,
  type OtherEvent,
  type OtherValue,
  RateLimitError,
  verifyWebhook,
  type WebhookEvent,
} from '../src/index.ts'
import type { EventOf } from '../src/webhooks.ts'

type Schemas = components['schemas']
declare const channel: Channel
declare const error: unknown
const path = { phone_number_id: '106540352242922' }

// Bodies are typed by operation.
expectTypeOf(await channel.get('/v1/me')).toEqualTypeOf<Schemas['MeResponse']>()
expectTypeOf(await channel.post('/v1/labels', { body: { name: 'VIP' } })).toEqualTypeOf<Schemas['LabelResponse']>()
const contactPath = { ...path, id: 'ctc_1' }
expectTypeOf(
  await channel.patch('/v1/{phone_number_id}/contacts/{id}', { params: { path: contactPath }, body: { name: null } }),
).toEqualTypeOf<Schemas['ContactResponse']>()
expectTypeOf(
  await channel.delete('/v1/{phone_number_id}/contacts/{id}', { params: { path: contactPath } }),
).toEqualTypeOf<Schemas['DeletedContactResponse']>()

// @ts-expect-error no such path
channel.get('/v1/nowhere')
// @ts-expect-error no such method on the path
channel.patch('/v1/me')
// @ts-expect-error the body is required
channel.post('/v1/labels')
// @ts-expect-error the name is required
channel.post('/v1/labels', { body: {} })
// @ts-expect-error a field that the contract does not have
channel.post('/v1/labels', { body: { name: 'VIP', colour: 'red' } })
// @ts-expect-error the path parameter is required
channel.get('/v1/{phone_number_id}/contacts', {})
// @ts-expect-error a filter that the list does not have
channel.get('/v1/labels', { params: { query: { search: 'x' } } })

// Only lists can be paginated.
const contacts = channel.paginate('/v1/{phone_number_id}/contacts', { params: { path, query: { search: 'ada' } } })
for await (const contact of contacts) expectTypeOf(contact).toEqualTypeOf<Schemas['Contact']>()
for await (const page of contacts.pages()) expectTypeOf(page).toEqualTypeOf<Schemas['ContactList']>()
for await (const label of channel.paginate('/v1/labels')) expectTypeOf(label).toEqualTypeOf<Schemas['Label']>()
// @ts-expect-error not a list
channel.paginate('/v1/me')
// @ts-expect-error the path parameter is required
channel.paginate('/v1/{phone_number_id}/contacts')

// Only lists with a tag can be requested conditionally.
const conversations = channel.conversations.list('1')
const page = await conversations.pageIfChanged('W/"7"')
if (page.unchanged) expectTypeOf(page.body).toEqualTypeOf<undefined>()
else expectTypeOf(page.body).toEqualTypeOf<Schemas['ConversationList']>()
expectTypeOf(
  await channel.getIfChanged('/v1/{phone_number_id}/conversations', undefined, { params: { path } }),
).toEqualTypeOf<IfChanged<Schemas['ConversationList']>>()
// @ts-expect-error a list without a tag
channel.getIfChanged('/v1/labels', undefined)
// @ts-expect-error a list without a tag
channel.labels.list().pageIfChanged(undefined)
expectTypeOf(await channel.messages.mediaBlob('1', 'msg_1', { maxBytes: 1000 })).toEqualTypeOf<Blob>()

// Errors narrow by code. Unknown codes are accepted too.
if (isChannelError(error)) {
  expectTypeOf(error.status).toEqualTypeOf<number>()
  expectTypeOf<ErrorCode>().toExtend<typeof error.code>()
  expectTypeOf<'something_new'>().toExtend<typeof error.code>()
}
if (isChannelError(error, 'invalid_limit', 'invalid_cursor')) {
  expectTypeOf(error.code).toEqualTypeOf<'invalid_limit' | 'invalid_cursor'>()
  expectTypeOf(error.retryAfter).toEqualTypeOf<number | undefined>()
}
if (error instanceof RateLimitError) {
  expectTypeOf(error.type).toEqualTypeOf<'rate_limit_error'>()
  expectTypeOf(error.retryAfterMs).toEqualTypeOf<number | undefined>()
}
if (error instanceof ConflictError) {
  expectTypeOf<'last_secret'>().toExtend<typeof error.code>()
  expectTypeOf(error.param).toEqualTypeOf<string | undefined>()
}
// @ts-expect-error no such code
isChannelError(error, 'invalid_limmit')

// Sets that grow show their known values. Unknown ones are accepted too.
const { data: subscription } = await channel.webhookSubscriptions.get('wbs_1')
expectTypeOf(subscription.disabled_reason).toEqualTypeOf<'endpoint_gone' | 'failing' | (string & {}) | null>()
expectTypeOf<Known<typeof subscription.disabled_reason>>().toEqualTypeOf<'endpoint_gone' | 'failing'>()
expectTypeOf<Known<(typeof subscription.event_types)[number]>>().toEqualTypeOf<Schemas['EventType']>()
expectTypeOf<Known<Schemas['ErrorCode']>>().toEqualTypeOf<ErrorCode>()
expectTypeOf<Known<Schemas['ErrorCode']>>().toEqualTypeOf<ErrorCodesByType[keyof ErrorCodesByType]>()
expectTypeOf<ErrorCodesByType['not_found']>().toEqualTypeOf<'resource_not_found'>()
// @ts-expect-error requests are closed
channel.webhookSubscriptions.create({ url: 'https://example.com', event_types: ['contact.sneezed'] })

// The raw client has the same types.
const raw = await channel.raw.GET('/v1/webhook_subscriptions/{id}', { params: { path: { id: 'wbs_1' } } })
if (raw.data) expectTypeOf(raw.data).toEqualTypeOf<Schemas['WebhookSubscriptionResponse']>()
else expectTypeOf(raw.error.error.code).toEqualTypeOf<Schemas['ErrorCode']>()
const file = await channel.raw.request('get', '/v1/me', { parseAs: 'blob' })
expectTypeOf(file.data).toEqualTypeOf<Blob | undefined>()
// @ts-expect-error the path parameter is required
channel.raw.GET('/v1/webhook_subscriptions/{id}')
// @ts-expect-error no such method on the path
channel.raw.PATCH('/v1/me')

// Resources have names, and are accepted by functions that take any fields.
expectTypeOf<Message>().toEqualTypeOf<Schemas['Message']>()
expectTypeOf<Message>().toExtend<Record<string, unknown>>()

// Events narrow by type and cover every webhook of the contract.
const event = await verifyWebhook('', new Headers(), { secret: [] })
if (event.type === 'message.received') expectTypeOf(event.data.object).toEqualTypeOf<Schemas['Message']>()
if (event.type === 'contact.deleted') expectTypeOf(event.data.object).toEqualTypeOf<Schemas['DeletedContact']>()
expectTypeOf<Exclude<(typeof event)['type'], OtherValue>>().toEqualTypeOf<Schemas['EventType']>()
const { payload } = (await channel.webhookDeliveries.get('wbd_1')).data
if (payload?.type === 'message.received') expectTypeOf(payload).toEqualTypeOf<EventOf<'message.received'>>()
switch (event.type) {
  case 'message.received':
  case 'message.sent':
    expectTypeOf(event.data.object).toEqualTypeOf<Schemas['Message']>()
    break
  case 'contact.created':
    expectTypeOf(event).toEqualTypeOf<EventOf<'contact.created'>>()
    break
  default:
    expectTypeOf(event).toEqualTypeOf<
      Exclude<WebhookEvent, { type: 'message.received' | 'message.sent' | 'contact.created' }>
    >()
    expectTypeOf<OtherEvent>().toExtend<typeof event>()
}
// Events of unknown types have their fields, but no known resource.
type OtherData = Extract<WebhookEvent, { type: OtherValue }>['data']
expectTypeOf<OtherData>().toEqualTypeOf<{ [key: string]: unknown }>()
expectTypeOf(event.type).toExtend<string>()
expectTypeOf<EventOf<'message.received'>['data']['object']>().toEqualTypeOf<Schemas['Message']>()
// @ts-expect-error no such type
if (event.type === 'contact.sneezed') throw error
// @ts-expect-error a webhook cannot be verified without a secret
verifyWebhook('', {}, {})
