import { setTimeout as delay } from 'node:timers/promises'
import { type Database, type RowOf, statement, type Transaction } from '@channel/db'
import { revocationChannel } from '../../mechanisms/authentication/index.ts'

const nextGeneration = statement(
  'next_key_generation',
  'UPDATE key_revocations SET generation = generation + 1 RETURNING generation',
)
const unconfirmed = statement(
  'unconfirmed_key_caches',
  'SELECT id, lease_ms, renewals FROM key_cache_processes WHERE confirmed_generation < $1',
)
const removeProcess = statement(
  'remove_key_cache_process',
  'DELETE FROM key_cache_processes WHERE id = $1 AND renewals = $2',
)

type Unconfirmed = RowOf<'unconfirmed_key_caches'>

/** Clocks may run at different speeds. The wait exceeds the lease by this fraction of its length. */
const clockDrift = 0.1
const maxPollDelayMs = 100

/** Tells every process that keys were revoked. Locks a row of all revocations until the transaction ends. */
export async function raiseGeneration(tx: Transaction): Promise<number> {
  const [raised] = await tx.query(nextGeneration)
  tx.hint(revocationChannel, '')
  if (raised === undefined) throw new Error('the table key_revocations has lost its only row')
  return raised.generation
}

/** Waits until no process accepts a key that was revoked up to a generation: it has confirmed it, or its lease has expired. */
export async function waitUntilForgotten(database: Database, generation: number): Promise<void> {
  const atFirst = await database.query(unconfirmed, [generation])
  const beganAt = performance.now()
  for (let pollMs = 5, waitingFor = atFirst; waitingFor.length > 0; pollMs = Math.min(pollMs * 2, maxPollDelayMs)) {
    await delay(pollMs)
    const elapsedMs = performance.now() - beganAt
    waitingFor = await database.query(unconfirmed, [generation])
    if (waitingFor.every(({ lease_ms }) => elapsedMs >= lease_ms * (1 + clockDrift))) {
      await removeDead(database, waitingFor, atFirst)
      return
    }
  }
}

/** Removes processes that have not renewed for a whole lease, so that later revocations do not wait for them. */
async function removeDead(
  database: Database,
  now: readonly Unconfirmed[],
  atFirst: readonly Unconfirmed[],
): Promise<void> {
  const dead = now.filter(({ id, renewals }) => atFirst.some((each) => each.id === id && each.renewals === renewals))
  await Promise.all(dead.map(({ id, renewals }) => database.execute(removeProcess, [id, renewals])))
}
