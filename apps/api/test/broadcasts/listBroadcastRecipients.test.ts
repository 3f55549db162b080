import { statement } from '@channel/db'
import { expect, it } from 'vitest'
import { aBroadcast, aDraft } from '../support/broadcasts.ts'
import { describeOperation } from '../support/describe-operation.ts'
import { failure, invalidField } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

// Before all others. The search compares the first 5,000 recipients.
const insertMany = statement(
  'recipients_test_insert',
  `INSERT INTO broadcast_recipients (organization_id, broadcast_id, id, key)
   SELECT $1, $2, 'brr_' || lpad(n::text, 26, '0'), '+4930' || lpad(n::text, 7, '0') FROM generate_series(1, 5000) AS n`,
)

describeOperation('listBroadcastRecipients', (list) => {
  it('lists recipients in the order in which they were added, in pages, by status', async () => {
    const tenant = await api.tenant()
    const { id: contact_id, phone_number } = await tenant.createContact()
    const bsuid = 'DE.1234567890'
    const number = '+4915112345678'
    const params = { id: (await aBroadcast(tenant, {}, [{ contact_id }, { bsuid }, { to: number }])).id }
    const { status, body } = await list(tenant, { params })
    const pending = { object: 'broadcast_recipient', status: 'pending', reason: null, message_id: null }
    expect([status, body]).toMatchObject([
      200,
      {
        has_more: false,
        data: [
          { ...pending, to: phone_number, contact_id },
          { ...pending, to: bsuid, contact_id: null, name: null },
          { ...pending, to: number, contact_id: null },
        ],
      },
    ])
    const first = await list(tenant, { params, query: { limit: '2', status: 'pending' } })
    expect(first.body.data).toEqual(body.data.slice(0, 2))
    const query = { status: 'pending', cursor: first.body.next_cursor }
    expect((await list(tenant, { params, query })).body.data).toEqual(body.data.slice(2))
    expect((await list(tenant, { params, query: { status: 'sent' } })).body.data).toEqual([])
    const other = { id: (await aDraft(tenant)).id }
    expect(await list(tenant, { params: other, query })).toMatchObject(failure(400, 'invalid_cursor', 'cursor'))
  })

  it('finds recipients by the name and the number of their contact', async () => {
    const tenant = await api.tenant()
    const ana = await tenant.createContact({ name: 'Ana Souza', email: 'ana@example.com' })
    const number = '+4915112345678'
    const broadcast = await aBroadcast(tenant, {}, [{ contact_id: ana.id }, { bsuid: 'DE.1' }, { to: number }])
    await tenant.createContact({ name: 'Another Souza' })
    const params = { id: broadcast.id }
    const found = async (search: string, query: object = {}) => {
      const { data } = (await list(tenant, { params, query: { search, ...query } })).body
      return data.map(({ name, to }: { name: string | null; to: string }) => name ?? to)
    }
    expect(await found('sóuza')).toEqual(['Ana Souza'])
    expect(await found('@example')).toEqual(['Ana Souza'])
    expect(await found(ana.phone_number?.slice(0, 9) ?? '')).toContain('Ana Souza')
    expect(await found('+49151 1234')).toEqual([number])
    expect(await found('%%%')).toEqual([])
    expect(await found('souza', { status: 'sent' })).toEqual([])
    expect(await list(tenant, { params, query: { search: 'so' } })).toMatchObject(invalidField('search'))
  })

  it('finds recipients behind thousands of others, in pages', async () => {
    const tenant = await api.tenant()
    const number = '+4915112345678'
    const souzas = [await tenant.createContact({ name: 'Ana Souza' }), await tenant.createContact({ name: 'Bo Souza' })]
    const recipients = [...souzas.map(({ id }) => ({ contact_id: id })), { to: number }]
    const { id } = await aBroadcast(tenant, {}, recipients)
    await api.dependencies.database.execute(insertMany, [tenant.organizationId, id])
    const pageOf = async (query: Record<string, string>) => (await list(tenant, { params: { id }, query })).body
    const first = await pageOf({ search: 'souza', limit: '1' })
    const second = await pageOf({ search: 'souza', limit: '1', cursor: first.next_cursor })
    const found = [first, second].map(({ data, has_more }) => [data[0].name, data.length, has_more])
    expect(found).toEqual([
      ['Ana Souza', 1, true],
      ['Bo Souza', 1, false],
    ])
    expect((await pageOf({ search: '+49151 1234' })).data).toMatchObject([{ to: number }])
    expect((await pageOf({ search: 'souza', status: 'sent' })).data).toEqual([])
  })
})
