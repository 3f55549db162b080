import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
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
})

function idOf(user: { id: string }): string {
  return user.id
}
