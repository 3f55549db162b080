import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { problemTable } from '../src/read/problem-table.ts'

const path = fileURLToPath(new URL('../README.md', import.meta.url))

/** A part of Markdown as a cell of a table: details in `{…}` are shown as they are. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('`', "'")
}

test('the README has the table of problems', async () => {
  const rows = Object.entries(problemTable).map(
    ([code, { level, message, advice }]) => `| \`${code}\` | ${level} | ${cell(message)} | ${cell(advice)} |`,
  )
  const table = ['| code | level | what is wrong | what to write instead |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  )
  const text = readFileSync(path, 'utf8')
  const written = text.replace(/(<!-- problems[^\n]*\n)[\s\S]*?(<!-- end of problems)/, `$1${table}\n$2`)
  expect(written).toContain(table)
  await expect(written).toMatchFileSnapshot(path)
})
