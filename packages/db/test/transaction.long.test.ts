import { expect, test } from 'vitest'
import { DatabaseUnavailable, type Statement, statement, type Transaction } from '../src/index.ts'
import { openForTest, ownDatabaseUrl } from './own-database.ts'

const add = statement('test_tx_add', 'INSERT INTO organizations (id, name) VALUES ($1, $2)')
const list = statement('test_tx_list', 'SELECT id FROM organizations ORDER BY id')
const rename = statement('test_tx_rename', 'UPDATE organizations SET name = $2 WHERE id = $1')
const backend = statement('test_tx_backend', 'SELECT pg_backend_pid() AS pid')
const terminate = statement('test_tx_terminate', 'SELECT pg_terminate_backend($1)')
const defer = statement('test_tx_bad_reference', 'INSERT INTO teams (organization_id, id, name) VALUES ($1, $2, $3)')
const transactionId = statement('test_tx_id', 'SELECT pg_current_xact_id()::text AS id')

test('commits the work and returns its result', async () => {
  const database = await openForTest()
  const result = await database.transaction(async (tx) => {
    await tx.execute(add, ['org_a', 'A'])
    return tx.query(list)
  })
  expect(result).toEqual([{ id: 'org_a' }])
  expect(await database.query(list)).toEqual([{ id: 'org_a' }])
})

test('runs every statement in the same transaction, including the first', async () => {
  const database = await openForTest()
  const ids = await database.transaction((tx) =>
    Promise.all([tx.query(transactionId), tx.query(transactionId), tx.query(transactionId)]),
  )
  expect(new Set(ids.map((rows) => (rows[0] as { id: string } | undefined)?.id)).size).toBe(1)
})

test('rethrows errors of the work and rolls back', async () => {
  const database = await openForTest({ poolSize: 1 })
  const failure = new Error('no')
  const attempt = database.transaction(async (tx) => {
    await tx.execute(add, ['org_a', 'A'])
    throw failure
  })
  await expect(attempt).rejects.toBe(failure)
  expect(await database.query(list)).toEqual([])
})

test('rolls back after a rejected first statement and leaves the connection usable', async () => {
  const database = await openForTest({ poolSize: 1 })
  const [before] = await database.query(backend)
  await expect(database.transaction((tx) => tx.execute(defer, ['org_x', 'team_x', 'X']))).rejects.toMatchObject({
    code: '23503',
  })
  await database.execute(add, ['org_a', 'A'])
  expect(await database.query(list)).toEqual([{ id: 'org_a' }])
  expect(await database.query(backend)).toEqual([before])
})

test('throws if the work swallowed the error of a statement', async () => {
  const database = await openForTest({ poolSize: 1 })
  await database.execute(add, ['org_a', 'A'])
  const attempt = database.transaction(async (tx) => {
    await tx.execute(add, ['org_b', 'B'])
    await tx.execute(add, ['org_a', 'A']).catch(() => undefined)
  })
  await expect(attempt).rejects.toThrow('was rolled back')
  expect(await database.query(list)).toEqual([{ id: 'org_a' }])
})

test('runs concurrent statements in order and throws the first failure', async () => {
  const database = await openForTest({ poolSize: 1 })
  const attempt = database.transaction((tx) =>
    Promise.all([tx.execute(add, ['org_a', 'A']), tx.execute(add, ['org_a', 'A']), tx.execute(add, ['org_b', 'B'])]),
  )
  await expect(attempt).rejects.toMatchObject({ code: '23505' })
  expect(await database.query(list)).toEqual([])
  expect(await database.transaction((tx) => Promise.all([tx.execute(add, ['org_a', 'A']), tx.query(list)]))).toEqual([
    1,
    [{ id: 'org_a' }],
  ])
})

test('rejects a statement after the transaction has ended', async () => {
  const database = await openForTest({ poolSize: 1 })
  let ended: Transaction | undefined
  await database.transaction(async (tx) => {
    ended = tx
    await tx.query(list)
  })
  await expect(ended?.execute(add, ['org_a', 'A'])).rejects.toThrow(
    "'test_tx_add' was started after its transaction had ended",
  )
  expect(await database.query(list)).toEqual([])
})

test('sends nothing for work without statements', async () => {
  const database = await openForTest()
  expect(await database.transaction(async () => 'nothing')).toBe('nothing')
})

test('throws DatabaseUnavailable for a connection lost in between, and the next transaction succeeds', async () => {
  const url = await ownDatabaseUrl()
  const database = await openForTest({ url, poolSize: 1 })
  const killer = await openForTest({ url })
  const attempt = database.transaction(async (tx) => {
    await tx.execute(add, ['org_a', 'A'])
    const [{ pid } = { pid: 0 }] = await tx.query<{ pid: number }>(backend)
    await killer.query(terminate, [pid])
    await tx.execute(add, ['org_b', 'B'])
  })
  await expect(attempt).rejects.toThrow(DatabaseUnavailable)
  await database.transaction((tx) => tx.execute(add, ['org_c', 'C']))
  expect(await database.query(list)).toEqual([{ id: 'org_c' }])
})

test('passes a deadlock to the caller without a retry', async () => {
  const database = await openForTest()
  await database.execute(add, ['org_a', 'A'])
  await database.execute(add, ['org_b', 'B'])
  const bothHold = Promise.withResolvers<void>()
  let holding = 0
  let runs = 0
  const change = (first: string, second: string) =>
    database.transaction(async (tx) => {
      runs += 1
      await tx.execute(rename, [first, 'x'])
      holding += 1
      if (holding === 2) bothHold.resolve()
      await bothHold.promise
      await tx.execute(rename, [second, 'x'])
    })
  const outcomes = await Promise.allSettled([change('org_a', 'org_b'), change('org_b', 'org_a')])
  expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject({ code: '40P01' })
  expect(runs).toBe(2)
})

test('the type of a transaction is not compatible with other Queryables', async () => {
  const database = await openForTest()
  const needsTransaction = (tx: Transaction, each: Statement) => tx.query(each)
  // @ts-expect-error a pool is no transaction
  const misuse = () => needsTransaction(database, list)
  expect(misuse).toBeTypeOf('function')
})

test('runs enqueued statements before the next statement and at the end', async () => {
  const database = await openForTest()
  const seen = await database.transaction(async (tx) => {
    tx.enqueue(add, ['org_a', 'A'])
    const rows = await tx.query(list)
    tx.enqueue(add, ['org_b', 'B'])
    return rows
  })
  expect(seen).toEqual([{ id: 'org_a' }])
  expect(await database.query(list)).toEqual([{ id: 'org_a' }, { id: 'org_b' }])
})

const addRow = {
  one: statement('test_tx_add_row', 'INSERT INTO organizations (id, name) VALUES ($1, $2) RETURNING id'),
  many: statement(
    'test_tx_add_rows',
    'INSERT INTO organizations (id, name) SELECT * FROM unnest($1::text[], $2::text[]) RETURNING id',
  ),
}
const remove = statement('test_tx_remove', 'DELETE FROM organizations WHERE id = $1')

test('sends enqueued rows that follow one another together, in their order among other statements', async () => {
  const database = await openForTest()
  const seen: number[] = []
  const onRows = (rows: readonly unknown[]) => void seen.push(rows.length)
  const between = await database.transaction(async (tx) => {
    tx.enqueueRow(addRow, ['org_a', 'A'], onRows)
    tx.enqueueRow(addRow, ['org_b', 'B'], onRows)
    tx.enqueue(remove, ['org_a'])
    tx.enqueueRow(addRow, ['org_a', 'A again'], onRows)
    const rows = await tx.query(list)
    tx.enqueueRow(addRow, ['org_c', 'C'], onRows)
    return rows
  })
  expect(between).toEqual([{ id: 'org_a' }, { id: 'org_b' }])
  expect(seen).toEqual([2, 1, 1])
  expect(await database.query(list)).toHaveLength(3)
})

test('fails with the error of a statement enqueued last', async () => {
  const database = await openForTest({ poolSize: 1 })
  const attempt = database.transaction(async (tx) => {
    await tx.execute(add, ['org_a', 'A'])
    tx.enqueue(defer, ['org_x', 'team_x', 'X'])
    tx.enqueue(add, ['org_b', 'B'])
  })
  await expect(attempt).rejects.toMatchObject({ code: '23503', statement: 'test_tx_bad_reference' })
  expect(await database.query(list)).toEqual([])
})

test('reports the first failure from a statement after a failed enqueued one', async () => {
  const database = await openForTest({ poolSize: 1 })
  const attempt = database.transaction(async (tx) => {
    tx.enqueue(defer, ['org_x', 'team_x', 'X'])
    await tx.query(list)
  })
  await expect(attempt).rejects.toMatchObject({ code: '23503', statement: 'test_tx_bad_reference' })
})

test('reports the first failure of several enqueued statements, even if it is the first statement', async () => {
  const database = await openForTest({ poolSize: 1 })
  const onlyEnqueued = database.transaction(async (tx) => {
    tx.enqueue(defer, ['org_x', 'team_x', 'X'])
    tx.enqueue(add, ['org_a', 'A'])
    tx.enqueue(add, ['org_b', 'B'])
  })
  await expect(onlyEnqueued).rejects.toMatchObject({ code: '23503', statement: 'test_tx_bad_reference' })
  const withQuery = database.transaction(async (tx) => {
    tx.enqueue(defer, ['org_x', 'team_x', 'X'])
    tx.enqueue(add, ['org_a', 'A'])
    await tx.query(list)
  })
  await expect(withQuery).rejects.toMatchObject({ code: '23503', statement: 'test_tx_bad_reference' })
  expect(await database.query(list)).toEqual([])
})

test('reports the first failure of concurrent statements', async () => {
  const database = await openForTest({ poolSize: 1 })
  await database.query(list)
  const attempt = database.transaction((tx) => {
    const both = Promise.all([tx.query(defer, ['org_x', 'team_x', 'X']), tx.query(list)])
    // Reading is paused, so that both responses arrive together.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
    return both
  })
  await expect(attempt).rejects.toMatchObject({ code: '23503', statement: 'test_tx_bad_reference' })
})

test('rolls back enqueued statements if the work throws', async () => {
  const database = await openForTest({ poolSize: 1 })
  const attempt = database.transaction(async (tx) => {
    tx.enqueue(add, ['org_a', 'A'])
    throw new Error('no')
  })
  await expect(attempt).rejects.toThrow('no')
  expect(await database.query(list)).toEqual([])
})

test('throws DatabaseUnavailable for a connection lost under an enqueued statement, and the next transaction succeeds', async () => {
  const database = await openForTest({ poolSize: 1 })
  const attempt = database.transaction(async (tx) => {
    const [row] = await tx.query<{ pid: number }>(backend)
    tx.enqueue(terminate, [row?.pid])
  })
  await expect(attempt).rejects.toThrow(DatabaseUnavailable)
  await database.transaction((tx) => tx.execute(add, ['org_c', 'C']))
  expect(await database.query(list)).toEqual([{ id: 'org_c' }])
})

test('enqueueing does not delay earlier statements in the send buffer', async () => {
  const database = await openForTest()
  const longName = 'x'.repeat(20_000)
  const ids = Array.from({ length: 200 }, (_, index) => `org_${String(index).padStart(3, '0')}`)
  await database.transaction((tx) =>
    Promise.all(
      ids.map(async (id) => {
        await tx.execute(add, [id, longName])
        tx.enqueue(rename, [id, 'short'])
      }),
    ),
  )
  const names = statement('test_tx_names', 'SELECT DISTINCT name FROM organizations')
  expect(await database.query(list)).toHaveLength(ids.length)
  expect(await database.query(names)).toEqual([{ name: 'short' }])
})
