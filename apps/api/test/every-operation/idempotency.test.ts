import { conformsToSpec } from '@channel/test-kit'
import { describe, expect, it } from 'vitest'
import { invalidField } from '../support/expectations.ts'
import { type OperationId, operations } from '../support/operations.ts'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { fill, type RequestParts, send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { validRequests } from '../support/valid-requests.ts'
import { describeUsedKeys, inProgress, newKey, posts, reused, samples, withKey } from './idempotency.fixtures.ts'

const api = await startApi()
const tenant = await api.tenant()

/** Like `send`, but reads the body byte for byte. */
async function sendForText(id: OperationId, parts: RequestParts, key: string, apiKey = tenant.key) {
  const params = { phone_number_id: tenant.account.phone_number_id, ...parts.params }
  const response = await fetch(tenant.url + fill(operations[id].path, params), {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${apiKey}`,
      'Idempotency-Key': key,
      ...(parts.body === undefined || parts.body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(parts.body !== undefined && {
      body: parts.body instanceof FormData ? parts.body : JSON.stringify(parts.body),
    }),
  })
  await conformsToSpec(id, response)
  const { 'idempotent-replayed': replayed, date, ratelimit, ...headers } = Object.fromEntries(response.headers)
  return { replayed, response: { status: response.status, headers, text: await response.text() } }
}

describe.each(posts)('%s', (id) => {
  it('replays the response byte for byte, with its request id and headers', async () => {
    const parts = await validRequests[id](tenant)
    const key = newKey()
    const first = await sendForText(id, parts, key)
    expect(first.response.status).toBeLessThan(300)
    expect(first.replayed ?? 'false').toBe('false')
    expect(await sendForText(id, parts, key)).toEqual({ replayed: 'true', response: first.response })
    const otherKey = await tenant.addKey()
    expect(await sendForText(id, parts, key, otherKey)).toEqual({ replayed: 'true', response: first.response })
  })
})

describeUsedKeys(api, tenant, samples)

describe('an error response', () => {
  it('is replayed even if the request would succeed now', async () => {
    const parts = { body: { name: 'Twice', team_id: tenant.team.id } }
    const { id } = await tenant.createLabel(parts.body)
    const key = newKey()
    const first = await sendForText('createLabel', parts, key)
    expect(first).toMatchObject({ replayed: undefined, response: { status: 400 } })
    expect(await send('deleteLabel', tenant, { params: { id } })).toMatchObject({ status: 200 })
    expect(await sendForText('createLabel', parts, key)).toEqual({ replayed: 'true', response: first.response })
    expect((await sendForText('createLabel', parts, newKey())).response.status).toBe(201)
  })

  it('is replayed for 404 and 422 too', async () => {
    const unverified = await tenant.addAccount({ verified: false })
    for (const [status, params] of [
      [404, { phone_number_id: '999999999999' }],
      [422, { phone_number_id: unverified.phone_number_id }],
    ] as const) {
      const parts = { params, body: { phone_number: newPhoneNumber() } }
      const key = newKey()
      const first = await sendForText('createContactInAccount', parts, key)
      expect(first).toMatchObject({ replayed: undefined, response: { status } })
      expect(await sendForText('createContactInAccount', parts, key)).toEqual({ ...first, replayed: 'true' })
    }
  })

  it('of an earlier stage does not use the key', async () => {
    const key = newKey()
    const invalid = withKey({ body: { name: '' } }, key)
    expect(await send('createLabel', tenant, invalid)).toMatchObject(invalidField('name'))
    const foreign = { ...tenant, key: 'chn_live_000000000000000000000000' }
    expect(await send('createLabel', foreign, withKey({ body: { name: 'X' } }, key))).toMatchObject({ status: 401 })
    const valid = withKey(await validRequests.createLabel(tenant), key)
    expect(await send('createLabel', tenant, valid)).toMatchObject({ status: 201 })
  })
})

describe('the fingerprint of a request', () => {
  it('ignores spacing and order in the body, but not the spelling of the path', async () => {
    const contact = await tenant.createContact()
    const label = await tenant.createLabel({ name: 'Same' })
    const bodies = [
      { contact_ids: [contact.id], label_id: label.id, operation: 'attach' },
      { operation: 'attach', label_id: label.id, contact_ids: [contact.id] },
    ].map((body, index) => JSON.stringify(body, null, index))
    const key = newKey()
    const responses = []
    for (const body of bodies) responses.push(await send('bulkLabelContacts', tenant, withKey({ body }, key)))
    expect(responses.map(({ status, headers }) => [status, headers.get('idempotent-replayed')])).toEqual([
      [200, null],
      [200, 'true'],
    ])
    const onPath = withKey({ body: bodies[0] }, key)
    expect(await send('bulkLabelContactsInAccount', tenant, onPath)).toMatchObject(reused)
  })

  it('changes with an explicit default, and with another resource of the same kind', async () => {
    const key = newKey()
    const body = { name: 'Default' }
    expect(await send('createLabel', tenant, withKey({ body }, key))).toMatchObject({ status: 201 })
    const explicit = withKey({ body: { ...body, color: '#64748b' } }, key)
    expect(await send('createLabel', tenant, explicit)).toMatchObject(reused)
    const attach = async () => withKey(await validRequests.attachContactLabel(tenant), 'attach-once')
    expect(await send('attachContactLabel', tenant, await attach())).toMatchObject({ status: 200 })
    expect(await send('attachContactLabel', tenant, await attach())).toMatchObject(reused)
  })
})

it('executes one of many concurrent requests; the others get its response or 409', async () => {
  const body = { from: tenant.account.phone_number_id, phone_number: newPhoneNumber() }
  const parts = withKey({ body }, newKey())
  const responses = await Promise.all(Array.from({ length: 12 }, () => send('createContact', tenant, parts)))
  const made = responses.filter(({ status }) => status === 201)
  expect(made.filter(({ headers }) => headers.get('idempotent-replayed') === null)).toHaveLength(1)
  expect(new Set(made.map(({ body }) => body.data.id)).size).toBe(1)
  for (const response of responses) if (response.status !== 201) expect(response).toMatchObject(inProgress)
})
