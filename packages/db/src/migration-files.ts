import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Next to the sources, or next to a bundle if `migrations/` is copied there. */
export const defaultMigrationsDirectory = fileURLToPath(
  new URL(import.meta.url.endsWith('/src/migration-files.ts') ? '../migrations' : './migrations', import.meta.url),
)

/** A numbered SQL file. */
export interface Migration {
  readonly version: number
  /** The file's name: `0001_organizations.sql`. */
  readonly name: string
  readonly sql: string
  /** SHA-256 of the text, in hex. */
  readonly checksum: string
  /**
   * The oldest migration whose programs still run on the schema after this one, from the first line of the file. If
   * it is the migration's own number, only programs with this migration run on the schema. Undefined in files
   * before 0071.
   */
  readonly oldestCompatible: number | undefined
  /** False if the file has `-- no-transaction`. */
  readonly inTransaction: boolean
}

/** Files from this number on declare their oldest compatible migration. */
const firstWithCompatibility = 71

/**
 * Loads a directory of migrations, in order. A file begins with `-- oldest-compatible: NNNN`; the next line may be
 * `-- no-transaction`. Files before 0071 lack the first of the two.
 * Numbers may have gaps, since migrations can be merged in another order than they were numbered.
 *
 * @throws Error naming the file if its name is not like `0001_name.sql`, its number is a duplicate, or its first
 *   line does not declare the compatibility
 */
export async function readMigrations(directory = defaultMigrationsDirectory): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name, index) => {
      const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]
      if (number === undefined) throw new Error(`migration ${name}: a name must look like 0001_what_it_does.sql`)
      if (names[index - 1]?.startsWith(`${number}_`)) {
        throw new Error(`migration ${name}: ${names[index - 1]} already has the number ${number}`)
      }
      // Line endings of a checkout do not change a migration.
      const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n')
      return {
        version: Number(number),
        name,
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
        ...readHeader(name, Number(number), sql),
      }
    }),
  )
}

function readHeader(name: string, version: number, sql: string): Pick<Migration, 'oldestCompatible' | 'inTransaction'> {
  const [first = '', second = ''] = sql.split('\n', 2)
  const declared = /^-- oldest-compatible: (\d{4})$/.exec(first)?.[1]
  const oldestCompatible = declared === undefined ? undefined : Number(declared)
  if (oldestCompatible === undefined && version >= firstWithCompatibility) {
    throw new Error(
      `migration ${name}: its first line must be '-- oldest-compatible: NNNN', the number of the oldest migration whose programs still run after it`,
    )
  }
  if (oldestCompatible !== undefined && oldestCompatible > version) {
    throw new Error(`migration ${name}: oldest-compatible is ${declared}, which is newer than the migration itself`)
  }
  const flags = oldestCompatible === undefined ? first : second
  return { oldestCompatible, inTransaction: !/^--\s*no-transaction\s*$/.test(flags) }
}
