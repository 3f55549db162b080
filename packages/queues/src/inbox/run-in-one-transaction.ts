import { DatabaseUnavailable, statement, type Transaction } from '@channel/db'
import { groupUpdates } from './group-updates.ts'
import type { PendingUpdate, UpdateOutcome } from './pending-update.ts'
import { recordUpdatesDone, type UpdateContext, type Work, workOf } from './run-update.ts'

const setLockTimeout = statement('set_batch_lock_timeout', `SELECT set_config('lock_timeout', $1, true)`)

/**
 * The lock timeout. All updates of the batch wait while one waits for a lock, and a deadlock would take a second to
 * detect.
 */
const maxLockWait = '200ms'

/**
 * Processes updates in one transaction, all or none: one commit and few packets for many updates.
 *
 * @returns the outcome of each; undefined when one of them fails, or another transaction has locked one of the contacts
 * @throws DatabaseUnavailable
 */
export async function runInOneTransaction(
  context: UpdateContext,
  batch: readonly PendingUpdate[],
): Promise<UpdateOutcome[] | undefined> {
  const works = batch.map((pending) => workOf(context, pending))
  const updates = works.flatMap((work, index) =>
    'kind' in work ? [] : { pending: batch[index] as PendingUpdate, work },
  )
  const settled = () => works.map((work): UpdateOutcome => ('kind' in work ? work : { kind: 'done' }))
  if (updates.length === 0) return settled()
  try {
    await context.database.transaction(async (tx) => {
      tx.enqueue(setLockTimeout, [maxLockWait])
      recordUpdatesDone(
        tx,
        updates.map(({ pending }) => pending),
      )
      await doAll(tx, updates)
    })
    return settled()
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    return undefined
  }
}

interface WorkedUpdate {
  readonly pending: PendingUpdate
  readonly work: Work
}

/** Runs chains with known contacts concurrently, then the others one by one. */
async function doAll(tx: Transaction, updates: readonly WorkedUpdate[]): Promise<void> {
  const chains = groupUpdates(updates, ({ pending }) => pending.update)
  const chainOf = new Map<string, readonly WorkedUpdate[]>()
  const ended = await Promise.allSettled(
    chains.filter(mayRunConcurrently).map(async (chain) => {
      // Locks do not separate chains within a transaction: one may read rows that the other is about to write.
      const onContactsLocked = (contactIds: readonly string[]) => {
        for (const id of contactIds) if ((chainOf.get(id) ?? chain) !== chain) throw new SharedContact()
        for (const id of contactIds) chainOf.set(id, chain)
      }
      for (const { work } of chain) await work(tx, onContactsLocked)
    }),
  )
  const failures = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  if (failures.length > 0) throw failures.find((each) => each instanceof DatabaseUnavailable) ?? failures[0]
  for (const chain of chains.filter((each) => !mayRunConcurrently(each))) {
    for (const { work } of chain) await work(tx)
  }
}

/** Messages report the contacts that they lock, and a status concerns only one message. */
function mayRunConcurrently(chain: readonly WorkedUpdate[]): boolean {
  return chain.every(({ pending: { update } }) => {
    if (update.kind === 'message') return update.message.edits === null && update.message.revokes === null
    return update.kind === 'status'
  })
}

/** Two chains concern the same contact. */
class SharedContact extends Error {}
