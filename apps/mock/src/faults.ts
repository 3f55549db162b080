import { examplePreferences } from './preferences.ts'
import type { MockedOperation } from './read-contract.ts'

/** How often the mock fails. */
export interface FaultOptions {
  /** The share of requests that fail, from 0 to 1. */
  readonly share: number
  /** A 32-bit integer. The same one makes the same requests fail in the same way. */
  readonly seed: number
}

/** Decides for each request whether it fails: returns the `Prefer` of the error, or undefined. */
export type ChooseFault = (operation: Pick<MockedOperation, 'examples'>) => string | undefined

/** Chooses among the errors that an operation documents as no fault of the client: 429 and 5xx. */
export function faultChooser({ share, seed }: FaultOptions): ChooseFault {
  const random = seededRandom(seed)
  return (operation) => {
    // Two numbers for every request, so that the sequence does not depend on what is requested.
    const [draw, choice] = [random(), random()]
    const faults = examplePreferences(operation).filter((each) => /^code=(?:429|5\d\d)\b/.test(each))
    return draw < share ? faults[Math.floor(choice * faults.length)] : undefined
  }
}

/** Mulberry32: numbers from 0 to less than 1. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
