import { expect, test } from 'vitest'
import { openDatabase, statement } from '../src/index.ts'
import { openForTest, ownDatabaseUrl } from './own-database.ts'

const channel = 'hints_test'
const selectNumbers = statement('hints_test_numbers', 'SELECT number FROM generate_series(1, $1::int) AS number')

/** A database, and what is heard on the channel. */
async function begin() {
  const url = await ownDatabaseUrl()
  const database = await openForTest({ url })
  const heard: (string | undefined)[] = []
  const listener = database.listen(channel, (payload) => heard.push(payload))
  await expect.poll(() => heard).toEqual([undefined])
  heard.length = 0
  return { url, database, heard, listener }
}

test('tells those who listen after the commit, and only then', async () => {
  const { database, heard, listener } = await begin()
  await expect(
    database.transaction(async (tx) => {
      tx.hint(channel, 'never')
      await tx.query(selectNumbers, [1])
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  await database.transaction(async (tx) => {
    tx.enqueue<{ number: number }>(selectNumbers, [2], (rows) => {
      for (const { number } of rows) tx.hint(channel, `row ${number}`)
    })
    await tx.query(selectNumbers, [1])
    expect(heard).toEqual([])
  })
  await expect.poll(() => heard).toEqual(['row 1', 'row 2'])
  await listener.close()
})

test('hears rows of what is sent with the COMMIT too', async () => {
  const { database, heard, listener } = await begin()
  await database.transaction(async (tx) => tx.enqueue(selectNumbers, [0], () => tx.hint(channel, 'no rows')))
  await expect.poll(() => heard).toEqual(['no rows'])
  await listener.close()
})

test('sends the same of many transactions together, and the last before it closes', async () => {
  const { url, heard, listener } = await begin()
  const other = openDatabase({ url })
  const commits = Array.from({ length: 50 }, () => other.transaction(async (tx) => tx.hint(channel, 'same')))
  await Promise.all(commits)
  await other.transaction(async (tx) => tx.hint(channel, 'last'))
  await other.close()
  await expect.poll(() => heard.at(-1)).toBe('last')
  expect(heard.length).toBeLessThan(50)
  await listener.close()
})
