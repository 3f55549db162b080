import { DatabaseUnavailable, statement, type Transaction } from '@channel/db'
import { holdSpans } from '@channel/traces'
import { planByIndexes } from '../leased/index.ts'
import { recordUpdatesDone } from './apply-alone.ts'
import { applyUpdate } from './apply-update.ts'
import { groupUpdates } from './chains.ts'
import type { ApplicableUpdate, UpdateContext } from './pending-update.ts'

const setLockTimeout = statement(
  'set_lock_timeout_of_batch',
  "SELECT set_config('lock_timeout', $1, true) AS lock_timeout",
)

/**
 * The lock timeout. All updates of the batch wait while one waits for a lock, and a deadlock would take a second to
 * detect.
 */
const maxLockWait = '200ms'

/**
 * Applies updates in one transaction, all or none: one commit and few packets for many updates.
 *
 * @returns false when one of them fails, or another transaction has locked one of the contacts
 * @throws DatabaseUnavailable
 */
export async function applyTogether(context: UpdateContext, updates: readonly ApplicableUpdate[]): Promise<boolean> {
  const chains = groupUpdates(updates)
  const concurrent = chains.filter(mayRunConcurrently)
  const others = chains.filter((chain) => !concurrent.includes(chain))
  // If the batch is rolled back, each update is applied again, with a span of its own.
  const spans = holdSpans()
  try {
    await spans.run(() =>
      context.database.transaction(async (tx) => {
        tx.enqueue(setLockTimeout, [maxLockWait])
        planByIndexes(tx)
        recordUpdatesDone(tx, updates)
        await applyConcurrently(tx, context, concurrent)
        for (const each of others.flat()) await applyUpdate(tx, context, each)
      }),
    )
    spans.release()
    return true
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    return false
  }
}

type Chain = readonly ApplicableUpdate[]

/** Messages report the contacts that they lock, and a status concerns only one message. */
function mayRunConcurrently(chain: Chain): boolean {
  return chain.every(({ update }) => {
    if (update.kind === 'message') {
      // Members of a group share its conversation, which no chain reports as locked.
      const { edits, revokes, groupId } = update.message
      return edits === null && revokes === null && groupId === null
    }
    return update.kind === 'status'
  })
}

async function applyConcurrently(tx: Transaction, context: UpdateContext, chains: readonly Chain[]): Promise<void> {
  const chainOf = new Map<string, Chain>()
  const ended = await Promise.allSettled(
    chains.map(async (chain) => {
      // Locks do not separate chains within a transaction: one may read rows that the other is about to write.
      const onContactsLocked = (contactIds: readonly string[]) => {
        for (const id of contactIds) if ((chainOf.get(id) ?? chain) !== chain) throw new SharedContact()
        for (const id of contactIds) chainOf.set(id, chain)
      }
      for (const each of chain) await applyUpdate(tx, context, each, onContactsLocked)
    }),
  )
  const failures = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  if (failures.length > 0) throw failures.find((each) => each instanceof DatabaseUnavailable) ?? failures[0]
}

/** Two chains concern the same contact. */
class SharedContact extends Error {}
