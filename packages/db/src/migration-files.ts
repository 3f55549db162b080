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
 * A number may be left out: work on several of them can land in another order than it was numbered in.
 *
 * @throws Error naming the file when a name is no `0001_name.sql`, or its number is taken twice
 */
export async function readMigrations(directory: string): Promise<Migration[]> {
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
        inTransaction: !/^--\s*no-transaction\s*$/.test(sql.split('\n', 1)[0] ?? ''),
      }
    }),
  )
}
