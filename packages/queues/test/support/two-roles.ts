import { randomBytes } from 'node:crypto'
import { type Database, openDatabase } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { onTestFinished } from 'vitest'

/** A database whose schema one role owns, and that another one uses. Both are made as docs/operations/database.md says. */
export async function aDatabaseOfTwoRoles() {
  const database = await createTestDatabase()
  const [owner, service] = ['owner', 'service'].map((name) => `${name}_${randomBytes(4).toString('hex')}`)
  const name = new URL(database.url.replace('@/', '@localhost/')).pathname.slice(1)
  const run = (sql: string) => database.session((session) => session.run(sql))
  await run(`DROP SCHEMA public CASCADE; DROP SCHEMA pgboss CASCADE; CREATE SCHEMA public AUTHORIZATION pg_database_owner;
    GRANT USAGE ON SCHEMA public TO PUBLIC;
    CREATE ROLE ${owner} LOGIN PASSWORD 'x'; CREATE ROLE ${service} LOGIN PASSWORD 'x'; ALTER DATABASE ${name} OWNER TO ${owner}`)
  onTestFinished(async () => {
    await run(`DROP OWNED BY ${service}; REASSIGN OWNED BY ${owner} TO SESSION_USER`)
    await run(`DROP OWNED BY ${owner}`)
    await run(`DROP ROLE ${owner}, ${service}`)
    await database.drop()
  })
  const as = (role: string | undefined, cell?: string) => {
    const url = database.url.replace(/\/\/[^/?#]*@/, `//${role}:x@`)
    const opened = openDatabase({ url, cell, poolSize: 2 })
    onTestFinished(() => opened.close())
    return { ...opened, url }
  }
  return {
    admin: database as Database,
    /** The name of the role that owns the schema. */
    owner: `${owner}`,
    owned: as(owner),
    service: as(service),
    /** Another cell of it. */
    cell: (name: string) => ({ owned: as(owner, name), service: as(service, name) }),
  }
}
