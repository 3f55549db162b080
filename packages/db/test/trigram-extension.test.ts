import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../src/index.ts'
import { openForTest, ownDatabaseUrl } from './own-database.ts'

/** An empty database with a role that owns nothing and may only create tables in it. */
async function begin() {
  const url = await ownDatabaseUrl()
  const admin = await openForTest({ url })
  const run = (sql: string) => admin.session((session) => session.run(sql))
  const role = `channel_test_${randomUUID().replaceAll('-', '')}`
  await run(
    `DROP SCHEMA public CASCADE; CREATE SCHEMA public; CREATE ROLE ${role}; GRANT ALL ON SCHEMA public TO ${role}`,
  )
  onTestFinished(() => run(`DROP OWNED BY ${role}; DROP ROLE ${role}`))
  const limited = await openForTest({ url: `${url}${url.includes('?') ? '&' : '?'}options=-c%20role%3D${role}` })
  return { role, run, limited }
}

test('asks for the search extension if the role may not create it, and continues once it exists', async () => {
  const { role, run, limited } = await begin()
  await expect(migrate(limited)).rejects.toThrow(
    new RegExp(
      `${role} may not create the extension pg_trgm in database .*Let an administrator run CREATE EXTENSION pg_trgm`,
    ),
  )
  await run('CREATE EXTENSION pg_trgm')
  expect((await migrate(limited))[0]).toBe('0004_contacts.sql')
})
