import { mainCell } from '@channel/db'
import {
  abortMove,
  type MoveContext,
  measureMove,
  moveOrganization,
  type Step,
} from '@channel/queues/organization-move'
import { Option } from '@commander-js/extra-typings'
import { parseId } from '../arguments/parse-value.ts'
import { onOwnedDatabase, otherCells } from '../on-database.ts'
import { printList, printOne } from '../output/print.ts'
import { Progress } from '../output/progress.ts'
import { databaseNames, operatorCommand } from './operator-command.ts'

const steps: Readonly<Record<Step, string>> = {
  guarding: 'Recording what is changed from now on …',
  copying: 'Copying …',
  comparing: 'Comparing every row …',
  draining: 'Waiting for what workers have begun …',
  stopped: 'Its changes are refused for a moment …',
  switched: 'It is in the other cell.',
  removing: 'Removing what is left in the former cell …',
}

export const moveOrganizationCommand = operatorCommand(
  'move',
  `move an organization to another cell of the database, while it is used

Its data is copied in short transactions, and every row is compared. Then its changes are refused with 503 for a moment, and never for
longer than 2.5 seconds, until it is in the other cell. Sends, webhooks and broadcasts continue there. Other organizations are not
affected. If the command is interrupted, run it again: it continues.

The role of DATABASE_MIGRATION_URL, or of DATABASE_URL, must own the schema and be allowed to set session_replication_role.`,
  [
    'organization move org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --to eu',
    'organization move org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --to eu --dry-run',
    'organization move org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --to eu --abort',
  ],
  [...databaseNames, 'DATABASE_MIGRATION_URL'],
)
  .argument('<id>', 'the organization', parseId('org'))
  .requiredOption('--to <cell>', 'the cell, or main')
  .addOption(new Option('--dry-run', 'show what would be moved, and change nothing').conflicts('abort'))
  .option('--abort', 'remove what an interrupted move has copied; it must not be in the other cell yet')
  .action(async (id, { json, to, dryRun = false, abort = false }) => {
    await onOwnedDatabase(async (open) => {
      const main = open(mainCell)
      const context = { main, open, cells: [mainCell, ...(await otherCells(main))], ...(json ? {} : reports()) }
      if (dryRun) {
        printList(await measureMove(context, id, to), json, {
          columns: ['table', 'rows', 'bytes'],
          emptyText: 'It has no data.',
        })
      } else if (abort) {
        const removed = await abortMove(context, id, to)
        printOne(json ? { object: 'organization_move_abort', organization_id: id, removed } : removed, json)
      } else {
        const { rows, ...moved } = await moveOrganization(context, id, to)
        printOne({ object: 'organization_move', ...moved, rows: json ? rows : sumOf(rows) }, json)
      }
    })
  })

function reports(): Pick<MoveContext, 'onStep' | 'onProgress'> {
  const progress = new Map<string, Progress>()
  return {
    onStep: (step) => console.error(steps[step]),
    onProgress(what, table, count) {
      if (count === 0) return
      const known = progress.get(what) ?? new Progress(what)
      progress.set(what, known)
      known.add(table, count)
    },
  }
}

function sumOf(rows: Readonly<Record<string, number>>): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0)
}
