import { expect, it } from 'vitest'
import { contactsForm } from '../support/contacts-form.ts'
import { describeOperation } from '../support/describe-operation.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { csv, itRejectsUnknownImports } from './refused-imports.fixtures.ts'

const api = await startApi()

describeOperation('getContactImportErrors', (download) => {
  it('streams a file with a header line', async () => {
    const tenant = await api.tenant()
    const { data } = (await send('createContactImport', tenant, { body: contactsForm(csv) })).body
    const { status, headers, body } = await download(tenant, { params: { id: data.id } })
    expect([status, body]).toEqual([200, 'line,field,code,message\r\n'])
    expect(headers.get('content-type')).toMatch(/^text\/csv/)
    expect(headers.get('content-disposition')).toBe('attachment; filename="errors.csv"')
  })

  itRejectsUnknownImports(api, download)
})
