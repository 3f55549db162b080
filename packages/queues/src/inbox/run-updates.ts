import { groupUpdates } from './group-updates.ts'
import type { InboxOptions } from './inbox-options.ts'
import { packChains } from './pack-chains.ts'
import type { PendingUpdate, UpdateOutcome } from './pending-update.ts'
import { runInOneTransaction } from './run-in-one-transaction.ts'
import { runUpdate, type UpdateContext } from './run-update.ts'

/** Max updates per transaction: few, so that other transactions do not wait long for one of its contacts. */
const maxBatchSize = 20

/**
 * Processes updates in parallel transactions. Chains stay in order; see groupUpdates.
 *
 * @returns the outcome of each, without those that were not started because of `signal`
 * @throws DatabaseUnavailable when every transaction has ended
 */
export async function runUpdates(
  context: UpdateContext,
  { parallel, signal }: Pick<InboxOptions, 'parallel' | 'signal'>,
  pending: readonly PendingUpdate[],
): Promise<ReadonlyMap<PendingUpdate, UpdateOutcome>> {
  const outcomes = new Map<PendingUpdate, UpdateOutcome>()
  const chains = groupUpdates(pending, ({ update }) => update)
  const batches = packChains(chains, maxBatchSize).values()
  let hasFailed = false
  const mayContinue = () => !hasFailed && !signal?.aborted

  async function runBatch(updates: readonly PendingUpdate[]): Promise<void> {
    const batchOutcomes = updates.length > 1 ? await runInOneTransaction(context, updates) : undefined
    for (const [index, each] of updates.entries()) {
      const outcome = batchOutcomes?.[index] ?? (mayContinue() ? await runUpdate(context, each) : undefined)
      if (outcome !== undefined) outcomes.set(each, outcome)
    }
  }
  async function work(): Promise<void> {
    for (const batch of batches) {
      // A chain may be longer than a transaction.
      for (let begin = 0; begin < batch.length && mayContinue(); begin += maxBatchSize) {
        await runBatch(batch.slice(begin, begin + maxBatchSize))
      }
    }
  }
  const workers = Array.from({ length: parallel }, () =>
    work().catch((error: unknown) => {
      hasFailed = true
      throw error
    }),
  )
  const failed = (await Promise.allSettled(workers)).find((worker) => worker.status === 'rejected')
  if (failed !== undefined) throw failed.reason
  return outcomes
}
