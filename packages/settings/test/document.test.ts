import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { settingsTables } from './settings-tables.ts'

const document = fileURLToPath(new URL('../../../docs/settings.md', import.meta.url))

it('docs/settings.md has the tables of all variables', async () => {
  const between = /(<!-- settings:[^\n]*\n)[\s\S]*?(<!-- end of settings -->)/
  const text = readFileSync(document, 'utf8')
  expect(text).toMatch(between)
  const current = text.replace(between, (_all, begin: string, end: string) => `${begin}\n${settingsTables()}\n\n${end}`)
  await expect(current).toMatchFileSnapshot(document)
})
