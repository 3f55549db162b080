import document from '@channel/contract/openapi.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { aDraft } from '../support/broadcasts.ts'
import { unknownId } from '../support/expectations.ts'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { type CheckedResponse, request, send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import type { Tenant } from '../support/tenant.ts'
import { newTemplate } from '../support/valid-requests.ts'
import { whileInProgress } from '../support/while-in-progress.ts'

const api = await startApi()
const limited = await startApi({ limits: { read: 1, write: 1 } })
const withoutDatabase = await startApi({ database: 'unreachable' })

const label = { name: 'VIP' }
const hello = { type: 'text', text: { body: 'Hello' } }
const orderReady = { name: 'order_ready', language: 'en_US', components: [{ type: 'BODY', text: 'Ready.' }] }
const template = (name: string) => ({ type: 'template', template: { name, language: 'en_US' } })

/** For each error code, a request whose response has that code. */
const requests: Record<string, (tenant: Tenant) => Promise<CheckedResponse>> = {
  method_not_allowed: (tenant) => send('listLabels', tenant, { method: 'PUT' }),
  resource_not_found: (tenant) => send('getLabel', tenant, { params: { id: unknownId('lbl') } }),
  invalid_field_value: (tenant) => send('createLabel', tenant, { body: { name: 1 } }),
  invalid_limit: (tenant) => send('listLabels', tenant, { query: { limit: 101 } }),
  invalid_cursor: (tenant) => send('listLabels', tenant, { query: { cursor: 'x' } }),
  invalid_phone_number: (tenant) => send('createContact', tenant, { body: { phone_number: '12' } }),
  internal_error: (tenant) => send('getMe', { ...tenant, url: withoutDatabase.url }),
  missing_api_key: (tenant) => request(new URL('/v1/me', tenant.url)),
  invalid_api_key: (tenant) => send('getMe', { ...tenant, key: `${tenant.key}x` }),
  revoked_api_key: async (tenant) => send('getMe', { ...tenant, key: await tenant.addKey({ revoked: true }) }),
  expired_api_key: async (tenant) =>
    send('getMe', { ...tenant, key: await tenant.addKey({ expires_at: '2001-01-01T00:00:00Z' }) }),
  rate_limit_exceeded: async (tenant) => {
    await send('getMe', { ...tenant, url: limited.url })
    return send('getMe', { ...tenant, url: limited.url })
  },
  feature_not_entitled: async (tenant) => {
    await tenant.changeOrganization({ plan: 'standard' })
    return send('createCustomer', tenant, { body: { name: 'Florist' } })
  },
  subscription_inactive: async (tenant) => {
    await tenant.changeOrganization({ state: 'inactive' })
    return send('createCustomer', tenant, { body: { name: 'Florist' } })
  },
  idempotency_in_progress: (tenant) =>
    whileInProgress(api.dependencies.database, tenant.organizationId, 'label-1', () =>
      send('createLabel', tenant, { headers: { 'Idempotency-Key': 'label-1' }, body: label }),
    ),
  idempotency_key_reuse: async (tenant) => {
    const headers = { 'Idempotency-Key': 'label-1' }
    await send('createLabel', tenant, { headers, body: label })
    return send('createLabel', tenant, { headers, body: { name: 'Other' } })
  },
  payload_too_large: (tenant) => send('createLabel', tenant, { body: { name: 'x'.repeat(1_100_000) } }),
  headers_too_large: (tenant) => send('listLabels', tenant, { headers: { 'X-Large': 'x'.repeat(17_000) } }),
  unsupported_media_type: (tenant) =>
    send('createLabel', tenant, { body: label, headers: { 'Content-Type': 'text/plain' } }),
  last_secret: async (tenant) => {
    const { id, secrets } = await tenant.createWebhookSubscription()
    return send('deleteWebhookSecret', tenant, { params: { id, secret_id: secrets[0]?.id ?? '' } })
  },
  setup_link_inactive: async (tenant) => {
    const customer_id = (await tenant.addCustomer('Florist')).id
    const { id } = (await send('createSetupLink', tenant, { params: { customer_id }, body: {} })).body.data
    await send('deleteSetupLink', tenant, { params: { customer_id, id } })
    return send('deleteSetupLink', tenant, { params: { customer_id, id } })
  },
  broadcast_status_conflict: async (tenant) =>
    send('startBroadcast', tenant, { params: { id: (await aDraft(tenant)).id } }),
  message_not_cancelable: async (tenant) =>
    send('cancelMessage', tenant, { params: { id: (await tenant.receiveMessage()).id } }),
  webhook_subscription_disabled: async (tenant) => {
    const { id, subscription_id } = await tenant.createWebhookDelivery()
    await send('updateWebhookSubscription', tenant, { params: { id: subscription_id }, body: { enabled: false } })
    return send('replayWebhookDelivery', tenant, { params: { id } })
  },
  webhook_payload_erased: async (tenant) => {
    const { id } = await tenant.createWebhookDelivery()
    const { body } = await send('listContacts', tenant)
    await send('deleteContact', tenant, { params: { id: body.data[0].id } })
    return send('replayWebhookDelivery', tenant, { params: { id } })
  },
  channel_number_not_verified: async (tenant) => {
    const { phone_number_id } = await tenant.addAccount({ verified: false })
    return send('listContacts', tenant, { params: { phone_number_id } })
  },
  customer_suspended: async (tenant) => {
    const customer = await tenant.addCustomer('Florist')
    const { phone_number_id } = await tenant.addAccount({ customer: customer.id })
    await tenant.suspendCustomer(customer.id)
    return send('sendMessage', tenant, { params: { phone_number_id }, body: { to: newPhoneNumber(), ...hello } })
  },
  outside_24h_window: (tenant) => send('sendMessage', tenant, { body: { to: newPhoneNumber(), ...hello } }),
  marketing_opted_out: async (tenant) => {
    await tenant.syncTemplates([{ ...orderReady, category: 'MARKETING' }])
    const { from } = await tenant.receiveMessage()
    await tenant.optOut(from ?? '')
    return send('sendMessage', tenant, { body: { to: from, ...template('order_ready') } })
  },
  consent_required: async (tenant) => {
    await tenant.syncTemplates([orderReady])
    await tenant.changeOrganization({ require_consent: true })
    return send('sendMessage', tenant, { body: { to: newPhoneNumber(), ...template('order_ready') } })
  },
  media_not_found: async (tenant) => {
    const { conversation_id } = await tenant.receiveMessage()
    return send('sendMessage', tenant, { body: { conversation_id, type: 'image', image: { media_id: 'med_none' } } })
  },
  template_not_found: (tenant) => send('sendMessage', tenant, { body: { to: newPhoneNumber(), ...template('none') } }),
  template_paused: async (tenant) => {
    await tenant.syncTemplates([{ ...orderReady, status: 'PAUSED' }])
    return send('sendMessage', tenant, { body: { to: newPhoneNumber(), ...template('order_ready') } })
  },
  template_already_exists: async (tenant) => {
    await tenant.syncTemplates([orderReady])
    return send('createTemplate', tenant, { body: newTemplate('order_ready') })
  },
  group_unavailable: async (tenant) => {
    const { conversation_id } = await tenant.receiveMessage({ group_id: 'Y2FwaV9ncm91cDox' })
    await tenant.endGroup('Y2FwaV9ncm91cDox')
    return send('sendMessage', tenant, { body: { conversation_id, ...hello } })
  },
  unsupported_in_group: async (tenant) => {
    const { conversation_id } = await tenant.receiveMessage({ group_id: 'Y2FwaV9ncm91cDox' })
    const location = { type: 'location', location: { latitude: 52.52, longitude: 13.4 } }
    return send('sendMessage', tenant, { body: { conversation_id, ...location } })
  },
  channel_upstream_error: async (tenant) => {
    const { phone_number_id } = await tenant.addAccount({ authorized: false })
    return send('syncTemplates', tenant, { params: { phone_number_id } })
  },
}

it('has a request for every code in the error responses of the contract', () => {
  expect(Object.keys(requests).toSorted()).toEqual(codesOfResponses().toSorted())
})

it.each(Object.entries(requests))('the API responds with %s', async (code, provoke) => {
  const { body } = await provoke(await api.tenant())
  expect(body.error.code).toBe(code)
})

/** The error codes in the examples of all error responses. */
function codesOfResponses(): string[] {
  return [...new Set(JSON.stringify(document.components.responses).match(/(?<="code":")\w+(?=")/g))]
}
