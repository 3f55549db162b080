import { expect, it } from 'vitest'
import { contactsForm } from '../support/contacts-form.ts'
import type { Send } from '../support/describe-operation.ts'
import { invalidField, notFound, notVerified, unknownId } from '../support/expectations.ts'
import { send } from '../support/send.ts'
import type { TestApi } from '../support/start-api.ts'

export const csv = 'phone_number\n+4915112345678\n'

/** Tests that an operation on one import rejects imports and accounts that the organization does not have. */
export function itRejectsUnknownImports(api: TestApi, operation: Send): void {
  it('rejects unknown imports and accounts', async () => {
    const tenant = await api.tenant()
    const { phone_number_id } = await tenant.addAccount({ verified: false })
    const other = await api.tenant()
    const foreign = await send('createContactImport', other, { body: contactsForm(csv) })
    for (const id of [unknownId('cim'), foreign.body.data.id]) {
      expect(await operation(tenant, { params: { id } })).toMatchObject(notFound)
    }
    const unverified = { phone_number_id, id: unknownId('cim') }
    expect(await operation(tenant, { params: unverified })).toMatchObject(notVerified)
    expect(await operation(tenant, { params: { id: 'x' } })).toMatchObject(invalidField('id'))
  })
}
