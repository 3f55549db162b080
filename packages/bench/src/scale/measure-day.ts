import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'
import { cpuSeconds, familyCpuSeconds, parentOf } from '../processes/cpu-seconds.ts'
import { renderTable } from '../report/render-table.ts'
import type { Installation } from './installation.ts'
import type { Caused, Traffic } from './open-traffic.ts'

/** Until a worker has done what is due at its start, and until PostgreSQL has counted what was done. */
const settleMs = 5_000

const readTables = `
  SELECT sum(pg_table_size(relid))::float8 AS tables, sum(pg_indexes_size(relid))::float8 AS indexes, sum(n_dead_tup)::float8 AS dead,
    sum(n_live_tup)::float8 AS live, sum(autovacuum_count)::float8 AS vacuums
  FROM pg_stat_user_tables`
type Tables = Readonly<Record<'tables' | 'indexes' | 'dead' | 'live' | 'vacuums', number>>

/** What a load has cost, each figure but the last four for a message. */
export interface Day extends Caused {
  readonly cpuMs: Readonly<Record<'api' | 'worker' | 'postgres', number>>
  readonly bytes: Readonly<Record<'tables' | 'indexes', number>>
  readonly deadRows: number
  readonly vacuums: number
  /** Of all bytes, at the end. */
  readonly indexShare: number
  readonly deadShare: number
}

/** Measures API, worker and PostgreSQL under load. */
export async function measureDay(
  { client, api }: Installation,
  traffic: Traffic,
  load: { readonly count: number; readonly seconds: number },
): Promise<Day> {
  await using worker = await traffic.startWorker()
  await delay(settleMs)
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const server = parentOf(rows[0]?.pid as number)
  const read = () => [cpuSeconds(api.pid), cpuSeconds(worker.pid), familyCpuSeconds(server)] as const
  const [tables, cpu] = [await tablesOf(client), read()]
  const caused = await traffic.run(load.count, load.seconds)
  const [api1, worker1, postgres1] = read()
  await delay(settleMs)
  const after = await tablesOf(client)
  const each = (value: number) => value / caused.messages
  return {
    ...caused,
    cpuMs: {
      api: each(api1 - cpu[0]) * 1_000,
      worker: each(worker1 - cpu[1]) * 1_000,
      postgres: each(postgres1 - cpu[2]) * 1_000,
    },
    bytes: { tables: each(after.tables - tables.tables), indexes: each(after.indexes - tables.indexes) },
    deadRows: each(after.dead - tables.dead),
    vacuums: after.vacuums - tables.vacuums,
    indexShare: after.indexes / (after.tables + after.indexes),
    deadShare: after.dead / (after.live + after.dead),
  }
}

async function tablesOf(client: Client): Promise<Tables> {
  const { rows } = await client.query<Tables>(readTables)
  return rows[0] as Tables
}

/** The figures of days, a column each. */
export function renderDays(names: readonly string[], days: readonly Day[]): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  const row = (name: string, show: (day: Day) => string) => [name, ...days.map(show)]
  return renderTable(
    ['', ...names],
    [
      row('messages, received and sent', ({ messages }) => messages.toLocaleString('en')),
      row('seconds until all was delivered', ({ seconds }) => seconds.toFixed(0)),
      row('deliveries a message', ({ deliveries, messages }) => (deliveries / messages).toFixed(2)),
      row('CPU of the API, ms a message', ({ cpuMs }) => cpuMs.api.toFixed(2)),
      row('CPU of the worker, ms a message', ({ cpuMs }) => cpuMs.worker.toFixed(2)),
      row('CPU of PostgreSQL, ms a message', ({ cpuMs }) => cpuMs.postgres.toFixed(2)),
      row('growth of tables, bytes a message', ({ bytes }) => bytes.tables.toFixed(0)),
      row('growth of indexes, bytes a message', ({ bytes }) => bytes.indexes.toFixed(0)),
      row('indexes, of all bytes', ({ indexShare }) => percent(indexShare)),
      row('dead rows left a message', ({ deadRows }) => deadRows.toFixed(2)),
      row('dead rows, of all rows', ({ deadShare }) => percent(deadShare)),
      row('vacuums by PostgreSQL', ({ vacuums }) => vacuums.toFixed(0)),
    ],
  )
}
