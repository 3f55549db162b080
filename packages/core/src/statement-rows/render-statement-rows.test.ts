import { readFile } from 'node:fs/promises'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { renderStatementRows } from './render-statement-rows.ts'

it('the committed row types are those of the statements on the migrated schema', async () => {
  const committed = await readFile(new URL('../generated/statement-rows.ts', import.meta.url), 'utf8')
  expect(await renderStatementRows(await sharedDatabase())).toBe(committed)
})
