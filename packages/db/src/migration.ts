import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** A numbered SQL file, or the baseline. */
export interface Migration {
  /** 0 for the baseline. */
  readonly version: number
  /** The file's name: `0001_label_notes.sql`. */
  readonly name: string
  readonly sql: string
  /** SHA-256 of the text, in hex. */
  readonly checksum: string
  /**
   * The oldest migration whose programs still run on the schema after this one, from the first line of the file. If
   * it is the migration's own number, only programs with this migration run on the schema.
   */
  readonly oldestCompatible: number
  /** False if the file has `-- no-transaction`. */
  readonly inTransaction: boolean
}

/** A directory of this package, which is next to a bundle if it is copied there. */
export function besideTheCode(name: string): string {
  const isBundled = !import.meta.url.endsWith('/src/migration.ts')
  return fileURLToPath(new URL(isBundled ? `./${name}` : `../${name}`, import.meta.url))
}

/** Reads an SQL file. Line endings of a checkout do not change it. */
export async function readSql(path: string): Promise<string> {
  return (await readFile(path, 'utf8')).replaceAll('\r\n', '\n')
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
