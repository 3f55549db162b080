import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField, unknownId } from '../support/expectations.ts'
import { send as sendOperation } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('bulkLabelContacts', (send) => {
  it('labels contacts of every account, and counts skipped ones', async () => {
    const tenant = await api.tenant()
    const secondTeam = await tenant.addTeam()
    const sameTeam = await tenant.addAccount()
    const otherTeam = await tenant.addAccount({ team: secondTeam.id })
    const label = await tenant.createLabel({ name: 'VIP', team_id: tenant.team.id })
    const first = await tenant.createContact({}, tenant.account)
    const second = await tenant.createContact({}, sameTeam)
    const third = await tenant.createContact({}, otherTeam)
    const foreign = await (await api.tenant()).createContact()
    const contact_ids = [first.id, second.id, third.id, foreign.id, unknownId('ctc'), 'nonsense', first.id]
    const attach = { contact_ids, label_id: label.id, operation: 'attach' }
    const counts = { applied: 2, skipped_cross_org: 3, skipped_team_mismatch: 1 }
    expect(await send(tenant, { body: attach })).toMatchObject({ status: 200, body: { data: counts } })
    const labeled = await sendOperation('listContacts', tenant, { query: { label_id: label.id } })
    expect(labeled.body.data.map((contact: { id: string }) => contact.id)).toEqual([first.id])
    const detach = { ...attach, operation: 'detach' }
    expect(await send(tenant, { body: detach })).toMatchObject({ status: 200, body: { data: counts } })
    expect((await sendOperation('listContacts', tenant, { query: { label_id: label.id } })).body.data).toEqual([])
  })

  it('accepts 1 to 1000 ids', async () => {
    const tenant = await api.tenant()
    const label = await tenant.createLabel({ name: 'VIP' })
    const of = (count: number) => ({
      contact_ids: Array.from({ length: count }, (_, index) => `x${index}`),
      label_id: label.id,
      operation: 'attach',
    })
    const { body } = await send(tenant, { body: of(1000) })
    expect(body.data).toEqual({ applied: 0, skipped_cross_org: 1000, skipped_team_mismatch: 0 })
    expect(await send(tenant, { body: of(0) })).toMatchObject(invalidField('contact_ids'))
    expect(await send(tenant, { body: of(1001) })).toMatchObject(invalidField('contact_ids'))
  })
})
