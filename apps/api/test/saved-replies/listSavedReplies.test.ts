import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField } from '../support/expectations.ts'
import { fetchPages } from '../support/fetch-pages.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('listSavedReplies', (send) => {
  it("lists the organization's saved replies, newest first, page by page", async () => {
    const tenant = await api.tenant()
    await (await api.tenant()).createSavedReply()
    for (const shortcut of ['a', 'b', 'c']) await tenant.createSavedReply({ shortcut })
    const pages = await fetchPages(send, tenant, { limit: 2 })
    expect(pages.map((page) => page.map(({ shortcut }: { shortcut: string }) => shortcut))).toEqual([['c', 'b'], ['a']])
  })

  it('finds one by its shortcut, ignoring case', async () => {
    const tenant = await api.tenant()
    const reply = await tenant.createSavedReply({ shortcut: 'Hours' })
    await tenant.createSavedReply({ shortcut: 'hours-in-summer' })
    const { body } = await send(tenant, { query: { shortcut: 'hours' } })
    expect(body).toMatchObject({ data: [reply], has_more: false })
    expect((await send(tenant, { query: { shortcut: 'hour' } })).body.data).toEqual([])
    expect(await send(tenant, { query: { shortcut: '/hours' } })).toMatchObject(invalidField('shortcut'))
  })
})
