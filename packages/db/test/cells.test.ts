import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, statement } from '../src/index.ts'
import { cells, cellsFound, databaseOfCells } from './cells.fixtures.ts'
import { openForTest } from './own-database.ts'

const readTable = statement('cells_read_table', 'SELECT count(*) AS count FROM only_in_main')
const readPath = statement('cells_read_path', `SELECT current_setting('search_path') AS path`)

test('a statement reads only the tables of the cell of its pool', async () => {
  const url = await databaseOfCells()
  const databases = await Promise.all(cells.map((cell) => openForTest({ url, cell, poolSize: 1 })))
  expect(await cellsFound(databases)).toEqual({ main: ['main'], a: ['a'], b: ['b'] })
  await databases[0]!.session((session) => session.run('CREATE TABLE only_in_main ()'))
  expect(await databases[0]!.query(readTable)).toEqual([{ count: 0 }])
  await expect(databases[1]!.query(readTable)).rejects.toMatchObject({ code: '42P01' })
})

test('all connections of a pool have the path of its cell, and those of main the path of the role', async () => {
  const url = await databaseOfCells()
  const main = await openForTest({ url })
  const inCell = await openForTest({ url, cell: 'a' })
  expect(await main.query(readPath)).toEqual([{ path: '"$user", public' }])
  const path = [{ path: 'cell_a' }]
  expect(await inCell.session((session) => session.query(readPath))).toEqual(path)
  expect(await inCell.reserve((connection) => connection.query(readPath))).toEqual(path)
})

test('a hint reaches the listeners of its cell', async () => {
  const url = await databaseOfCells()
  const databases = await Promise.all(cells.map((cell) => openForTest({ url, cell })))
  const received: [string, string][] = []
  const connected: string[] = []
  for (const { cell, listen } of databases) {
    const listener = listen('cells_test', (payload) => {
      if (payload === undefined) connected.push(cell)
      else received.push([cell, payload])
    })
    onTestFinished(() => listener.close())
  }
  await expect.poll(() => connected.toSorted()).toEqual(['a', 'b', 'main'])
  for (const { cell, transaction } of databases) await transaction(async (tx) => tx.hint('cells_test', `of ${cell}`))
  await expect.poll(() => received.toSorted()).toEqual(cells.map((cell) => [cell, `of ${cell}`]).toSorted())
})

test.each(['', 'Upper', '1st', 'two words', 'a"b', 'a'.repeat(41)])('refuses the name %j', (cell) => {
  expect(() => openDatabase({ url: 'postgres://localhost/channel', cell })).toThrow(/is not a name of a cell/)
})
