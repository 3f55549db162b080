import { createCell, openDatabase } from '@channel/db'
import { afterAll, expect, it } from 'vitest'
import { useLeaving } from './leave.fixtures.ts'
import { runChannel, runJson } from './support/run-channel.ts'

const { parts, aTenantWith } = useLeaving()
const opened: { close(): Promise<void> }[] = []
afterAll(() => Promise.all(opened.map((cell) => cell.close())))

async function aCell(name: string): Promise<void> {
  const cell = openDatabase({ url: parts.database.url, cell: name, poolSize: 1 })
  opened.push(cell)
  await createCell(parts.database, cell)
}

it('says what it would move, moves it with each step on standard error, and refuses what it cannot', async () => {
  await aCell('europe')
  const { organization } = await aTenantWith(5_000)
  const move = (...args: string[]) => ['organization', 'move', organization.id, ...args]

  const sizes = await runJson<{ table: string; rows: number }[]>(move('--to', 'europe', '--dry-run'), parts.environment)
  expect(sizes).toContainEqual({ table: 'messages', rows: 5_001, bytes: expect.any(Number) })
  expect((await runChannel(move('--to', 'nowhere'), parts.environment)).stderr).toBe(
    'channel: There is no cell nowhere.\n',
  )
  expect((await runChannel(move('--to', 'europe', '--abort'), parts.environment)).stderr).toMatch(/is not being moved/)

  const { status, stdout, stderr } = await runChannel(move('--to', 'europe'), parts.environment)
  expect({ status, stderr }).toMatchObject({ status: 0 })
  expect(stderr.split('\n').filter((line) => /[…]$/.test(line) || line.endsWith('.'))).toEqual([
    'Recording what is changed from now on …',
    'Copying …',
    'Comparing every row …',
    'Waiting for what workers have begun …',
    'Its changes are refused for a moment …',
    'It is in the other cell.',
    'Removing what is left in the former cell …',
  ])
  expect(stderr).toMatch(/^messages: \d+ copied$/m)
  expect(stdout).toMatch(/^from +main\nto +europe\nstopped_ms +\d+\nrows +\d+$/m)
  expect(await runJson(['organization', 'show', organization.id], parts.environment)).toMatchObject({
    contents: { messages: 5_001 },
  })
  expect((await runChannel(move('--to', 'europe'), parts.environment)).stderr).toMatch(/is in the cell europe already/)
  expect(await runJson(move('--to', 'main'), parts.environment)).toMatchObject({
    object: 'organization_move',
    rows: { messages: 5_001 },
  })
})
