import { join } from 'node:path'
import { commentStatements } from './comment-statements.ts'
import { besideTheCode, type Migration, readSql, sha256 } from './migration.ts'

export const schemaDirectory = besideTheCode('schema')

/** The names of the baseline's files, in the order of their dependencies. */
export async function listSchemaFiles(): Promise<string[]> {
  const list = await readSql(join(schemaDirectory, 'schema.sql'))
  return [...list.matchAll(/^\\ir (\S+)$/gm)].map(([, name]) => `${name}`)
}

/** The schema of the first release, as migration 0000. A changed comment does not make it another baseline. */
export async function readBaseline(): Promise<Migration> {
  const names = await listSchemaFiles()
  const files = await Promise.all(names.map((name) => readSql(join(schemaDirectory, name))))
  const sql = files.join('\n')
  return {
    version: 0,
    name: '0000_baseline.sql',
    sql: `${sql}\n${commentStatements(sql).join('\n')}`,
    checksum: sha256(sql.replaceAll(/\s*--.*$/gm, '')),
    oldestCompatible: 0,
    inTransaction: true,
  }
}
