import { fileURLToPath } from 'node:url'

/** The environment of a Node process whose clock is wrong from its start. @param aheadMs negative for a clock that is behind */
export function wrongClock(aheadMs: number): { NODE_OPTIONS: string; TEST_CLOCK_AHEAD_MS: string } {
  const preload = fileURLToPath(new URL('wrong-clock.mjs', import.meta.url))
  return { NODE_OPTIONS: `--import ${preload}`, TEST_CLOCK_AHEAD_MS: String(aheadMs) }
}
