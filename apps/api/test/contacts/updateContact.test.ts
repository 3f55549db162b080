import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('updateContact', (send) => {
  it('updates the given fields, clears null fields and keeps the rest', async () => {
    const tenant = await api.tenant()
    const contact = await tenant.createContact({ name: 'Ana', email: 'ana@example.com', metadata: { a: 1, b: 2 } })
    const params = { id: contact.id }
    const { status, body } = await send(tenant, {
      params,
      body: { name: null, username: 'ana.souza', metadata: { c: 3 } },
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ name: null, username: 'ana.souza', email: 'ana@example.com' })
    expect(body.data.metadata).toEqual({ c: 3 })
    expect(body.data.created_at).toBe(contact.created_at)
    expect(body.data.updated_at > contact.updated_at).toBe(true)
    const cleared = await send(tenant, { params, body: { email: null, metadata: null, username: null } })
    expect(cleared.body.data).toMatchObject({ email: null, metadata: null, username: null })
  })

  it('accepts a body without fields and changes nothing', async () => {
    const tenant = await api.tenant()
    const contact = await tenant.createContact({ name: 'Ana' })
    const { status, body } = await send(tenant, { params: { id: contact.id }, body: {} })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ name: 'Ana', updated_at: contact.updated_at })
  })

  it('accepts values at their limits', async () => {
    const tenant = await api.tenant()
    const { id } = await tenant.createContact()
    const body = { name: '😀'.repeat(200), username: 'u'.repeat(100), email: `${'a'.repeat(64)}@example.com` }
    expect(await send(tenant, { params: { id }, body })).toMatchObject({ status: 200, body: { data: body } })
  })
})
