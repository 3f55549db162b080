import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure } from '../support/expectations.ts'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { send as sendTo } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('upsertContact', (send) => {
  it('creates a contact, then updates it', async () => {
    const tenant = await api.tenant()
    const { phone_number_id } = tenant.account
    const params = { phone_number: newPhoneNumber() }
    const body = { name: 'Ana', username: 'ana.souza', email: 'ana@example.com', metadata: { a: 1 } }
    const created = await send(tenant, { params, body })
    expect(created).toMatchObject({ status: 201, body: { data: { ...params, ...body, labels: [] } } })
    const { id } = created.body.data
    expect(created.headers.get('location')).toBe(`/v1/${phone_number_id}/contacts/${id}`)
    const updated = await send(tenant, { params, body: { name: 'Ana Maria', email: null } })
    const data = { ...body, id, name: 'Ana Maria', email: null }
    expect(updated).toMatchObject({ status: 200, body: { data } })
    expect(updated.headers.get('location')).toBeNull()
    expect((await sendTo('getContact', tenant, { params: { id } })).body.data).toEqual(updated.body.data)
  })

  it('changes nothing if the contact has the fields already', async () => {
    const tenant = await api.tenant()
    const params = { phone_number: newPhoneNumber() }
    const created = await send(tenant, { params, body: { name: 'Ana' } })
    for (const body of [{}, { name: 'Ana' }]) {
      expect((await send(tenant, { params, body })).body.data).toEqual(created.body.data)
    }
  })

  it('creates one contact for concurrent requests', async () => {
    const tenant = await api.tenant()
    const params = { phone_number: newPhoneNumber() }
    const names = ['A', 'B', 'C', 'D', 'E', 'F']
    const replies = await Promise.all(names.map((name) => send(tenant, { params, body: { name } })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 201])
    expect(new Set(replies.map(({ body }) => body.data.id)).size).toBe(1)
  })

  it('creates a contact on each account', async () => {
    const tenant = await api.tenant()
    const { phone_number_id } = await tenant.addAccount()
    const phone_number = newPhoneNumber()
    for (const params of [{ phone_number }, { phone_number_id, phone_number }]) {
      expect(await send(tenant, { params, body: {} })).toMatchObject({ status: 201 })
    }
  })

  it.each(['0151 123', '49151123456', '+', '+4915112345678x'])('rejects the phone number %s', async (phone_number) => {
    const response = await send(await api.tenant(), { params: { phone_number }, body: {} })
    expect(response).toMatchObject(failure(400, 'invalid_phone_number', 'phone_number'))
  })
})
