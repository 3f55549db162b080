import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure, invalidField } from '../support/expectations.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('exportContacts', (download) => {
  it('streams the contacts as CSV that a spreadsheet does not run', async () => {
    const tenant = await api.tenant()
    await tenant.createContact({ name: '=1+1', metadata: { a: 1 } })
    const { id } = await tenant.createContact({ phone_number: '+4915112345678', name: 'Ana, "B"' })
    for (const name of ['VIP', 'Berlin']) {
      const label = await tenant.createLabel({ name })
      await send('attachContactLabel', tenant, { params: { id }, body: { label_id: label.id } })
    }
    const { status, headers, body: text } = await download(tenant, { query: { format: 'csv' } })
    const [header, first, second, end] = text.split('\r\n')
    expect([status, end]).toEqual([200, ''])
    expect(header).toBe('id,phone_number,bsuid,username,name,email,labels,metadata,blocked,created_at,updated_at')
    expect(first).toMatch(`${id},'+4915112345678,,,"Ana, ""B""",,Berlin; VIP,,false,`)
    expect(second).toContain(`,'=1+1,,,"{""a"":1}",false,`)
    expect(headers.get('content-type')).toMatch(/^text\/csv/)
    expect(headers.get('content-disposition')).toBe('attachment; filename="contacts.csv"')
  })

  it('streams more contacts than a batch has as JSON lines, each as getContact returns it', async () => {
    const tenant = await api.tenant()
    const contacts: string[] = []
    for (let count = 0; count < 503; count++) contacts.unshift((await tenant.createContact()).id)
    const { headers, body: text } = await download(tenant, { query: { format: 'ndjson' } })
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line: string) => JSON.parse(line))
    expect(lines.map(({ id }: { id: string }) => id)).toEqual(contacts)
    const params = { id: contacts[0] ?? '' }
    expect(lines[0]).toEqual((await send('getContact', tenant, { params })).body.data)
    expect(headers.get('content-type')).toMatch(/^application\/x-ndjson/)
  })

  it('has the filters of the list', async () => {
    const tenant = await api.tenant()
    const ana = await tenant.createContact({ name: 'Ana Souza' })
    await tenant.createContact({ name: 'Bo Lind' })
    const found = async (query: Record<string, string>) => {
      const { body: text } = await download(tenant, { query: { format: 'ndjson', ...query } })
      return text
        .split('\n')
        .filter(Boolean)
        .map((line: string) => JSON.parse(line).id)
    }
    expect(await found({ search: 'souza' })).toEqual([ana.id])
    expect(await found({ phone_number: ana.phone_number ?? '' })).toEqual([ana.id])
    const none = await download(tenant, { query: { format: 'csv', blocked: 'true' } })
    expect(none.body.trimEnd().split('\r\n')).toHaveLength(1)
    const invalid = { format: 'csv', phone_number: '0151' }
    expect(await download(tenant, { query: invalid })).toMatchObject(
      failure(400, 'invalid_phone_number', 'phone_number'),
    )
  })

  it('has CSV as default, and rejects another format', async () => {
    const tenant = await api.tenant()
    expect((await download(tenant)).headers.get('content-type')).toMatch(/^text\/csv/)
    expect(await download(tenant, { query: { format: 'xlsx' } })).toMatchObject(invalidField('format'))
  })
})
