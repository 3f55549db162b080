import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openDatabase } from './database.ts'
import { startTemporaryPostgres } from './embedded/temporary-postgres.ts'
import { migrate } from './migrate.ts'
import { renderRowTypes } from './row-types.ts'

const target = fileURLToPath(new URL('./generated/rows.ts', import.meta.url))
const usage = `Usage: generate-rows [--check]
Writes src/generated/rows.ts from the migrations, on a temporary PostgreSQL. With --check it only tells whether it would change.`

function readArguments(): { check: boolean; help: boolean } {
  try {
    const { values } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean' } } })
    return { check: values.check ?? false, help: values.help ?? false }
  } catch (error) {
    console.error(`generate-rows: ${(error as Error).message}`)
    process.exit(2)
  }
}

async function renderFromMigrations(): Promise<string> {
  const postgres = await startTemporaryPostgres()
  try {
    const database = openDatabase({ url: postgres.url, poolSize: 1 })
    await migrate(database)
    const text = await renderRowTypes(database)
    await database.close()
    return text
  } finally {
    await postgres.stop()
  }
}

async function generate(check: boolean): Promise<void> {
  const next = await renderFromMigrations()
  const current = await readFile(target, 'utf8').catch(() => '')
  if (current === next) return
  if (check) {
    console.error(`${target} does not follow from the migrations: generate it again`)
    process.exitCode = 1
    return
  }
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, next)
}

const { check, help } = readArguments()
if (help) console.log(usage)
else await generate(check)
