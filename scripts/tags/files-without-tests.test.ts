import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { filesWithoutTests } from './files-without-tests.ts'

const root = mkdtempSync(join(tmpdir(), 'channel-tags-'))
afterAll(() => rmSync(root, { recursive: true }))
const files = {
  'all-long.test.ts': '/** @module-tag long */\n',
  'some-long.test.ts': "it('starts', { tags: 'long' }, run)\n",
  'imported-tag.test.ts': "import { runs } from './support/runs.ts'\n",
  'fast.test.ts': "import { add } from './support/add.ts'\n",
  'support/runs.ts': "export const runs = [{ tags: ['long'] }]\n",
  'support/add.ts': 'export const add = 1\n',
}
mkdirSync(join(root, 'support'))
for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text)

const filesFor = (...args: string[]) => filesWithoutTests(root, ['**/*.test.ts'], args).toSorted()

it('finds the files in which the filter skips every test', () => {
  expect(filesFor('run', '--tagsFilter=!long')).toEqual(['all-long.test.ts'])
  expect(filesFor('run', '--reporter=default', '--tagsFilter=long')).toEqual(['fast.test.ts'])
})

it('leaves no file out of a run without the filter, with another one, or of chosen files', () => {
  for (const args of [['run'], ['run', '--tagsFilter=other'], ['run', '--tagsFilter=long', 'apps/cli']]) {
    expect(filesFor(...args)).toEqual([])
  }
})
