import { statement } from '@channel/db'
import { expect, it } from 'vitest'
import { contactsForm } from '../support/contacts-form.ts'
import { describeOperation } from '../support/describe-operation.ts'
import { failure, invalidField } from '../support/expectations.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const csv = 'phone_number,name\n+4915112345678,Ana\n'
const countFiles = statement(
  'test_count_files_of_imports',
  'SELECT count(*) FILTER (WHERE remove_at IS NULL)::int AS kept, count(*)::int AS all FROM media_files WHERE organization_id = $1',
)

describeOperation('createContactImport', (upload) => {
  it.each([
    ['customers.csv', 'csv'],
    ['Customers.CSV', 'csv'],
    ['customers.ndjson', 'ndjson'],
    ['customers.jsonl', 'ndjson'],
  ])('stores %s and queues an import', async (filename, format) => {
    const tenant = await api.tenant()
    const { phone_number_id } = tenant.account
    const { status, headers, body } = await upload(tenant, { body: contactsForm(csv, filename) })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ phone_number_id, status: 'queued', format, filename, size: csv.length })
    expect(body.data).toMatchObject({ rows_total: null, rows_read: 0, failure: null, started_at: null, ended_at: null })
    expect(headers.get('location')).toBe(`/v1/${phone_number_id}/contact_imports/${body.data.id}`)
    const params = { id: body.data.id }
    expect((await send('getContactImport', tenant, { params })).body.data).toEqual(body.data)
  })

  it('keeps the file of an accepted import, and no other', async () => {
    const tenant = await api.tenant()
    await upload(tenant, { body: contactsForm(csv) })
    await upload(tenant, { body: contactsForm(csv, 'customers.xlsx') })
    const files = await api.dependencies.database.query(countFiles, [tenant.organizationId])
    expect(files).toEqual([{ kept: 1, all: 2 }])
  })

  it('rejects files of other formats, and empty ones', async () => {
    const tenant = await api.tenant()
    for (const form of [contactsForm(csv, 'customers.xlsx'), contactsForm(csv, 'csv'), contactsForm('')]) {
      expect(await upload(tenant, { body: form })).toMatchObject(invalidField('file'))
    }
    expect(await upload(tenant, { body: new FormData() })).toMatchObject(invalidField('file'))
  })

  it('accepts ten unfinished imports of an organization', async () => {
    const tenant = await api.tenant()
    let id = ''
    for (let count = 0; count < 10; count++) id = (await upload(tenant, { body: contactsForm(csv) })).body.data.id
    const refused = await upload(tenant, { body: contactsForm(csv) })
    expect(refused).toMatchObject(failure(429, 'rate_limit_exceeded'))
    expect(refused.headers.get('retry-after')).toBe('60')
    await send('cancelContactImport', tenant, { params: { id } })
    expect(await upload(tenant, { body: contactsForm(csv) })).toMatchObject({ status: 201 })
  })

  it('creates one import for a repeated request with an idempotency key', async () => {
    const tenant = await api.tenant()
    const headers = { 'Idempotency-Key': 'import-1' }
    const [first, second] = [
      await upload(tenant, { headers, body: contactsForm(csv) }),
      await upload(tenant, { headers, body: contactsForm(csv) }),
    ]
    expect(second.body).toEqual(first.body)
    expect((await send('listContactImports', tenant)).body.data).toHaveLength(1)
  })
})
