import { expect, it } from 'vitest'
import { contactsForm } from '../support/contacts-form.ts'
import { describeOperation } from '../support/describe-operation.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { csv, itRejectsUnknownImports } from './refused-imports.fixtures.ts'

const api = await startApi()

describeOperation('getContactImport', (get) => {
  it('returns an import', async () => {
    const tenant = await api.tenant()
    const { data } = (await send('createContactImport', tenant, { body: contactsForm(csv) })).body
    const { status, body } = await get(tenant, { params: { id: data.id } })
    expect([status, body.data]).toEqual([200, data])
  })

  itRejectsUnknownImports(api, get)
})
