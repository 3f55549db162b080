import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registeredStatements } from '@channel/db'
import { root } from '../command/paths.ts'

const sources = 'packages/{core,db,queues,sign-in}/src/**/*.ts'

/** Finds the files that write each table: those of the registered statements, and the baseline's for triggers. */
export function findWriters(): Map<string, string[]> {
  const texts = textsOf(sources).filter(([file]) => !/\.(test|fixtures)\.ts$|\/(generated|testing)\//.test(file))
  const pairs = registeredStatements().flatMap(({ name, family = name, text }) => {
    const file = fileOf(family, texts)
    return file === undefined ? [] : writtenTables(text).map((table) => [table, file] as const)
  })
  const triggers = textsOf('packages/db/schema/*.sql').flatMap(([file, text]) =>
    writtenTables(text).map((table) => [table, file] as const),
  )
  // Statements for another cell name its schema.
  const ofCells = texts.flatMap(([file, text]) =>
    [...text.matchAll(/\b(?:INSERT INTO|UPDATE|DELETE FROM) \$\{\w+\}\.(\w+)/g)].map(
      ([, table]) => [`${table}`, file] as const,
    ),
  )
  // better-auth writes its models itself.
  const models = texts.flatMap(([file, text]) =>
    [...text.matchAll(/modelName: '(\w+)'/g)].map(([, table]) => [`${table}`, file] as const),
  )
  const byTable = Map.groupBy([...pairs, ...triggers, ...ofCells, ...models], ([table]) => table)
  return new Map([...byTable].map(([table, found]) => [table, [...new Set(found.map(([, file]) => file))].sort()]))
}

type Text = readonly [file: string, text: string]

function textsOf(pattern: string): Text[] {
  const files = globSync(pattern, { cwd: root }).sort()
  return files.map((file) => [file, readFileSync(join(root, file), 'utf8')])
}

function writtenTables(sql: string): string[] {
  return [...sql.matchAll(/\b(?:INSERT INTO|UPDATE|DELETE FROM) (\w+)/g)].map(([, table]) => `${table}`)
}

/** The file that registers a statement, whose name may be a template there. Undefined for the statements of tests. */
function fileOf(name: string, texts: readonly Text[]): string | undefined {
  const isNamed = ([, text]: Text) => text.includes(`'${name}'`)
  const isTemplate = ([, text]: Text) =>
    [...text.matchAll(/`([a-z]+_\w*)\$\{\w+\}(\w*)`/g)].some(
      ([, start = '', end = '']) => name.startsWith(start) && name.endsWith(end),
    )
  return (texts.find(isNamed) ?? texts.find(isTemplate))?.[0]
}
