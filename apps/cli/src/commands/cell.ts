import { createCell, mainCell, readMigrations, schemaOf } from '@channel/db'
import { parseCell } from '../arguments/parse-value.ts'
import { readContents } from '../cells/read-contents.ts'
import { onEveryCell, onOwnedDatabase } from '../on-database.ts'
import { printList, printOne } from '../output/print.ts'
import { databaseNames, operatorCommand } from './operator-command.ts'

const create = operatorCommand(
  'create',
  `create a cell: the same tables for other organizations, in a schema of their own

Running processes begin to work for it within seconds. \`organization create --cell\` creates organizations there. Needs the role that owns
the schema, as \`migrate\` does. If it fails, run it again.`,
  ['cell create europe'],
  [...databaseNames, 'DATABASE_MIGRATION_URL'],
)
  .argument('<name>', 'its name, 1 to 40 characters of a-z, 0-9 and _', parseCell)
  .option('--distribute', 'place its tables on a server of Citus, also those of a cell that exists; experimental')
  .action(async (name, { json, distribute }) => {
    await onOwnedDatabase((open, service) =>
      createCell(open(mainCell), open(name), {
        service,
        isDistributed: distribute,
        log: (line) => console.error(line),
      }),
    )
    printOne({ object: 'cell', name, schema: schemaOf(name) }, json)
  })

const list = operatorCommand(
  'list',
  `list the cells, with what each contains

Sizes are in bytes, with indexes and the tables of jobs. More than 10,000 messages are an estimate.`,
  ['cell list', 'cell list --json'],
).action(async ({ json }) => {
  const migrations = await readMigrations()
  const cells = await onEveryCell((database) => readContents(database, migrations))
  printList(
    cells.map(({ cell, result }) => ({ name: cell, ...result })),
    json,
    { columns: ['name', 'organizations', 'messages', 'size', 'missing_migrations'], emptyText: '' },
  )
})

export const verbs = [create, list]
