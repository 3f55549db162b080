import { expect, it } from 'vitest'
import { contactsForm } from '../support/contacts-form.ts'
import { describeOperation } from '../support/describe-operation.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const csv = 'phone_number\n+4915112345678\n'

describeOperation('listContactImports', (list) => {
  it('lists the imports of the account, newest first, in pages', async () => {
    const tenant = await api.tenant()
    const { phone_number_id } = await tenant.addAccount()
    await send('createContactImport', tenant, { params: { phone_number_id }, body: contactsForm(csv) })
    const created: { id: string }[] = []
    for (let count = 0; count < 3; count++) {
      created.unshift((await send('createContactImport', tenant, { body: contactsForm(csv) })).body.data)
    }
    expect((await list(tenant)).body).toMatchObject({ data: created, has_more: false, next_cursor: null })
    const first = await list(tenant, { query: { limit: '2' } })
    expect(first.body.data).toEqual(created.slice(0, 2))
    const second = await list(tenant, { query: { cursor: first.body.next_cursor } })
    expect(second.body.data).toEqual(created.slice(2))
    expect((await list(await api.tenant())).body.data).toEqual([])
  })
})
