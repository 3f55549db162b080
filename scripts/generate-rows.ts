import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { migrate, openDatabase, startTemporaryPostgres } from '@channel/db'
import { renderRowTypes } from '@channel/db/rows'
import { root } from './command/paths.ts'
import { readArguments } from './command/read-arguments.ts'
import { renderSchemaPage, schemaPage } from './schema-page/render-schema-page.ts'
import { renderStatementRows } from './statement-rows/render-statement-rows.ts'

const help = `Usage: npm run -s generate:rows -- [--check]

Writes the types of the tables' rows and of the statements' rows, and docs/schema.md, from the schema and the statements, on a
temporary PostgreSQL. With --check it writes nothing, and ends with 1 if they are not up to date.`

async function generate(check: boolean): Promise<void> {
  const postgres = await startTemporaryPostgres()
  try {
    const database = openDatabase({ url: postgres.url, poolSize: 1 })
    await migrate(database)
    const changed: string[] = []
    const files = [
      ['packages/db/src/generated/rows.ts', await renderRowTypes(database)] as const,
      ...(await renderStatementRows(database)),
      [schemaPage, await renderSchemaPage(database)] as const,
    ]
    for (const [file, next] of files) {
      const path = join(root, file)
      if (next === (await readFile(path, 'utf8').catch(() => ''))) continue
      changed.push(file)
      if (check) continue
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, next)
    }
    await database.close()
    report(changed, check)
  } finally {
    await postgres.stop()
  }
}

function report(changed: readonly string[], check: boolean): void {
  if (changed.length === 0) console.log('Everything is up to date.')
  for (const file of changed) {
    if (check) console.error(`${file} does not follow from the schema and statements. Run: npm run -s generate:rows`)
    else console.log(`wrote ${file}`)
  }
  if (check && changed.length > 0) process.exitCode = 1
}

const { values } = readArguments(help, { check: { type: 'boolean' } })
await generate(values.check ?? false)
