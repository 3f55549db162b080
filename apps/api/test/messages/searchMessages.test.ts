import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('searchMessages', (send) => {
  it('finds the messages of all accounts, newest first, with their account', async () => {
    const tenant = await api.tenant()
    const { phone_number_id } = await tenant.addAccount()
    const first = await tenant.receiveMessage({ content: 'The invoice 4711, please' })
    const second = await tenant.receiveMessage({ phone_number_id, content: 'Invoices 4711 and 4712' })
    await tenant.receiveMessage({ content: 'Invoice 4713' })
    await (await api.tenant()).receiveMessage({ content: 'The invoice 4711 of another organization' })
    const { status, body } = await send(tenant, { query: { search: 'invoice 4711' } })
    expect(status).toBe(200)
    expect(body.data).toEqual([second, first])
    const page = await send(tenant, { query: { search: 'invoice 4711', limit: 1 } })
    expect(page.body).toMatchObject({ data: [{ id: second.id }], has_more: true })
    const cursor = page.body.next_cursor
    const next = await send(tenant, { query: { search: 'invoice 4711', limit: 1, cursor } })
    expect(next.body).toMatchObject({ data: [{ id: first.id }], has_more: false, next_cursor: null })
    const refused = failure(400, 'invalid_cursor', 'cursor')
    expect(await send(tenant, { query: { search: 'invoice', cursor } })).toMatchObject(refused)
    const ofAccount = await send(tenant, { query: { search: 'invoice 4711', phone_number_id } })
    expect(ofAccount.body.data).toEqual([second])
  })

  it('returns an empty page if nothing matches, also for text without a word', async () => {
    const tenant = await api.tenant()
    await tenant.receiveMessage({ content: 'Hello' })
    for (const search of ['nowhere', '???', "x'; --"])
      expect((await send(tenant, { query: { search } })).body).toMatchObject({ data: [], has_more: false })
  })
})
