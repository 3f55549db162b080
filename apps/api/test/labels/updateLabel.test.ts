import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('updateLabel', (send) => {
  it('updates the given fields and keeps the rest', async () => {
    const tenant = await api.tenant()
    const label = await tenant.createLabel({ name: 'VIP', color: '#111111' })
    const { status, body } = await send(tenant, { params: { id: label.id }, body: { name: 'Very important' } })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ id: label.id, name: 'Very important', color: '#111111' })
    expect(body.data.updated_at > label.updated_at).toBe(true)
    const recolored = await send(tenant, { params: { id: label.id }, body: { color: '#222222' } })
    expect(recolored.body.data).toMatchObject({ name: 'Very important', color: '#222222' })
  })

  it('accepts a body without fields and changes nothing', async () => {
    const tenant = await api.tenant()
    const label = await tenant.createLabel({ name: 'VIP' })
    expect(await send(tenant, { params: { id: label.id }, body: {} })).toMatchObject({
      status: 200,
      body: { data: label },
    })
  })

  it('rejects a name that the team already has, but accepts its own', async () => {
    const tenant = await api.tenant()
    await tenant.createLabel({ name: 'VIP' })
    const other = await tenant.createLabel({ name: 'New' })
    expect(await send(tenant, { params: { id: other.id }, body: { name: 'VIP' } })).toMatchObject(invalidField('name'))
    expect(await send(tenant, { params: { id: other.id }, body: { name: 'New' } })).toMatchObject({ status: 200 })
  })
})
