import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField, notFound, unknownId } from '../support/expectations.ts'
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

  it('returns 404 for an id that is unknown or of another organization', async () => {
    const tenant = await api.tenant()
    const foreign = await (await api.tenant()).addUser()
    for (const id of [unknownId('usr'), foreign.id, 'usr_nobody']) {
      expect(await send(tenant, { params: { id } })).toMatchObject(notFound)
    }
  })

  it('rejects a malformed id', async () => {
    expect(await send(await api.tenant(), { params: { id: 'kim' } })).toMatchObject(invalidField('id'))
  })
})
