import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Adapter } from './adapter.ts'
import { rightVerdicts, runTask } from './run-task.ts'
import type { Task } from './write-tasks.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'bench-task-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
})

/** A generator that writes this module for every document. */
const writing = (code: string): Adapter => ({
  entry: 'schemas.mjs',
  async generate(_input, output) {
    mkdirSync(output)
    writeFileSync(join(output, 'schemas.mjs'), code)
  },
})
const run = (adapter: Adapter, task: Task) => runTask(adapter, task, join(directory, 'output'))

const tests = [
  { data: 'a', valid: true },
  { data: 1, valid: false },
  { data: null, valid: false },
]

test('rightVerdicts: counts verdicts that are the same, and no missing ones', () => {
  expect(rightVerdicts((value) => typeof value === 'string', tests)).toBe(3)
  expect(rightVerdicts(() => false, tests)).toBe(2)
  expect(rightVerdicts(() => undefined, tests)).toBe(0)
})

describe('a group of tests', () => {
  const group: Task = { kind: 'group', input: 'unused.json', tests }

  test('has the right verdicts of the generated schema, and a throwing schema has none', async () => {
    const code = `export const zSubject = {
      safeParse(value) { if (value === null) throw new Error('no null'); return { success: true } }
    }`
    expect(await run(writing(code), group)).toEqual({ kind: 'group', right: 1 })
  })

  test('has failed if nothing is generated, it cannot be imported, or it has no schema', async () => {
    const throwing = { entry: 'a.mjs', generate: () => Promise.reject(new Error('unsupported\nat …')) }
    expect(await run(throwing, group)).toEqual({ kind: 'failed', reason: 'generating: unsupported' })
    expect(await run({ ...throwing, generate: async () => undefined }, group)).toMatchObject({ kind: 'failed' })
    const outcome = await run(writing('undefinedName()'), group)
    expect(outcome).toEqual({ kind: 'failed', reason: 'importing: undefinedName is not defined' })
  })
})

test('a document: compares components with Ajv, and counts those that are not exported', async () => {
  const input = join(directory, 'document.json')
  const schemas = { Text: { type: 'string', example: 'a' }, Other: { type: 'string' } }
  writeFileSync(input, JSON.stringify({ openapi: '3.1.0', paths: {}, components: { schemas } }))
  const document: Task = { kind: 'document', input, name: 'made up' }
  const anything = writing('export const Text = { safeParse: () => ({ success: true }) }')
  const outcome = await run(anything, document)
  expect(outcome).toMatchObject({ kind: 'document', missing: 1 })
  const { judged, agreed } = outcome as { judged: number; agreed: number }
  expect(agreed).toBeGreaterThan(0)
  expect(agreed).toBeLessThan(judged)
})

test('a document without schemas may generate no module', async () => {
  const input = join(directory, 'document.json')
  writeFileSync(input, JSON.stringify({ openapi: '3.1.0', paths: {} }))
  const nothing = { entry: 'a.mjs', generate: async () => undefined }
  const outcome = await run(nothing, { kind: 'document', input, name: 'made up' })
  expect(outcome).toEqual({ kind: 'document', judged: 0, agreed: 0, missing: 0 })
})
