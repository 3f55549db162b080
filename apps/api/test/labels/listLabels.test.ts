import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { fetchPages } from '../support/fetch-pages.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('listLabels', (send) => {
  it("lists the organization's labels, newest first, page by page", async () => {
    const tenant = await api.tenant()
    await (await api.tenant()).createLabel({ name: 'Foreign' })
    for (const name of ['1', '2', '3', '4', '5']) await tenant.createLabel({ name })
    expect((await send(tenant)).body.data.map(nameOf)).toEqual(['5', '4', '3', '2', '1'])
    const pages = await fetchPages(send, tenant, { limit: 2 })
    expect(pages.map((page) => page.map(nameOf))).toEqual([['5', '4'], ['3', '2'], ['1']])
  })

  it('returns an empty page without labels', async () => {
    const { body } = await send(await api.tenant())
    expect(body).toMatchObject({ data: [], has_more: false, next_cursor: null })
  })

  it('filters by team', async () => {
    const tenant = await api.tenant()
    const second = await tenant.addTeam()
    await tenant.createLabel({ name: 'A', team_id: tenant.team.id })
    await tenant.createLabel({ name: 'B', team_id: second.id })
    const { body } = await send(tenant, { query: { team_id: second.id } })
    expect(body.data.map(nameOf)).toEqual(['B'])
    const unknown = await send(tenant, { query: { team_id: 'team_unknown' } })
    expect(unknown.body.data).toEqual([])
  })
})

function nameOf(label: { name: string }): string {
  return label.name
}
