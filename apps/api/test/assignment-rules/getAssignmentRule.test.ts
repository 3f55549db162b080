import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure, invalidField, notFound } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('getAssignmentRule', (send) => {
  it('returns the mode manual if nothing was set', async () => {
    const data = { object: 'assignment_rule', mode: 'manual', user_ids: [] }
    expect(await send(await api.tenant())).toMatchObject({ status: 200, body: { data } })
  })

  it('returns 404 for an account of another organization, and 422 for one that is not verified', async () => {
    const tenant = await api.tenant()
    const { phone_number_id } = (await api.tenant()).account
    expect(await send(tenant, { params: { phone_number_id } })).toMatchObject(notFound)
    const unverified = await tenant.addAccount({ verified: false })
    const params = { phone_number_id: unverified.phone_number_id }
    expect(await send(tenant, { params })).toMatchObject(failure(422, 'channel_number_not_verified'))
    expect(await send(tenant, { params: { phone_number_id: '12' } })).toMatchObject(invalidField('phone_number_id'))
  })
})
