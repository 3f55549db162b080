import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Beside the sources, and beside a bundle when `migrations/` is copied there. */
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
   * The oldest migration whose programs still run on the schema after this one, from the first line of the file. Its own
   * number: only programs that contain this migration run on it. Undefined in files from before such lines.
   */
  readonly oldestCompatible: number | undefined
  /** False when the file says `-- no-transaction`. */
  readonly inTransaction: boolean
}

/** Files from this number on declare their oldest compatible migration. */
const firstWithCompatibility = 71

/**
 * Reads a directory of migrations, in order. A file begins with `-- oldest-compatible: NNNN`; the next line may be
 * `-- no-transaction`. Files before 0071 lack the first of the two.
 *
 * A number may be left out: work on several of them can land in another order than it was numbered in.
 *
 * @throws Error naming the file when a name is no `0001_name.sql`, its number is taken twice, or its first line does not say
 *   what it is compatible with
 */
export async function readMigrations(directory = defaultMigrationsDirectory): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name, index) => {
      const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]
      if (number === undefined) throw new Error(`migration ${name}: a name looks like 0001_what_it_does.sql`)
      if (names[index - 1]?.startsWith(`${number}_`)) {
        throw new Error(`migration ${name}: ${names[index - 1]} has the number ${number} already`)
      }
      // A checkout with other line ends is the same migration.
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
      `migration ${name}: its first line has to be '-- oldest-compatible: NNNN', the number of the oldest migration whose programs still run after it`,
    )
  }
  if (oldestCompatible !== undefined && oldestCompatible > version) {
    throw new Error(`migration ${name}: oldest-compatible is ${declared}, which is newer than the migration itself`)
  }
  const flags = oldestCompatible === undefined ? first : second
  return { oldestCompatible, inTransaction: !/^--\s*no-transaction\s*$/.test(flags) }
}
