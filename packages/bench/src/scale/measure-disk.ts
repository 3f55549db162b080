import type { Client } from 'pg'
import { renderTable } from '../report/render-table.ts'

/** Tables below this share of all bytes are shown together. */
const minShare = 0.01

const readDisk = `
  SELECT coalesce(pg_partition_root(relid)::regclass::text, relname) AS name, sum(n_live_tup)::float8 AS rows,
    sum(pg_table_size(relid))::float8 AS tables, sum(pg_indexes_size(relid))::float8 AS indexes
  FROM pg_stat_user_tables GROUP BY 1 ORDER BY sum(pg_total_relation_size(relid)) DESC`

/** What the rows of a table occupy, with those of its partitions. */
interface Disk extends Readonly<Record<'rows' | 'tables' | 'indexes', number>> {
  readonly name: string
}

/** Reads what each table occupies, the largest first. */
export async function measureDisk(client: Client): Promise<readonly Disk[]> {
  return (await client.query<Disk>(readDisk)).rows
}

/** The bytes of a message in each table. */
export function renderDisk(disks: readonly Disk[], messages: number): string {
  const bytesOf = ({ tables, indexes }: Disk) => tables + indexes
  const total = disks.reduce((sum, disk) => sum + bytesOf(disk), 0)
  const large = disks.filter((disk) => bytesOf(disk) >= minShare * total)
  const each = (value: number) => (value / messages).toFixed(0)
  const rest = large.reduce((left, disk) => left - bytesOf(disk), total)
  return renderTable(
    ['', 'rows a message', 'bytes of tables', 'bytes of indexes', 'bytes'],
    [
      ...large.map((disk) => [
        disk.name,
        (disk.rows / messages).toFixed(2),
        each(disk.tables),
        each(disk.indexes),
        each(bytesOf(disk)),
      ]),
      ['all others', '', '', '', each(rest)],
      ['all', '', '', '', each(total)],
    ],
  )
}
