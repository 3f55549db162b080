import { statement } from '@channel/db'
import { expect, it } from 'vitest'
import { lockMarker } from '../src/restore/marker.ts'
import { maintainPartitions } from '../src/sweeps/index.ts'
import { aDatabaseOfTwoCells } from './support/two-cells.ts'

const listPartitions = statement(
  'cells_list_partitions',
  `SELECT DISTINCT relnamespace::regnamespace::text AS schema FROM pg_class WHERE relname ~ '^(api_log|events)_[0-9]{8}$' ORDER BY 1`,
)
const lockPartitions = statement(
  'cells_lock_partitions',
  `SELECT pg_advisory_xact_lock(hashtext(current_schema() || '.api_log_partitions'))`,
)

it('partitions the tables of a cell while those of another one are locked', async () => {
  const { main, other } = await aDatabaseOfTwoCells()
  await main.transaction(async (tx) => {
    await tx.query(lockPartitions)
    const { created } = await maintainPartitions(other, { now: () => new Date() })
    expect(created.length).toBeGreaterThan(0)
  })
  expect(await main.query(listPartitions)).toEqual([{ schema: 'cell_other' }])
  await maintainPartitions(main, { now: () => new Date() })
  expect(await main.query(listPartitions)).toEqual([{ schema: 'cell_other' }, { schema: 'public' }])
})

it('compares the marker of each cell by itself', async () => {
  const { main, other } = await aDatabaseOfTwoCells()
  await main.reserve(async (first) => {
    expect(await lockMarker(first)).toBeDefined()
    expect(await main.reserve(lockMarker)).toBeUndefined()
    expect(await other.reserve(lockMarker)).toBeDefined()
  })
})
