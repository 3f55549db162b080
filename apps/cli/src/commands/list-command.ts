import type { Database } from '@channel/db'
import { parseId } from '../arguments/parse-value.ts'
import { onCells } from '../on-database.ts'
import { printListOfCells } from '../output/print-list-of-cells.ts'
import { operatorCommand } from './operator-command.ts'

/** A list of rows that belong to organizations. */
export interface List {
  readonly description: string
  /** What it lists, in the plural. */
  readonly rows: string
  readonly columns: readonly string[]
  /** Printed for an empty list. Default: `No <rows>.` */
  readonly emptyText?: string
  readonly load: (database: Database, filter: { organization_id: string | undefined }) => Promise<readonly object[]>
}

/** Creates a `<noun> <verb>` command that lists rows of all organizations, or of one with `--organization`. */
export function listCommand(
  noun: string,
  { description, rows, columns, emptyText = `No ${rows}.`, load }: List,
  verb = 'list',
) {
  const path = `${noun} ${verb}`
  return operatorCommand(verb, description, [path, `${path} --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --json`])
    .option('--organization <id>', `only ${rows} of this organization`, parseId('org'))
    .action(async ({ json, organization }) => {
      const filter = { organization_id: organization }
      const loaded = await onCells(organization, (database) => load(database, filter))
      printListOfCells(loaded, json, { columns, emptyText })
    })
}
