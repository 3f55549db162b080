import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { notFound } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('getUser', (send) => {
  it('returns the user', async () => {
    const tenant = await api.tenant()
    const { id, name, email } = await tenant.addUser()
    const { status, body } = await send(tenant, { params: { id } })
    expect(status).toBe(200)
    const [created_at, updated_at] = [expect.any(String), expect.any(String)]
    expect(body.data).toEqual({ id, object: 'user', name, email, available: true, created_at, updated_at })
  })

  it('returns 404 for an id that is malformed after its prefix', async () => {
    expect(await send(await api.tenant(), { params: { id: 'usr_nobody' } })).toMatchObject(notFound)
  })
})
