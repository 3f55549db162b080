import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readBaseline } from './baseline.ts'
import { besideTheCode, type Migration, readSql, sha256 } from './migration.ts'

/**
 * Loads the baseline and a directory of migrations, in order. A file begins with `-- oldest-compatible: NNNN`; the next
 * line may be `-- no-transaction`.
 * Numbers may have gaps, since migrations can be merged in another order than they were numbered.
 *
 * @throws Error naming the file if its name is not like `0001_name.sql`, its number is a duplicate, or its first
 *   line does not declare the compatibility
 */
export async function readMigrations(directory = besideTheCode('migrations')): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  const migrations = names.map(async (name, index) => {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]
    if (number === undefined || number === '0000') {
      throw new Error(`migration ${name}: a name must look like 0001_what_it_does.sql`)
    }
    if (names[index - 1]?.startsWith(`${number}_`)) {
      throw new Error(`migration ${name}: ${names[index - 1]} already has the number ${number}`)
    }
    const sql = await readSql(join(directory, name))
    return { version: Number(number), name, sql, checksum: sha256(sql), ...readHeader(name, Number(number), sql) }
  })
  return Promise.all([readBaseline(), ...migrations])
}

function readHeader(name: string, version: number, sql: string): Pick<Migration, 'oldestCompatible' | 'inTransaction'> {
  const [first = '', second = ''] = sql.split('\n', 2)
  const declared = /^-- oldest-compatible: (\d{4})$/.exec(first)?.[1]
  if (declared === undefined) {
    throw new Error(
      `migration ${name}: its first line must be '-- oldest-compatible: NNNN', the number of the oldest migration whose programs still run after it`,
    )
  }
  if (Number(declared) > version) {
    throw new Error(`migration ${name}: oldest-compatible is ${declared}, which is newer than the migration itself`)
  }
  return { oldestCompatible: Number(declared), inTransaction: !/^--\s*no-transaction\s*$/.test(second) }
}
