import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { execute } from './command.fixtures.ts'
import { testDirectory } from './generate-modules.ts'
import { documentOf } from './library-document.ts'

describe('the process', () => {
  test.each([
    ['0 when it has written the files', { type: 'string' }, 0, / files written in \d+ ms\n$/],
    ['1 when the document cannot be used', { type: 'whole' }, 1, /\n1 error\.\n$/],
  ])('ends with %s', async (_how, schema, code, output) => {
    const out = testDirectory()
    const path = join(out, 'document.json')
    writeFileSync(path, JSON.stringify(documentOf({ A: schema })))
    const ended = await execute(path, '--out', join(out, 'generated'), '--strict')
    expect(ended.code).toBe(code)
    expect(ended.stdout + ended.stderr).toMatch(output)
  })
})
