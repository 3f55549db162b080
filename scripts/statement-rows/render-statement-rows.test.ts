import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { root } from '../command/paths.ts'
import { renderStatementRows } from './render-statement-rows.ts'

it('the committed row types are those of the statements on the migrated schema', async () => {
  for (const [file, text] of await renderStatementRows(await sharedDatabase()))
    expect(text).toBe(await readFile(join(root, file), 'utf8'))
})
