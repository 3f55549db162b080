import { DatabaseUnavailable, statement, type Transaction } from '@channel/db'
import { groupUpdates } from './group-updates.ts'
import type { PendingUpdate, UpdateOutcome } from './pending-update.ts'
import { noteUpdatesDone, type UpdateContext, type Work, workOf } from './run-update.ts'

const waitBriefly = statement('wait_briefly_for_people', `SELECT set_config('lock_timeout', $1, true)`)

/**
 * For how long somebody is waited for: the others are waited for meanwhile, and two who wait for each other would do so for a
 * second.
 */
const longestWait = '200ms'

/**
 * Does updates in one transaction, all or none: a commit for many, and the statements of many in one packet, cost a fraction of
 * what they do for each.
 *
 * @returns what became of each; undefined when one of them cannot be done, or somebody else is busy with one of the people
 * @throws DatabaseUnavailable
 */
export async function runTogether(
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
      tx.enqueue(waitBriefly, [longestWait])
      noteUpdatesDone(
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

/** Chains of which is known whom they are about go on side by side, the others one after the other. */
async function doAll(tx: Transaction, updates: readonly WorkedUpdate[]): Promise<void> {
  const chains = groupUpdates(updates, ({ pending }) => pending.update)
  const met = new Map<string, readonly WorkedUpdate[]>()
  const ended = await Promise.allSettled(
    chains.filter(mayGoBesideOthers).map(async (chain) => {
      // A lock does not part those who have the same transaction: what one reads, the other may be about to write.
      const meet = (contactIds: readonly string[]) => {
        for (const id of contactIds) if ((met.get(id) ?? chain) !== chain) throw new SharedPerson()
        for (const id of contactIds) met.set(id, chain)
      }
      for (const { work } of chain) await work(tx, meet)
    }),
  )
  const failures = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  if (failures.length > 0) throw failures.find((each) => each instanceof DatabaseUnavailable) ?? failures[0]
  for (const chain of chains.filter((each) => !mayGoBesideOthers(each))) {
    for (const { work } of chain) await work(tx)
  }
}

/** Messages tell whom they have met, and statuses are about one message each. */
function mayGoBesideOthers(chain: readonly WorkedUpdate[]): boolean {
  return chain.every(({ pending: { update } }) => {
    if (update.kind === 'message') return update.message.edits === null && update.message.revokes === null
    return update.kind === 'status'
  })
}

/** Two chains are about one person after all, who is known here by what either of them says. */
class SharedPerson extends Error {}
