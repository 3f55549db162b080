import { expect, it } from 'vitest'
import { contactsForm } from '../support/contacts-form.ts'
import { describeOperation } from '../support/describe-operation.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { csv, itRejectsUnknownImports } from './refused-imports.fixtures.ts'

const api = await startApi()

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

  itRejectsUnknownImports(api, cancel)
})
