import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('createLabel', (send) => {
  it('creates a label in the only team, with the default color', async () => {
    const tenant = await api.tenant()
    const { status, headers, body } = await send(tenant, { body: { name: 'VIP' } })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ object: 'label', name: 'VIP', color: '#64748b', team_id: tenant.team.id })
    expect(headers.get('location')).toBe(`/v1/labels/${body.data.id}`)
  })

  it('requires team_id if there are several teams', async () => {
    const tenant = await api.tenant()
    const second = await tenant.addTeam()
    expect(await send(tenant, { body: { name: 'A' } })).toMatchObject(invalidField('team_id'))
    const { body } = await send(tenant, { body: { name: 'A', team_id: second.id, color: '#E11d48' } })
    expect(body.data).toMatchObject({ team_id: second.id, color: '#E11d48' })
  })

  it('rejects a name that the team already has', async () => {
    const tenant = await api.tenant()
    await send(tenant, { body: { name: 'VIP' } })
    expect(await send(tenant, { body: { name: 'VIP' } })).toMatchObject(invalidField('name'))
  })
})
