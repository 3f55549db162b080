import type { Parameters } from 'fast-check'

/**
 * How often a property is checked: a few times with a fixed seed in `npm test`, many times with a new seed in the long
 * tests. A failure prints the seed and the path of its smallest case: `MODEL_SEED=… MODEL_PATH=…` repeats only that.
 */
export const runs: { name: string; tags: string[]; parameters: Parameters<unknown> }[] =
  process.env.MODEL_SEED === undefined
    ? [
        { name: 'a few cases', tags: [], parameters: { seed: 20261122, numRuns: 4 } },
        { name: 'many cases', tags: ['long'], parameters: { numRuns: 150 } },
      ]
    : [{ name: 'one case', tags: [], parameters: replay(process.env.MODEL_SEED, process.env.MODEL_PATH) }]

function replay(seed: string, path: string | undefined): Parameters<unknown> {
  return { seed: Number(seed), ...(path !== undefined && { path, endOnFailure: true }) }
}
