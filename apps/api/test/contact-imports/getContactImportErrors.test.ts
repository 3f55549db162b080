import { expect, it } from 'vitest'
import { contactsForm } from '../support/contacts-form.ts'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField, notFound, notVerified, unknownId } from '../support/expectations.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const csv = 'phone_number\n+4915112345678\n'

describeOperation('getContactImportErrors', (download) => {
  it('streams a file with a header line', async () => {
    const tenant = await api.tenant()
    const { data } = (await send('createContactImport', tenant, { body: contactsForm(csv) })).body
    const { status, headers, body } = await download(tenant, { params: { id: data.id } })
    expect([status, body]).toEqual([200, 'line,field,code,message\r\n'])
    expect(headers.get('content-type')).toMatch(/^text\/csv/)
    expect(headers.get('content-disposition')).toBe('attachment; filename="errors.csv"')
  })

  it('rejects unknown imports and accounts', async () => {
    const tenant = await api.tenant()
    const { phone_number_id } = await tenant.addAccount({ verified: false })
    const other = await api.tenant()
    const foreign = await send('createContactImport', other, { body: contactsForm(csv) })
    for (const id of [unknownId('cim'), foreign.body.data.id]) {
      expect(await download(tenant, { params: { id } })).toMatchObject(notFound)
    }
    expect(await download(tenant, { params: { phone_number_id, id: unknownId('cim') } })).toMatchObject(notVerified)
    expect(await download(tenant, { params: { id: 'x' } })).toMatchObject(invalidField('id'))
  })
})
