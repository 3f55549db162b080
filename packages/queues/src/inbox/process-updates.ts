import { Gate } from '../leased/index.ts'
import { applyAlone } from './apply-alone.ts'
import { applyTogether } from './apply-together.ts'
import { groupUpdates, packChains } from './chains.ts'
import type { ApplicableUpdate, PendingUpdate, UpdateContext, UpdateOutcome } from './pending-update.ts'

/** Max updates per transaction: few, so that other transactions do not wait long for one of its contacts. */
const maxBatchSize = 20

/**
 * Processes updates in parallel transactions, several in each. Chains stay in order; see groupUpdates.
 *
 * @returns the outcome of each, without those that were not started because of `signal`
 * @throws DatabaseUnavailable when every transaction has ended
 */
export async function processUpdates(
  context: UpdateContext,
  pending: readonly PendingUpdate[],
): Promise<ReadonlyMap<PendingUpdate, UpdateOutcome>> {
  const outcomes = new Map<PendingUpdate, UpdateOutcome>()
  const applicable: ApplicableUpdate[] = []
  for (const each of pending) {
    if (isApplicable(each, context)) applicable.push(each)
    else outcomes.set(each, outcomeOf(each, context))
  }
  // The progress of a history is shown when its messages are.
  const isProgress = ({ update }: PendingUpdate) => Number(update.kind === 'history_progress')
  const ordered = applicable.toSorted((one, other) => isProgress(one) - isProgress(other))
  const batches = packChains(groupUpdates(ordered), maxBatchSize).values()
  const { gate = new Gate(context.parallel), database } = context
  let hasFailed = false
  const mayContinue = () => !hasFailed && !context.signal?.aborted

  async function processBatch(updates: readonly ApplicableUpdate[]): Promise<void> {
    const areDone = updates.length > 1 && (await applyTogether(context, updates))
    for (const each of updates) {
      if (areDone) outcomes.set(each, { kind: 'done' })
      else if (mayContinue()) outcomes.set(each, await applyAlone(context, each))
    }
  }
  async function work(): Promise<void> {
    for (const batch of batches) {
      // A chain may be longer than a transaction.
      for (let begin = 0; begin < batch.length && mayContinue(); begin += maxBatchSize) {
        await gate.run(database.cell, () => processBatch(batch.slice(begin, begin + maxBatchSize)))
      }
    }
  }
  const workers = Array.from({ length: context.parallel }, () =>
    work().catch((error: unknown) => {
      hasFailed = true
      throw error
    }),
  )
  const failed = (await Promise.allSettled(workers)).find((worker) => worker.status === 'rejected')
  if (failed !== undefined) throw failed.reason
  return outcomes
}

function isApplicable(pending: PendingUpdate, { organizationOf }: UpdateContext): pending is ApplicableUpdate {
  const { update } = pending
  if (update.kind === 'erased' || update.kind === 'unknown') return false
  return !('phoneNumberId' in update) || organizationOf(update.phoneNumberId) !== undefined
}

/** The outcome of an update that is not applied. */
function outcomeOf({ update }: PendingUpdate, { isReleased }: UpdateContext): UpdateOutcome {
  if (update.kind === 'unknown') {
    if (update.problem !== null) return { kind: 'failed', failure: `Cannot be parsed: ${update.problem}` }
    return { kind: 'unsupported', failure: `Unsupported field ${JSON.stringify(update.field)}.` }
  }
  if (!('phoneNumberId' in update) || isReleased(update.phoneNumberId)) return { kind: 'done' }
  const { phoneNumberId: waitsFor } = update
  return { kind: 'retry', failure: `The number ${waitsFor} is not connected.`, waitsFor }
}
