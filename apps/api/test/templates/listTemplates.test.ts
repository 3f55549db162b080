import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { fetchPages } from '../support/fetch-pages.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('listTemplates', (send) => {
  it("lists the account's templates, newest first, page by page", async () => {
    const tenant = await api.tenant()
    const other = await tenant.addAccount()
    await tenant.syncTemplates([{ name: 'elsewhere' }], other)
    expect((await send(tenant)).body.data).toEqual([])
    await tenant.syncTemplates([{ name: 'a' }, { name: 'b' }, { name: 'c' }])
    const all = await tenant.syncTemplates([{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }, { name: 'e' }])
    expect(all.map(({ name }) => name)).toEqual(['e', 'd', 'c', 'b', 'a'])
    const pages = await fetchPages(send, tenant, { limit: 2 })
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1])
    expect(pages.flat()).toEqual(all)
  })

  it('filters by name, status, category and language, combined with AND', async () => {
    const tenant = await api.tenant()
    await tenant.syncTemplates([
      { name: 'a', language: 'de', category: 'UTILITY' },
      { name: 'a', language: 'en_US', category: 'MARKETING', status: 'PENDING' },
      { name: 'b', language: 'de', category: 'MARKETING', status: 'REJECTED' },
    ])
    const found = async (query: Record<string, string>) =>
      (await send(tenant, { query })).body.data
        .map(({ name, language }: { name: string; language: string }) => `${name} ${language}`)
        .toSorted()
    expect(await found({ name: 'a' })).toEqual(['a de', 'a en_US'])
    expect(await found({ name: 'A' })).toEqual([])
    expect(await found({ status: 'pending' })).toEqual(['a en_US'])
    expect(await found({ category: 'MARKETING' })).toEqual(['a en_US', 'b de'])
    expect(await found({ language: 'de' })).toEqual(['a de', 'b de'])
    expect(await found({ language: 'de', category: 'MARKETING', status: 'rejected', name: 'b' })).toEqual(['b de'])
    expect(await found({ language: 'de', category: 'MARKETING', status: 'rejected', name: 'a' })).toEqual([])
  })
})
