import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyzeDocument } from '../src/analyze/analyze-document.ts'
import { DocumentError } from '../src/index.ts'
import type { Json, JsonObject } from '../src/read/json.ts'
import { documentOf } from './documents.ts'
import { ajvJudge, zodJudges } from './judges.ts'
import { randomSchemas, randomValues, sharedSchemas } from './random-schemas.ts'

/** A fixed seed, so that failures are reproducible. */
const seed = 20261121

function isHonored(schema: Json): boolean {
  try {
    analyzeDocument(documentOf({ ...sharedSchemas, Subject: schema }))
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

/** Samples schemas and values. @returns the first five differences between zod and Ajv */
async function compare({
  schemas: numRuns,
  values: numValues,
}: {
  schemas: number
  values: number
}): Promise<string[]> {
  const honored = fc.sample(randomSchemas, { seed, numRuns }).filter(isHonored)
  expect(honored.length).toBe(numRuns)
  const named = Object.fromEntries(honored.map((schema, index) => [`Subject${index}`, schema]))
  const schemas: JsonObject = { ...sharedSchemas, ...named }
  const values = fc.sample(randomValues, { seed, numRuns: numValues })
  const ajv = ajvJudge(schemas)
  const { judges, remove } = await zodJudges(schemas)
  const different: string[] = []
  for (const name of Object.keys(named)) {
    for (const value of values) {
      const expected = orNothing(() => ajv(name, value))
      if (expected === undefined) continue
      for (const [judge, judgement] of Object.entries(judges)) {
        if (judge === 'emitted' && isWrittenOtherwise(named[name]!, value)) continue
        const fits = judge === 'emitted' ? orNothing(() => judgement(name, value)) : judgement(name, value)
        if (fits === undefined) continue
        if (fits !== expected)
          different.push(`${judge} says ${fits}: ${JSON.stringify(value)} for ${JSON.stringify(named[name])}`)
      }
    }
  }
  remove()
  return different.slice(0, 5)
}

describe('the printed zod and its document agree with Ajv', () => {
  test('for a sample of schemas', async () => {
    expect(await compare({ schemas: 30, values: 40 })).toEqual([])
  })

  test('for many schemas', { tags: 'long' }, async () => {
    expect(await compare({ schemas: 400, values: 120 })).toEqual([])
  })
})
