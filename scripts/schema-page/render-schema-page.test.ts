import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { root } from '../command/paths.ts'
import { renderSchemaPage, schemaPage } from './render-schema-page.ts'

it('docs/schema.md describes the migrated schema', async () => {
  expect(await renderSchemaPage(await sharedDatabase())).toBe(await readFile(join(root, schemaPage), 'utf8'))
})

it('docs/schema.md names a writer of every table', async () => {
  const page = await readFile(join(root, schemaPage), 'utf8')
  const unwritten = page.split('\n### ').filter((table) => table.includes('Written by operators only'))
  expect(unwritten.map((table) => table.split('\n')[0])).toEqual([])
})
