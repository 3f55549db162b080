import fc from 'fast-check'
import { expect } from 'vitest'
import { compile } from '../src/compile.ts'
import { DocumentError } from '../src/index.ts'
import type { Json, JsonObject } from '../src/read/json.ts'
import { ajvJudge, zodJudges } from './judge.ts'
import { documentOf } from './library-document.ts'
import { randomComponents, randomSchemas, randomValues, sharedSchemas } from './random-schemas.ts'

/** A fixed seed, so that failures are reproducible. */
const seed = 20261121

function isSupported(schemas: JsonObject): boolean {
  try {
    compile(documentOf(schemas), { strict: true })
    return true
  } catch (error) {
    if (error instanceof DocumentError) return false
    throw error
  }
}

/** For a `oneOf` with nullable options, zod-openapi adds a null option, so that two options match null. */
function isWrittenOtherwise(schema: Json, value: unknown): boolean {
  return JSON.stringify(value).includes('null') && JSON.stringify(schema).includes('"oneOf"')
}

/** Returns undefined if Ajv throws, as it does for some schemas with `unevaluatedProperties`. */
function orNothing(judge: () => boolean): boolean | undefined {
  try {
    return judge()
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/**
 * Judges values by components with zod and Ajv.
 *
 * @param usedBy what a component consists of
 * @returns the first five differences
 */
async function differences(schemas: JsonObject, usedBy: Record<string, Json>, values: readonly unknown[]) {
  const ajv = ajvJudge(schemas)
  const { judges, remove } = await zodJudges(schemas)
  const different: string[] = []
  for (const [name, used] of Object.entries(usedBy)) {
    for (const value of values) {
      const expected = orNothing(() => ajv(name, value))
      if (expected === undefined) continue
      for (const [judge, judgement] of Object.entries(judges)) {
        if (judge === 'emitted' && isWrittenOtherwise(used, value)) continue
        const fits = judge === 'emitted' ? orNothing(() => judgement(name, value)) : judgement(name, value)
        if (fits === undefined) continue
        if (fits !== expected)
          different.push(`${judge} says ${fits}: ${JSON.stringify(value)} for ${JSON.stringify(schemas[name])}`)
      }
    }
  }
  remove()
  return different.slice(0, 5)
}

interface Sample {
  schemas: number
  values: number
}

/** Samples schemas and values. */
export async function compare({ schemas: numRuns, values: numValues }: Sample): Promise<string[]> {
  const supported = fc
    .sample(randomSchemas, { seed, numRuns })
    .filter((each) => isSupported({ ...sharedSchemas, Subject: each }))
  expect(supported.length).toBe(numRuns)
  const named = Object.fromEntries(supported.map((schema, index) => [`Subject${index}`, schema]))
  const values = fc.sample(randomValues, { seed, numRuns: numValues })
  return differences({ ...sharedSchemas, ...named }, named, values)
}

/** Samples documents whose components refer to each other. Some of them are endless, and are refused. */
export async function compareComponents({ schemas: numRuns, values: numValues }: Sample): Promise<string[]> {
  const supported = fc.sample(randomComponents, { seed, numRuns }).filter(isSupported)
  expect(supported.length).toBeGreaterThan(numRuns / 3)
  const values = fc.sample(randomValues, { seed, numRuns: numValues })
  const found: string[] = []
  for (const schemas of supported) {
    const usedBy = Object.fromEntries(Object.keys(schemas).map((name) => [name, schemas]))
    found.push(...(await differences(schemas, usedBy, values)))
  }
  return found
}
