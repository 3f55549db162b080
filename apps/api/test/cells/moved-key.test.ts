import { collectLog } from '@channel/logger/testing'
import { expect, it } from 'vitest'
import type { CellApp, CellDirectory } from '../../src/cells/cell-directory.ts'
import { routeToCells } from '../../src/cells/route-to-cells.ts'

const authorization = `Bearer chn_live_${'a'.repeat(24)}`

/** A cell that responds with a status, and knows the key as long as `knows` says so. */
function aCell(status: number, knows: () => boolean): CellApp {
  return {
    findKey: async () => (knows() ? {} : undefined),
    app: { fetch: () => new Response(null, { status }) },
  } as unknown as CellApp
}

async function statusOf(main: CellApp, other: CellApp): Promise<number> {
  const cells = { names: () => ['a'], of: async () => other }
  const find = async () => [{ kind: 'api_key', key: 'key', cell: 'a' }]
  const directory = { main, cells, find } as unknown as CellDirectory
  const request = new Request('http://localhost/v1/me', { headers: { authorization } })
  return (await routeToCells(directory, collectLog().log).fetch(request)).status
}

it('serves a request whose key has moved to another cell since it was found', async () => {
  const known = [true]
  const former = aCell(401, () => known.pop() ?? false)
  expect(
    await statusOf(
      former,
      aCell(200, () => true),
    ),
  ).toBe(200)
})

it('refuses a key that is still where it was found', async () => {
  const main = aCell(401, () => true)
  expect(
    await statusOf(
      main,
      aCell(200, () => true),
    ),
  ).toBe(401)
})
