import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '@channel/db'
import { OperatorError } from '../../mechanisms/errors/index.ts'
import { endSilentProcesses, listProcessesWithout, type OtherProcess } from './service-processes.ts'

/** Three announcement intervals: a running process announces itself within this time. */
const silentForMs = 15_000
const pollMs = 500

/**
 * Requires that every running process seals with a key, and so can open values sealed with it. Waits once for silent processes,
 * which may have lost the database only briefly, then treats them as dead.
 *
 * @throws OperatorError naming the processes that use another key
 */
export async function requireKeyInUse(database: Database, keyId: string, waitMs: number = silentForMs): Promise<void> {
  const others = await listProcessesWithout(database, keyId)
  refuseLive(others, keyId)
  if (others.length === 0) return
  for (const until = performance.now() + waitMs; performance.now() < until; ) {
    await delay(Math.min(waitMs, pollMs))
    refuseLive(await listProcessesWithout(database, keyId), keyId)
  }
  await endSilentProcesses(
    database,
    others.map(({ id }) => id),
  )
}

/** Like {@link requireKeyInUse}, without waiting for silent processes. */
export async function requireKeyStillInUse(database: Database, keyId: string): Promise<void> {
  refuseLive(await listProcessesWithout(database, keyId), keyId)
}

function refuseLive(others: readonly OtherProcess[], keyId: string): void {
  const live = others.filter((each) => each.live)
  if (live.length === 0) return
  const names = live.map(({ kind, host, pid, key_ids }) => {
    const what = key_ids.includes(keyId) ? 'has it, but not first' : 'does not have it'
    return `the ${kind} (process ${pid} on ${host}) ${what}`
  })
  throw new OperatorError(
    `Not all processes encrypt with the key ${keyId}: ${names.join('; ')}. Restart them with the new secret first in CHANNEL_SECRET. A killed process counts as running for 30 s.`,
  )
}
