import { describe, expect, onTestFinished, test } from 'vitest'
import { routedTables } from '../src/cells/routed-tables.ts'
import {
  createCell,
  type Database,
  findRoutes,
  listCells,
  migrate,
  openCells,
  openDatabase,
  statement,
} from '../src/index.ts'
import { openForTest, ownDatabaseUrl } from './own-database.ts'

const addOrganization = statement('directory_add_organization', 'INSERT INTO organizations (id, name) VALUES ($1, $1)')
const addKey = statement(
  'directory_add_key',
  `INSERT INTO api_keys (id, organization_id, hash, display) VALUES ($2, $1, $3, 'x')`,
)
const changeKey = statement('directory_change_key', 'UPDATE api_keys SET hash = $2 WHERE id = $1')
const removeKey = statement('directory_remove_key', 'DELETE FROM api_keys WHERE id = $1')
const addPerson = statement(
  'directory_add_person',
  `INSERT INTO sign_in_users (id, email, name) VALUES ('usr_1', 'ana@example.com', 'Ana')`,
)
const removePerson = statement('directory_remove_person', `DELETE FROM sign_in_users WHERE id = 'usr_1'`)
const listTriggers = statement(
  'directory_list_triggers',
  `SELECT tgrelid::regclass::text AS table FROM pg_trigger WHERE tgname ~ '^cell_route_' ORDER BY 1`,
)
const removeRows = statement('directory_remove_rows', 'DELETE FROM cells')

const keyOf = (text: string) => Buffer.from(text.padEnd(32))
const triggersOf = async (database: Database) =>
  (await database.query<{ table: string }>(listTriggers)).map(({ table }) => table)

/** Main, and another cell that is not created yet. */
async function mainAnd(...names: string[]): Promise<[Database, ...Database[]]> {
  const url = await ownDatabaseUrl()
  const others = names.map((cell) => openForTest({ url, cell }))
  return [await openForTest({ url }), ...(await Promise.all(others))]
}

describe('createCell', () => {
  test('makes the tables, then lists the cell, and can be repeated', async () => {
    const [main, cell] = await mainAnd('a')
    await createCell(main, cell!)
    await createCell(main, cell!)
    await cell!.execute(addOrganization, ['org_1'])
    expect(await listCells(main)).toEqual([{ name: 'a', created_at: expect.any(String) }])
    expect(await listCells(cell!)).toEqual([])
  })

  test('completes a cell of which only the tables were made', async () => {
    const [main, cell] = await mainAnd('a')
    await migrate(cell!)
    expect(await listCells(main)).toEqual([])
    await createCell(main, cell!)
    expect(await listCells(main)).toHaveLength(1)
  })

  test.skipIf(process.env.CITUS_DATABASE_URL)('does not list a cell that cannot be distributed', async () => {
    const [main, cell] = await mainAnd('a')
    await expect(createCell(main, cell!, { isDistributed: true })).rejects.toThrow('does not have the extension citus')
    expect(await listCells(main)).toEqual([])
  })

  test('refuses main', async () => {
    const [main] = await mainAnd()
    await expect(createCell(main, main)).rejects.toThrow('always exists')
  })
})

describe('routes', () => {
  test('lead to the rows of other cells only, as long as they exist', async () => {
    const [main, a, b] = await mainAnd('a', 'b')
    await createCell(main, a!)
    await createCell(main, b!)
    for (const database of [main, a!, b!]) {
      await database.execute(addOrganization, [`org_${database.cell}`])
      await database.execute(addKey, [`org_${database.cell}`, 'key_1', keyOf(database.cell)])
    }
    const cellsOf = async (...keys: string[]) =>
      (await findRoutes(main, ...keys.map((key) => ['api_key', keyOf(key)] as const))).map(({ cell }) => cell)
    expect(await cellsOf('main', 'a', 'b', 'unknown')).toEqual(['a', 'b'])
    expect(await findRoutes(main, ['organization', 'org_a'], ['email', 'org_b'])).toEqual([
      { kind: 'organization', key: 'org_a', cell: 'a' },
    ])
    await a!.execute(changeKey, ['key_1', keyOf('changed')])
    expect([await cellsOf('a'), await cellsOf('changed')]).toEqual([[], ['a']])
    await a!.execute(removeKey, ['key_1'])
    expect(await cellsOf('changed', 'b')).toEqual(['b'])
  })

  test('lead to each cell that has the key', async () => {
    const [main, a, b] = await mainAnd('a', 'b')
    for (const cell of [a!, b!]) {
      await createCell(main, cell)
      await cell.execute(addPerson)
    }
    const find = async () => (await findRoutes(main, ['email', 'ana@example.com'])).map(({ cell }) => cell)
    expect(await find()).toEqual(['a', 'b'])
    await a!.execute(removePerson)
    expect(await find()).toEqual(['b'])
  })

  test('are recorded by triggers of every listed table, which only cells besides main have', async () => {
    const [main, cell] = await mainAnd('a')
    await createCell(main, cell!)
    expect(await triggersOf(cell!)).toEqual(routedTables.map(({ table }) => table).toSorted())
    expect((await triggersOf(main)).every((table) => table.startsWith('cell_a.'))).toBe(true)
  })

  test('are recorded for rows that existed before their trigger', async () => {
    const [main, cell] = await mainAnd('a')
    await createCell(main, cell!)
    await cell!.session((session) => session.run('DROP TRIGGER cell_route_organization ON organizations'))
    await cell!.execute(addOrganization, ['org_1'])
    expect(await findRoutes(main, ['organization', 'org_1'])).toEqual([])
    await migrate(cell!)
    expect(await findRoutes(main, ['organization', 'org_1'])).toHaveLength(1)
  })
})

describe('openCells', () => {
  /** The cells of main, each opened as an object that records when it is closed. */
  async function openFor(main: Database, open: (name: string) => Promise<void> = async () => {}) {
    const closed: string[] = []
    const cells = await openCells(
      main,
      async (name) => {
        await open(name)
        return { name, close: async () => void closed.push(name) }
      },
      { intervalMs: 100 },
    )
    onTestFinished(() => cells.close())
    return { cells, closed }
  }

  test('learns of new cells, opens each once when it is needed, and closes it', async () => {
    const [main, cell] = await mainAnd('a')
    const { cells, closed } = await openFor(main)
    expect(cells.names()).toEqual([])
    const changed = new Promise<void>((resolve) => cells.onChange(resolve))
    await createCell(main, cell!)
    await changed
    expect(cells.names()).toEqual(['a'])
    expect(cells.opened()).toEqual([])
    expect(await cells.of('a')).toBe(await cells.of('a'))
    expect(cells.opened()).toHaveLength(1)
    await cells.close()
    expect(closed).toEqual(['a'])
  })

  test('learns of cells without an announcement', async () => {
    const [main, cell] = await mainAnd('a')
    await createCell(main, cell!)
    const { cells } = await openFor(main)
    await main.execute(removeRows)
    await expect.poll(cells.names).toEqual([])
  })

  test('opens a cell at the next call if it could not be opened', async () => {
    const [main] = await mainAnd()
    const failures = [new Error('away')]
    const { cells } = await openFor(main, async () => {
      const failure = failures.pop()
      if (failure !== undefined) throw failure
    })
    await expect(cells.of('a')).rejects.toThrow('away')
    expect(await cells.of('a')).toMatchObject({ name: 'a' })
  })

  test('does not know the names before the database was available', async () => {
    const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing', connectTimeoutMs: 500 })
    onTestFinished(() => away.close())
    const { cells } = await openFor(away)
    expect(cells.names()).toBeUndefined()
  })
})
