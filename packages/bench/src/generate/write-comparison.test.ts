import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeComparison } from './write-comparison.ts'

test('replaces the previous comparison', () => {
  const folder = mkdtempSync(join(tmpdir(), 'comparison-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'README.md')
  writeFileSync(path, 'before\n<!-- comparison -->\nold\n<!-- end of comparison -->\nafter\n')
  writeComparison('costs $1', path)
  writeComparison('costs $2', path)
  expect(readFileSync(path, 'utf8')).toBe(
    'before\n<!-- comparison -->\n```text\ncosts $2\n```\n<!-- end of comparison -->\nafter\n',
  )
  writeFileSync(path, 'nothing')
  expect(() => writeComparison('costs', path)).toThrow('no <!-- comparison -->')
})
