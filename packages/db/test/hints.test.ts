import { expect, test } from 'vitest'
import { openDatabase, statement } from '../src/index.ts'
import { openForTest, ownDatabaseUrl } from './own-database.ts'

const channel = 'hints_test'
const selectNumbers = statement('hints_test_numbers', 'SELECT number FROM generate_series(1, $1::int) AS number')

/** A database, and the payloads received on the channel. */
async function begin() {
  const url = await ownDatabaseUrl()
  const database = await openForTest({ url })
  const received: (string | undefined)[] = []
  const listener = database.listen(channel, (payload) => received.push(payload))
  await expect.poll(() => received).toEqual([undefined])
  received.length = 0
  return { url, database, received, listener }
}

test('notifies listeners after the commit only', async () => {
  const { database, received, listener } = await begin()
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
    expect(received).toEqual([])
  })
  await expect.poll(() => received).toEqual(['row 1', 'row 2'])
  await listener.close()
})

test('accepts onRows for statements that are sent with the COMMIT', async () => {
  const { database, received, listener } = await begin()
  await database.transaction(async (tx) => tx.enqueue(selectNumbers, [0], () => tx.hint(channel, 'no rows')))
  await expect.poll(() => received).toEqual(['no rows'])
  await listener.close()
})

test('merges equal hints of many transactions and sends the last before it closes', async () => {
  const { url, received, listener } = await begin()
  const other = openDatabase({ url })
  const commits = Array.from({ length: 50 }, () => other.transaction(async (tx) => tx.hint(channel, 'same')))
  await Promise.all(commits)
  await other.transaction(async (tx) => tx.hint(channel, 'last'))
  await other.close()
  await expect.poll(() => received.at(-1)).toBe('last')
  expect(received.length).toBeLessThan(50)
  await listener.close()
})
