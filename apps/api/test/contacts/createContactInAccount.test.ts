import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure, invalidField } from '../support/expectations.ts'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('createContactInAccount', (send) => {
  it('creates a contact on the account of the path, one of several', async () => {
    const tenant = await api.tenant()
    const second = await tenant.addAccount()
    const params = { phone_number_id: second.phone_number_id }
    const { status, headers, body } = await send(tenant, { params, body: { phone_number: newPhoneNumber() } })
    expect(status).toBe(201)
    expect(body.data.channel_account).toEqual({ phone_number: second.phone_number })
    expect(headers.get('location')).toBe(`/v1/${second.phone_number_id}/contacts/${body.data.id}`)
  })

  it('accepts a from that names the account of the path only', async () => {
    const tenant = await api.tenant()
    const other = await tenant.addAccount()
    const { phone_number_id, phone_number } = tenant.account
    for (const from of [phone_number_id, phone_number]) {
      expect(await send(tenant, { body: { phone_number: newPhoneNumber(), from } })).toMatchObject({ status: 201 })
    }
    for (const from of [other.phone_number_id, other.phone_number, 'nothing']) {
      expect(await send(tenant, { body: { phone_number: newPhoneNumber(), from } })).toMatchObject(invalidField('from'))
    }
  })

  it('rejects a number that the account already has', async () => {
    const tenant = await api.tenant()
    const body = { phone_number: newPhoneNumber() }
    await send(tenant, { body })
    expect(await send(tenant, { body })).toMatchObject(invalidField('phone_number'))
  })

  it('rejects an invalid phone number', async () => {
    const response = await send(await api.tenant(), { body: { phone_number: '0151 123' } })
    expect(response).toMatchObject(failure(400, 'invalid_phone_number', 'phone_number'))
  })
})
