import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { fieldsTable, keywordsTable, optionsTable, problemsTable } from './problems-table.ts'

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const readme = pathOf('../README.md')
const service = readFileSync(pathOf('../../../examples/petstore/service.ts'), 'utf8')

const parts = {
  example: `\`\`\`ts\n${service}\`\`\``,
  options: optionsTable(),
  keywords: keywordsTable(),
  fields: fieldsTable(),
  problems: problemsTable(),
}

test('the README has the example and the tables of options, keywords, fields and problems', async () => {
  let text = readFileSync(readme, 'utf8')
  for (const [name, part] of Object.entries(parts)) {
    const between = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- end of ${name} -->)`)
    expect(text).toMatch(between)
    text = text.replace(between, (_all, begin: string, end: string) => `${begin}${part}\n${end}`)
  }
  await expect(text).toMatchFileSnapshot(readme)
})
