import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Queryable } from '@channel/db'
import { root } from '../command/paths.ts'
import { statementFolders } from '../statement-rows/render-statement-rows.ts'
import { findWriters } from './find-writers.ts'
import { readSchema, type Table } from './read-schema.ts'

/** Where the page is, from the root of the workspace. */
export const schemaPage = 'docs/schema.md'

const introduction = `<!-- Generated from packages/db/schema and the statements by \`npm run -s generate:rows\`. Do not edit. -->

# The data

The tables of the service, by the files of [the baseline](../packages/db/schema/schema.sql), with the files that write them and the
queries that their indexes serve. In the diagram a line leads from a table to those that refer to it. The references to
\`organizations\` are left out: nearly every table has one.
`

/** Renders the page that describes the schema of a migrated database. */
export async function renderSchemaPage(database: Queryable): Promise<string> {
  const loaded = globSync([...Object.values(statementFolders), 'packages/sign-in/src/index.ts'], { cwd: root })
  for (const index of loaded) await import(join(root, index))
  const writers = findWriters()
  const all = await readSchema(database)
  const tables = new Map(all.map((table) => [table.name, table]))
  const sections = schemaFiles().flatMap(([file, names]) => {
    const own = names.map((name) => tables.get(name)).filter((table) => table !== undefined)
    for (const { name } of own) tables.delete(name)
    return own.length === 0 ? [] : [section(basename(file, '.sql'), own, writers)]
  })
  const later = tables.size === 0 ? [] : [section('Since the baseline', [...tables.values()], writers)]
  return [introduction, diagram(all), ...sections, ...later].join('\n')
}

/** The baseline's files in their order, with the tables that they create. */
function schemaFiles(): [file: string, tables: string[]][] {
  const directory = join(root, 'packages/db/schema')
  const list = readFileSync(join(directory, 'schema.sql'), 'utf8')
  return [...list.matchAll(/^\\ir (\S+)$/gm)].map(([, file = '']) => {
    const sql = readFileSync(join(directory, file), 'utf8')
    return [file, [...sql.matchAll(/^CREATE TABLE (\w+)/gm)].map(([, name]) => `${name}`)]
  })
}

function diagram(tables: readonly Table[]): string {
  const lines = tables.flatMap(({ name, references }) =>
    references.filter((target) => target !== 'organizations').map((target) => `  ${target} ||--o{ ${name} : ""`),
  )
  return `\`\`\`mermaid\nerDiagram\n${lines.join('\n')}\n\`\`\`\n`
}

function section(title: string, tables: readonly Table[], writers: ReadonlyMap<string, readonly string[]>): string {
  return `## ${title}\n\n${tables.map((table) => describe(table, writers.get(table.name) ?? [])).join('\n')}`
}

function describe({ name, meaning, columns, indexes }: Table, writers: readonly string[]): string {
  const rows = columns.map((each) => row(`\`${each.name}\``, each.type, each.nullable ? 'yes' : '', each.meaning))
  const served = indexes.map((each) => row(`\`${each.name}\``, `\`${each.definition}\``, each.meaning))
  const links = writers.map((file) => `[${shortName(file)}](../${file})`)
  return [
    `### ${name}\n\n${meaning}\n`,
    `${row('column', 'type', 'null', 'meaning')}${row('---', '---', '---', '---')}${rows.join('')}`,
    ...(served.length > 0 ? [`${row('index', 'columns', 'serves')}${row('---', '---', '---')}${served.join('')}`] : []),
    `Written by ${links.length > 0 ? links.join(', ') : 'operators only'}.\n`,
  ].join('\n')
}

function row(...cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`
}

/** `packages/core/src/resources/labels/create-label.ts` is `core/labels/create-label`. */
function shortName(file: string): string {
  const [, name, , ...path] = file.replace(/\/(mechanisms|resources)\//, '/').split('/')
  return file.endsWith('.sql') ? `schema/${basename(file)}` : [name, ...path].join('/').replace(/\.ts$/, '')
}
