import type { Parameters } from 'fast-check'

const { MODEL_SEED: seed, MODEL_PATH: path } = process.env
/**
 * A failure prints the seed and the path of its smallest case: `MODEL_SEED=… MODEL_PATH=…` repeats only that.
 */
const repeated: Parameters<unknown> | undefined =
  seed === undefined ? undefined : { seed: Number(seed), ...(path !== undefined && { path, endOnFailure: true }) }

/** A few cases with a fixed seed, in `npm test`. */
export const fewCases: Parameters<unknown> = repeated ?? { seed: 20261122, numRuns: 4 }
/** Many cases with a new seed, in the deep tests. */
export const manyCases: Parameters<unknown> = repeated ?? { numRuns: 150 }
