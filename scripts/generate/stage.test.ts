import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { generated, spec } from '../command/paths.ts'
import { readStaged, writeStaged } from './stage.ts'

test('reads what was written, in the same order: the first file of a directory has its mark', () => {
  const folder = mkdtempSync(join(tmpdir(), 'made-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const outputs = [
    {
      directory: generated,
      files: new Map([
        ['z.ts', '// mark\n'],
        ['a/b.json', '{}\n'],
      ]),
    },
    { directory: spec, files: new Map([['operations.txt', 'Grüße\n']]) },
  ]
  const path = join(folder, 'new/outputs.json')
  writeStaged(outputs, path)
  const read = readStaged(path)
  expect(read).toEqual(outputs)
  expect(read.map(({ files }) => [...files.keys()])).toEqual([['z.ts', 'a/b.json'], ['operations.txt']])
})
