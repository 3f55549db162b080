import { recordAudit } from '@channel/core/mechanisms/audit-log'
import { findRestoreState } from '@channel/core/mechanisms/restore'
import type { Database } from '@channel/db'
import { openMediaStore } from '@channel/media-store'
import { listUnfinishedDeletions } from '@channel/queues/deletion'
import { endHeldDeliveries } from '@channel/queues/deliveries'
import { endHeldMails } from '@channel/queues/notices'
import {
  checkMarker,
  type HeldWork,
  holdWork,
  listHeldWork,
  type MarkerCheck,
  releaseWork,
} from '@channel/queues/restore'
import { endHeldSends } from '@channel/queues/sends'
import { mediaStoreNames, mediaStoreSettings, readVariables } from '@channel/settings'
import { Option } from '@commander-js/extra-typings'
import { parseId } from '../arguments/parse-value.ts'
import { mediaBaseUrl } from '../media-base-url.ts'
import { onCells } from '../on-database.ts'
import { Failure } from '../output/failure.ts'
import { printList } from '../output/print.ts'
import { printListOfCells } from '../output/print-list-of-cells.ts'
import { databaseNames, operatorCommand } from './operator-command.ts'

const checkDescription = `find out whether the database was restored from a backup, and count the work that is held

Compares the restore marker of the database with its copy in the media store, so it needs the same settings as the workers. If the
database is behind its copy, nothing is sent until \`restore finish\` has decided about the work that was unfinished in the backup.
Names the organizations that were deleted since the backup, too.`

const heldColumns = [
  'organization_id',
  'name',
  'reason',
  'messages',
  'uncertain_messages',
  'deliveries',
  'mails',
  'webhooks_to_process',
  'deletions_to_repeat',
]

const check = operatorCommand(
  'check',
  checkDescription,
  ['restore check', 'restore check --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --json', 'restore check --hold'],
  [...databaseNames, ...mediaStoreNames],
)
  .option('--organization <id>', 'show only this organization', parseId('org'))
  .option(
    '--hold',
    'hold all unfinished work, for a backup that was restored together with the files of the media store',
  )
  .action(async ({ json, organization, hold = false }) => {
    const shown = await onCells(organization, async (database) => {
      const compared = await compare(database)
      // What is behind its copy is held already, and only what is older than the copy.
      if (hold && compared.verdict !== 'behind') await holdWork(database, { reason: 'requested' })
      const organizations = await listHeldWork(database, organization)
      const { is_confirmed, held } = await findRestoreState(database)
      const { verdict, behind } = compared
      return {
        verdict,
        minutes_behind: behind,
        is_sending: is_confirmed,
        result: describe(compared, held),
        organizations,
        deletions_to_finish: await listUnfinishedDeletions(database),
        held,
      }
    })
    if (json) {
      const [first, ...rest] = shown.map(({ cell, result: { held: _, ...result } }) => ({ cell, result }))
      const cells = rest.length > 0 && { cells: rest.map(({ cell, result }) => ({ cell, ...result })) }
      return console.log(JSON.stringify({ ...first?.result, ...cells }))
    }
    for (const { cell, result } of shown) {
      if (shown.length > 1) console.log(`Cell ${cell}:`)
      showCheck(result)
    }
    if (shown.every(({ result }) => result.held === 0)) return
    console.log(
      '\nDecide with `restore finish`: --end if most of it was sent after the backup, --release if it was not.',
    )
  })

interface Check {
  readonly result: string
  readonly organizations: readonly HeldWork[]
  readonly deletions_to_finish: readonly string[]
  readonly held: number
}

function showCheck({ result, organizations, deletions_to_finish, held }: Check): void {
  console.log(result)
  for (const id of deletions_to_finish) {
    console.log(
      `Organization ${id} was being deleted, or was deleted after the backup. It is stopped: run \`organization delete ${id}\`.`,
    )
  }
  if (held === 0) return
  console.log('')
  printList(organizations, false, { columns: heldColumns, emptyText: 'No work of this organization is held.' })
}

async function compare(database: Database): Promise<MarkerCheck> {
  const store = await openMediaStore(mediaStoreSettings(readVariables(process.env, mediaStoreNames)))
  try {
    const result = await checkMarker(database, store, { asOperator: true })
    if (result === undefined) throw new Failure('A worker is comparing the restore marker right now: try again.')
    return result
  } finally {
    store.close()
  }
}

function describe({ verdict, behind, error }: MarkerCheck, held: number): string {
  switch (verdict) {
    case 'mark':
      if (held > 0) return `The restore was noticed: the work of ${held} organizations waits for a decision.`
      return 'The database is current: its restore marker matches the copy in the media store.'
    case 'behind':
      return `The database is ${behind} minutes behind its copy: it was restored from a backup. All unfinished work is held.`
    case 'moved':
      return 'The database was restored from a backup, or moved, while workers ran: it may be seconds behind. All unfinished work is held.'
    case 'copy_missing':
      return 'The media store has no copy of the restore marker. If it is the one of the workers, they hold all unfinished work.'
    case 'copy_outdated':
      return 'The copy of the restore marker is too old to prove that the database is current. Workers hold all unfinished work.'
    default:
      return `The copy of the restore marker cannot be read: ${error?.message ?? 'unknown reason'}`
  }
}

const finishDescription = `decide about the work that was unfinished in a restored backup, so that workers send again

\`restore check\` shows it. Work that was created after the restore is sent in any case. Messages whose result was unknown are never
sent again.`

const decisionColumns = ['organization_id', 'name', 'decision', 'messages', 'deliveries', 'mails']

const finish = operatorCommand(
  'finish',
  finishDescription,
  ['restore finish --all --end', 'restore finish --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --release'],
  [...databaseNames, 'MEDIA_BASE_URL', 'PUBLIC_URL', 'PORT'],
)
  .addOption(
    new Option('--organization <id>', 'decide for this organization').argParser(parseId('org')).conflicts('all'),
  )
  .option('--all', 'decide for all organizations whose work is held')
  .addOption(
    new Option(
      '--end',
      'send none of it: messages become failed, deliveries dead; these can be replayed. Mails are deleted',
    ).conflicts('release'),
  )
  .option('--release', 'send all of it, also what was sent after the backup was made')
  .action(async ({ json, organization, all = false, end = false, release = false }) => {
    if (organization === undefined && !all) throw new Failure('Give --organization or --all.')
    if (!end && !release) throw new Failure('Give --end or --release.')
    const finished = await onCells(organization, async (database) => {
      const held = await listHeldWork(database, organization)
      const waiting = held.find((work) => work.deletions_to_repeat + work.webhooks_to_process > 0)
      if (waiting !== undefined) throw new Failure(describeWaiting(waiting))
      const done: object[] = []
      for (const work of held) done.push(await (end ? endWork(database, work) : decide(database, work, 'released')))
      return done
    })
    printListOfCells(finished, json, { columns: decisionColumns, emptyText: 'No work is held.' })
  })

/** The hold stays until everything has ended, so that no worker sends it meanwhile. */
async function endWork(database: Database, work: HeldWork): Promise<object> {
  const scope = { organizationId: work.organization_id, mediaBaseUrl: mediaBaseUrl(process.env) }
  const messages = await endHeldSends(database, scope)
  const deliveries = await endHeldDeliveries(database, work.organization_id)
  const mails = await endHeldMails(database, work.organization_id)
  return decide(database, { ...work, messages, deliveries, mails }, 'ended')
}

async function decide(
  database: Database,
  { organization_id, name, messages, deliveries, mails }: HeldWork,
  decision: 'ended' | 'released',
): Promise<object> {
  const details = { decision, messages, deliveries, mails }
  await database.transaction(async (tx) => {
    await releaseWork(tx, organization_id)
    const target = { organizationId: organization_id, targetId: organization_id }
    recordAudit(tx, { ...target, action: 'finishRestore', outcome: 'succeeded', details })
  })
  return { organization_id, name, ...details }
}

function describeWaiting({ organization_id, deletions_to_repeat, webhooks_to_process }: HeldWork): string {
  if (deletions_to_repeat === 0)
    return `Webhooks of the provider that were in the backup (${webhooks_to_process} of ${organization_id}) have to be processed first: start a worker, then try again.`
  return `Contacts and keys that were deleted since the backup (${deletions_to_repeat} of ${organization_id}) have to be deleted again first: start a worker, then try again.`
}

export const verbs = [check, finish]
