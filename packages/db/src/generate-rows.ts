import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openDatabase } from './database.ts'
import { startTemporaryPostgres } from './embedded/temporary-postgres.ts'
import { migrate } from './migrate.ts'
import { renderRowTypes } from './row-types.ts'

const target = fileURLToPath(new URL('./generated/rows.ts', import.meta.url))
const shown = relative(process.cwd(), target)
const usage = `Usage: npm run -s generate:rows -- [--check]

Generates the row types of all tables from the migrations, on a temporary PostgreSQL. With --check it writes nothing, and exits
with 1 if they are outdated.`

function readArguments(): { check: boolean; help: boolean } {
  try {
    const { values } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean' } } })
    return { check: values.check ?? false, help: values.help ?? false }
  } catch (error) {
    console.error(`${(error as Error).message.split('. To specify')[0]?.replace(/\.$/, '')}. See --help.`)
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
  if (current === next) {
    console.log('Everything is up to date.')
    return
  }
  if (check) {
    console.error(`${shown} does not match the migrations. Run: npm run -s generate:rows`)
    process.exitCode = 1
    return
  }
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, next)
  console.log(`wrote ${shown}`)
}

const { check, help } = readArguments()
if (help) console.log(usage)
else await generate(check)
