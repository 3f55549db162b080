import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField, unknownId } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('getLabel', (send) => {
  it('returns a label of any team', async () => {
    const tenant = await api.tenant()
    const second = await tenant.addTeam()
    const label = await tenant.createLabel({ name: 'VIP', team_id: second.id })
    expect(await send(tenant, { params: { id: label.id } })).toMatchObject({ status: 200, body: { data: label } })
  })

  it.each(['lbl_', 'lbl_short', unknownId('ctc'), `${unknownId('lbl')}0`, `lbl_${'i'.repeat(26)}`])(
    'rejects %s, which is not a label id',
    async (id) => {
      expect(await send(await api.tenant(), { params: { id } })).toMatchObject(invalidField('id'))
    },
  )
})
