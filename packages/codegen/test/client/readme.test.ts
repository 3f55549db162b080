import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { loadDocument } from '../../src/index.ts'
import { testDirectory } from '../generate-modules.ts'
import { publicDocuments } from '../score/public-documents.ts'
import { typeErrorsOf } from '../type-errors-of.ts'
import { generateClient } from './call-every-operation.ts'

const readme = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8')
const exampleOf = (name: string) =>
  new RegExp(`<!-- ${name}:[^\\n]*\\n\`\`\`ts\\n(.*?)\`\`\`\\n<!-- end of ${name} -->`, 's').exec(readme)![1]!

test('the examples of the README compile, and run with the mock', async () => {
  const directory = testDirectory()
  const { path } = publicDocuments().find(({ name }) => name.endsWith('3.0/json/petstore-expanded.json'))!
  generateClient(await loadDocument(path), directory)
  const files = { 'client.ts': exampleOf('client'), 'mock.ts': exampleOf('mock') }
  expect(await typeErrorsOf(directory, files, { lib: ['esnext', 'dom', 'dom.iterable'], skipLibCheck: true })).toEqual(
    [],
  )
  const { server } = await import(/* @vite-ignore */ join(directory, 'mock.ts'))
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  try {
    // The handlers of single operations are for other tests.
    server.resetHandlers()
    writeFileSync(join(directory, 'program.ts'), files['client.ts'].replace('Bearer …', 'Bearer x'))
    await import(/* @vite-ignore */ join(directory, 'program.ts'))
    expect(log.mock.calls.flat()).toContain('Rex')
  } finally {
    log.mockRestore()
    server.close()
  }
})
