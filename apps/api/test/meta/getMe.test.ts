import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('getMe', (send) => {
  it('returns the key, its organization and the teams', async () => {
    const tenant = await api.tenant()
    const second = await tenant.addTeam()
    const { status, body } = await send(tenant)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      object: 'api_key',
      organization: { id: tenant.organizationId },
      expires_at: null,
    })
    expect(body.data.teams.map((team: { id: string }) => team.id)).toEqual([tenant.team.id, second.id])
    expect(JSON.stringify(body)).not.toContain(tenant.key)
  })

  it('returns the expiry of the key', async () => {
    const tenant = await api.tenant()
    const key = await tenant.addKey({ expires_at: '2999-01-02T03:04:05Z' })
    const { body } = await send({ ...tenant, key })
    expect(body.data.expires_at).toBe('2999-01-02T03:04:05.000000Z')
  })
})
