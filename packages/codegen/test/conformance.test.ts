import { afterAll, describe, expect, test } from 'vitest'
import type { JsonObject } from '../src/read/json.ts'
import { ajvJudge, zodJudges } from './judge.ts'
import { formatMatrix, keywordMatrix } from './keyword-matrix.ts'

describe('every keyword', async () => {
  const schemas = Object.fromEntries(keywordMatrix.map(({ name, schema }) => [name, schema])) as JsonObject
  const ours = await zodJudges(schemas)
  afterAll(ours.remove)
  const judges = { ajv: ajvJudge(schemas), ...ours.judges }

  test.each(keywordMatrix)('$name', ({ name, accepts, rejects }) => {
    for (const [judge, fits] of Object.entries(judges)) {
      for (const value of accepts) expect(fits(name, value), `${judge} on ${JSON.stringify(value)}`).toBe(true)
      for (const value of rejects) expect(fits(name, value), `${judge} on ${JSON.stringify(value)}`).toBe(false)
    }
  })
})

/** Values for which ajv-formats differs from the RFC of the format. */
const ajvDiffers: Record<string, readonly string[]> = {
  'date-time': ['2026-01-31\t09:30:00Z', '2026-01-31T09:30:00+01'],
  uri: ['a+b:'],
  byte: ['YQ==\n'],
}

describe('every format', async () => {
  const schemas = Object.fromEntries(
    formatMatrix.map(({ format }) => [format.replaceAll('-', ''), { type: 'string', format }]),
  )
  const ours = await zodJudges(schemas)
  afterAll(ours.remove)
  const judges = { ajv: ajvJudge(schemas), ...ours.judges }

  test.each(formatMatrix)('$format', ({ format, accepts, rejects }) => {
    const name = format.replaceAll('-', '')
    for (const [judge, fits] of Object.entries(judges)) {
      const differs = judge === 'ajv' || judge === 'emitted' ? (ajvDiffers[format] ?? []) : []
      const expectJudgement = (text: string, fitting: boolean) =>
        expect(fits(name, text), `${judge} on ${JSON.stringify(text)}`).toBe(fitting !== differs.includes(text))
      for (const text of accepts) expectJudgement(text, true)
      for (const text of rejects) expectJudgement(text, false)
    }
  })
})
