import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField, unknownId } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('bulkLabelContactsInAccount', (send) => {
  it('labels contacts of the account of the path only, and counts the others as skipped', async () => {
    const tenant = await api.tenant()
    const other = await tenant.addAccount()
    const label = await tenant.createLabel({ name: 'VIP' })
    const here = await tenant.createContact({}, tenant.account)
    const elsewhere = await tenant.createContact({}, other)
    const foreign = await (await api.tenant()).createContact()
    const body = { contact_ids: [here.id, elsewhere.id, foreign.id], label_id: label.id, operation: 'attach' }
    for (let times = 0; times < 2; times++) {
      expect(await send(tenant, { body })).toMatchObject({
        status: 200,
        body: { data: { applied: 1, skipped_cross_org: 2, skipped_team_mismatch: 0 } },
      })
    }
  })

  it('skips contacts of another team', async () => {
    const tenant = await api.tenant()
    const team = await tenant.addTeam()
    const label = await tenant.createLabel({ name: 'VIP', team_id: team.id })
    const contact = await tenant.createContact()
    const body = { contact_ids: [contact.id], label_id: label.id, operation: 'attach' }
    const data = { applied: 0, skipped_cross_org: 0, skipped_team_mismatch: 1 }
    expect(await send(tenant, { body })).toMatchObject({ status: 200, body: { data } })
  })

  it('rejects an invalid operation', async () => {
    const tenant = await api.tenant()
    const body = { contact_ids: ['a'], label_id: unknownId('lbl'), operation: '' }
    expect(await send(tenant, { body })).toMatchObject(invalidField('operation'))
  })
})
