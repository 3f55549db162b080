import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('listTemplates', (send) => {
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
