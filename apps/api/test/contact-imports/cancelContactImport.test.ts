import { expect, it } from 'vitest'
import { contactsForm } from '../support/contacts-form.ts'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField, notFound, notVerified, unknownId } from '../support/expectations.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const csv = 'phone_number\n+4915112345678\n'

describeOperation('cancelContactImport', (cancel) => {
  it('ends an import once', async () => {
    const tenant = await api.tenant()
    const { data } = (await send('createContactImport', tenant, { body: contactsForm(csv) })).body
    const params = { id: data.id }
    const { status, body } = await cancel(tenant, { params })
    expect(status).toBe(200)
    expect(body.data).toEqual({ ...data, status: 'canceled', ended_at: expect.any(String) })
    expect((await cancel(tenant, { params })).body.data).toEqual(body.data)
  })

  it('rejects unknown imports and accounts', async () => {
    const tenant = await api.tenant()
    const { phone_number_id } = await tenant.addAccount({ verified: false })
    const other = await api.tenant()
    const foreign = await send('createContactImport', other, { body: contactsForm(csv) })
    for (const id of [unknownId('cim'), foreign.body.data.id]) {
      expect(await cancel(tenant, { params: { id } })).toMatchObject(notFound)
    }
    expect(await cancel(tenant, { params: { phone_number_id, id: unknownId('cim') } })).toMatchObject(notVerified)
    expect(await cancel(tenant, { params: { id: 'x' } })).toMatchObject(invalidField('id'))
  })
})
