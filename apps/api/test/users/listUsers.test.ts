import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure } from '../support/expectations.ts'
import { fetchPages } from '../support/fetch-pages.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('listUsers', (send) => {
  it("lists the organization's users, newest first, page by page", async () => {
    const tenant = await api.tenant()
    await (await api.tenant()).addUser()
    const created: string[] = []
    for (let count = 0; count < 3; count++) created.unshift((await tenant.addUser()).id)
    expect((await send(tenant)).body.data.map(idOf)).toEqual(created)
    const pages = await fetchPages(send, tenant, { limit: 2 })
    expect(pages.map((page) => page.map(idOf))).toEqual([created.slice(0, 2), created.slice(2)])
  })

  it('returns an empty page without users', async () => {
    const none = { status: 200, body: { data: [], has_more: false, next_cursor: null } }
    expect(await send(await api.tenant())).toMatchObject(none)
  })

  it('rejects a cursor of another organization', async () => {
    const tenant = await api.tenant()
    for (let count = 0; count < 2; count++) await tenant.addUser()
    const cursor = (await send(tenant, { query: { limit: 1 } })).body.next_cursor
    const refused = failure(400, 'invalid_cursor', 'cursor')
    expect(await send(await api.tenant(), { query: { cursor } })).toMatchObject(refused)
  })
})

function idOf(user: { id: string }): string {
  return user.id
}
