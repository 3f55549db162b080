import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BaseResolver } from '@redocly/openapi-core'
import { expect, onTestFinished, test } from 'vitest'
import { areUnchanged, fileNames, filesRead } from './unchanged-files.ts'

test('notices a file that was changed, removed, or added', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'unchanged-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'label.yaml')
  writeFileSync(file, 'type: string\n')
  const resolver = new BaseResolver()
  await resolver.resolveDocument(null, file)
  const read = await filesRead(resolver, fileNames())
  expect([...read.texts]).toEqual([[file, 'type: string\n']])
  expect(areUnchanged(read)).toBe(true)
  expect(areUnchanged({ ...read, names: `${read.names}\nshared/removed.yaml` })).toBe(false)
  writeFileSync(file, 'type: object\n')
  expect(areUnchanged(read)).toBe(false)
  rmSync(file)
  expect(areUnchanged(read)).toBe(false)
})
