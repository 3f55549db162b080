import { describe, expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure, invalidField, notVerified } from '../support/expectations.ts'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { send as sendOperation } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('createContact', (send) => {
  it('creates a contact on the only account and returns the fields of a creation', async () => {
    const tenant = await api.tenant()
    const phone_number = newPhoneNumber()
    const body = { phone_number, name: 'Ana', email: 'ana@example.com', metadata: { plan: 'gold', nested: [1, null] } }
    const created = await send(tenant, { body })
    expect(created.status).toBe(201)
    expect(created.body.data).toEqual({
      id: expect.stringMatching(/^ctc_/),
      object: 'contact',
      ...body,
      channel_account: { phone_number: tenant.account.phone_number },
      created_at: expect.any(String),
      updated_at: created.body.data.created_at,
    })
    const location = `/v1/${tenant.account.phone_number_id}/contacts/${created.body.data.id}`
    expect(created.headers.get('location')).toBe(location)
    const { status, body: read } = await sendOperation('getContact', tenant, { params: { id: created.body.data.id } })
    expect(status).toBe(200)
    expect(read.data).toMatchObject(body)
  })

  it('returns null for omitted fields, and accepts a null email', async () => {
    const { body } = await send(await api.tenant(), { body: { phone_number: newPhoneNumber(), email: null } })
    expect(body.data).toMatchObject({ name: null, email: null, metadata: null })
  })

  it('keeps __proto__ and constructor in metadata as ordinary keys', async () => {
    const tenant = await api.tenant()
    const metadata = '{"__proto__":{"polluted":true},"constructor":"x","a":1}'
    const { status, body } = await send(tenant, {
      body: `{"phone_number":"${newPhoneNumber()}","metadata":${metadata}}`,
    })
    expect(status).toBe(201)
    expect(JSON.stringify(body.data.metadata)).toBe(metadata)
    const read = await sendOperation('getContact', tenant, { params: { id: body.data.id } })
    expect(JSON.stringify(read.body.data.metadata)).toBe(metadata)
  })

  describe('with several accounts', () => {
    it('requires from, as a phone_number_id or a phone number', async () => {
      const tenant = await api.tenant()
      const second = await tenant.addAccount()
      expect(await send(tenant, { body: { phone_number: newPhoneNumber() } })).toMatchObject(invalidField('from'))
      for (const from of [second.phone_number_id, second.phone_number]) {
        const { body } = await send(tenant, { body: { phone_number: newPhoneNumber(), from } })
        expect(body.data.channel_account).toEqual({ phone_number: second.phone_number })
      }
    })

    it('accepts a number once per account', async () => {
      const tenant = await api.tenant()
      const second = await tenant.addAccount()
      const phone_number = newPhoneNumber()
      const first = { phone_number, from: tenant.account.phone_number_id }
      expect(await send(tenant, { body: first })).toMatchObject({ status: 201 })
      expect(await send(tenant, { body: first })).toMatchObject(invalidField('phone_number'))
      expect(await send(tenant, { body: { phone_number, from: second.phone_number_id } })).toMatchObject({
        status: 201,
      })
    })
  })

  it('rejects an unknown, foreign or unverified from as not verified', async () => {
    const tenant = await api.tenant()
    const foreign = await api.tenant()
    const unverified = await tenant.addAccount({ verified: false })
    const wrong = [
      '999999999999',
      foreign.account.phone_number_id,
      foreign.account.phone_number,
      unverified.phone_number_id,
    ]
    for (const from of wrong) {
      expect(await send(tenant, { body: { phone_number: newPhoneNumber(), from } })).toMatchObject(notVerified)
    }
  })

  it.each(['4915112345678', '+49 151 12345678', '+0151123456', '+49', '12', 'x', ''])(
    'rejects the phone number %j',
    async (phone_number) => {
      const response = await send(await api.tenant(), { body: { phone_number } })
      expect(response).toMatchObject(failure(400, 'invalid_phone_number', 'phone_number'))
    },
  )

  it('names the field inside metadata that is invalid', async () => {
    const body = { phone_number: newPhoneNumber(), metadata: { text: 'a\u0000b' } }
    expect(await send(await api.tenant(), { body })).toMatchObject(invalidField('metadata.text'))
  })

  it.each(['12345678901234567890', '12345678901234567890.5', '9.007199254740993e15', '1e400', '-1e400'])(
    'rejects the number %s, which does not round-trip',
    async (number) => {
      const body = `{"phone_number":"${newPhoneNumber()}","metadata":{"n":${number}}}`
      expect(await send(await api.tenant(), { body })).toMatchObject(invalidField('metadata.n'))
    },
  )
})
