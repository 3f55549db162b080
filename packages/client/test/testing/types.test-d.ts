// Used by the type check alone: none of this runs.
import type { components } from '@channel/contract/paths'
import { expectTypeOf } from 'vitest'
import { contact, event, handlers, message } from '../../src/testing/index.ts'

type Schemas = components['schemas']

// Success responses are typed by operation.
handlers.sendMessage({ data: { status: 'sent' } })
handlers.listContacts({ data: [contact()], next_cursor: null })
// @ts-expect-error a field that a message does not have
handlers.sendMessage({ data: { colour: 'red' } })
// @ts-expect-error the items of a list are complete
handlers.listContacts({ data: [{ name: 'Ada' }] })
handlers.sendMessage(async ({ request, params, example }) => {
  expectTypeOf(await request.json()).toEqualTypeOf<Schemas['MessageSend']>()
  expectTypeOf(params).toEqualTypeOf<{ readonly phone_number_id: string }>()
  expectTypeOf(example).toEqualTypeOf<Schemas['MessageResponse']>()
  return example
})
// @ts-expect-error the body of another operation
handlers.sendMessage((): Schemas['LabelResponse'] => ({ data: label, request_id: '' }))
declare const label: Schemas['Label']
handlers.getMessageMedia({ location: 'https://files.example.com/1.jpg' })

// Errors are typed by operation and status.
handlers.sendMessage(422, 'outside_24h_window')
handlers.sendMessage(429, 'rate_limit_exceeded', { headers: { 'Retry-After': '1' } })
// @ts-expect-error a code of another status
handlers.sendMessage(404, 'outside_24h_window')
// @ts-expect-error a status that the operation does not have
handlers.sendMessage(502, 'channel_upstream_error')
handlers.syncTemplates(502, 'channel_upstream_error')
// @ts-expect-error the operation has no such error
handlers.createLabel(422, 'outside_24h_window')
// @ts-expect-error no such code
handlers.getLabel(404, 'no_such_code')
// @ts-expect-error the operation requires no key
handlers.getHealth(401, 'missing_api_key')
handlers.createLabel(409, 'idempotency_in_progress')
// @ts-expect-error only a POST has an Idempotency-Key
handlers.deleteWebhookSecret(409, 'idempotency_in_progress')
// @ts-expect-error only a POST has an Idempotency-Key
handlers.getContact(422, 'idempotency_key_reuse')
handlers.getLabel(({ error }) => error(404, 'resource_not_found'))
// @ts-expect-error a code of another status
handlers.getLabel(({ error }) => error(500, 'resource_not_found'))

// Only some lists can be unchanged.
handlers.listConversations(304)
// @ts-expect-error no conditional request
handlers.listContacts(304)
// @ts-expect-error no such operation
handlers.listNothing()

expectTypeOf(contact({ name: null })).toEqualTypeOf<Schemas['Contact']>()
// @ts-expect-error a field that a contact does not have
contact({ colour: 'red' })
expectTypeOf(event('message.received').data.object).toEqualTypeOf<Schemas['Message']>()
event('contact.created', { data: { object: contact() } })
// @ts-expect-error the resource of another event
event('contact.created', { data: { object: message() } })
// @ts-expect-error no such type
event('contact.sneezed')
