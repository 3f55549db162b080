import { setTimeout as delay } from 'node:timers/promises'
import type { PurgeOptions } from './purge-options.ts'

/**
 * Runs transactions of a purge until one finds nothing more, or the signal ends it.
 *
 * @param runBatch runs one and resolves to whether there may be more
 */
export async function repeatUntilDone(
  { signal, pauseMs = 1_000 }: PurgeOptions,
  runBatch: () => Promise<boolean>,
): Promise<void> {
  while (!signal?.aborted) {
    if (!(await runBatch())) return
    await delay(pauseMs, undefined, { signal }).catch(() => undefined)
  }
}
