import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A numbered SQL file. */
export interface Migration {
  readonly version: number
  /** The file's name: `0001_organizations.sql`. */
  readonly name: string
  readonly sql: string
  /** SHA-256 of the text, in hex. */
  readonly checksum: string
  /** False when the file begins with `-- no-transaction`. */
  readonly inTransaction: boolean
}

/**
 * Reads a directory of migrations, in order.
 *
 * @throws Error naming the file when a name is no `0001_name.sql`, or a number is missing or taken twice
 */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name, index) => {
      const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]
      if (number === undefined) throw new Error(`migration ${name}: a name looks like 0001_what_it_does.sql`)
      if (Number(number) !== index + 1) {
        throw new Error(`migration ${name}: expected number ${String(index + 1).padStart(4, '0')} here`)
      }
      // A checkout with other line ends is the same migration.
      const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n')
      return {
        version: Number(number),
        name,
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
        inTransaction: !/^--\s*no-transaction\s*$/.test(sql.split('\n', 1)[0] ?? ''),
      }
    }),
  )
}
