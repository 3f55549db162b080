import { describe, expect, it } from 'vitest'
import { findProgram } from '../src/fuzz/find-program.ts'
import { runFuzz } from '../src/fuzz/run-fuzz.ts'

const isInstalled = findProgram('schemathesis') !== undefined
const signal = new AbortController().signal

describe('npm run -s fuzz', () => {
  it.skipIf(!isInstalled)('finds nothing in an operation', async () => {
    expect(await runFuzz({ only: 'createLabel', maxExamples: '5', seed: '1' }, signal)).toBe(0)
  })
})
