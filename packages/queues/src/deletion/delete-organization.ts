import { setTimeout as delay } from 'node:timers/promises'
import { type LeftProvider, leaveProvider } from '@channel/core/accounts'
import { systemDeliveryClock } from '@channel/core/mechanisms/clock'
import type { Secrets } from '@channel/core/mechanisms/sealing'
import { rerunDeadlocked } from '@channel/core/mechanisms/transactions'
import { findOrganization } from '@channel/core/organizations'
import { type Database, hasSqlState, statement } from '@channel/db'
import type { MediaStore } from '@channel/media-store'
import type { Provider } from '@channel/provider'
import { removeMediaFiles } from '../media/index.ts'
import { type Purge, runPaced } from '../sweeps/index.ts'
import { countRemoved, type Deletion, findDeletion, finishDeletion } from './deletions.ts'
import { removeWebhooks } from './remove-webhooks.ts'
import { releaseNumbers, stopOrganization } from './stop-organization.ts'
import { rowsAtATime, type TenantTable, tenantTables } from './tenant-tables.ts'

export interface DeletionContext {
  readonly database: Database
  readonly store: Pick<MediaStore, 'remove'>
  readonly secrets: Secrets
  readonly provider: Pick<Provider, 'unsubscribeApp'>
  /** Called after each batch. @param kind a table, or `files` @param count rows of this batch */
  readonly onProgress?: ((kind: string, count: number) => void) | undefined
  /** How long to wait for what still runs when everything is deleted, in milliseconds; 3,000 by default. */
  readonly settleMs?: number | undefined
}

/** A complete deletion. */
export interface DeletedOrganization extends Deletion {
  /** What became of the webhooks of its business accounts. Empty if an earlier run has done that. */
  readonly provider: readonly LeftProvider[]
  /** Files that were being downloaded. A worker removes them within an hour. */
  readonly files_left: number
}

/** As long as a batch took: half of the time belongs to the other organizations. */
const pauseFactor = 1
/** A transaction that is older than the stop may have added rows that others refer to. */
const blockedMs = 200

const removeOrganization = statement(
  'remove_organization',
  `WITH hold AS (DELETE FROM restore_holds WHERE organization_id = $1)
   DELETE FROM organizations WHERE id = $1`,
)
const countFilesLeft = statement(
  'count_files_of_organization',
  'SELECT count(*)::int AS count FROM media_files WHERE remove_at IS NOT NULL AND organization_id = $1',
)

/**
 * Stops an organization, and deletes all of its data in batches. Each batch is a short transaction. After a crash, or a failure, it
 * continues when it is called again. After it is complete, another call only looks for rows that were added later.
 *
 * @throws OperatorError if there is no such organization, and never was
 */
export async function deleteOrganization(context: DeletionContext, id: string): Promise<DeletedOrganization> {
  const { database, settleMs = 3_000 } = context
  if ((await findDeletion(database, id)) === undefined) await findOrganization(database, id)
  await stopOrganization(database, { id })
  const provider = await leaveProvider(database, context, { organization_id: id })
  do await removeAll(context, id)
  while (!(await hasRemovedOrganization(context, id)))
  // What began before the stop, and needs no row of the organization: calls to log, figures, events.
  await delay(settleMs)
  await removeAll(context, id)
  const [left] = await database.query(countFilesLeft, [id])
  return { ...(await finishDeletion(database, id)), provider, files_left: left?.count ?? 0 }
}

/** Removes rows until none is found. */
async function removeAll(context: DeletionContext, id: string): Promise<void> {
  while (await hasFound(context, id));
}

async function hasFound(context: DeletionContext, id: string): Promise<boolean> {
  const { database, store, onProgress } = context
  let found = await removeWebhooks(database, id)
  if (found > 0) onProgress?.('provider_webhooks', found)
  found += await runPaced(release(context, id), { pauseFactor })
  for (const table of tenantTables) found += await runPaced(removeRows(context, id, table), { pauseFactor })
  const removals = removeMediaFiles(database, store, systemDeliveryClock, id)
  for await (const count of removals) {
    await database.transaction(async (tx) => countRemoved(tx, id, 'files', count))
    onProgress?.('files', count)
    found += count
  }
  return found > 0
}

/** A signup that was running during the stop may have connected a number. */
async function* release({ database }: DeletionContext, id: string): Purge {
  yield await database.execute(releaseNumbers, [id])
}

/** Yields the number of rows that were found. */
async function* removeRows({ database, onProgress }: DeletionContext, id: string, table: TenantTable): Purge {
  for (let from: string | undefined = table.first; from !== undefined; ) {
    const position: string = from
    try {
      const batch = await rerunDeadlocked(database, async (tx) => {
        const [row] = await tx.query(table.remove, [id, position])
        countRemoved(tx, id, table.name, row!.removed)
        return row!
      })
      if (batch.removed > 0) onProgress?.(table.name, batch.removed)
      yield batch.found
      from = batch.found < rowsAtATime ? undefined : (batch.last ?? undefined)
    } catch (error) {
      if (!isReferred(error)) throw error
      await delay(blockedMs)
      yield 1
      return
    }
  }
}

/** @returns false if a row of it was added meanwhile */
async function hasRemovedOrganization({ database }: DeletionContext, id: string): Promise<boolean> {
  try {
    await database.transaction(async (tx) => {
      countRemoved(tx, id, 'organizations', await tx.execute(removeOrganization, [id]))
    })
    return true
  } catch (error) {
    if (!isReferred(error)) throw error
    await delay(blockedMs)
    return false
  }
}

function isReferred(error: unknown): boolean {
  return hasSqlState(error, '23503')
}
