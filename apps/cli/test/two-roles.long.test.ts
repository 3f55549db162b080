import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { findSchemaRights, openDatabase } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../../../scripts/command/paths.ts'
import { startLoad } from './support/load.ts'
import { descendantsOf } from './support/processes.ts'
import { runChannel, runJson } from './support/run-channel.ts'
import { secret, useChannels } from './support/use-channels.ts'

const { start, dataDirectory } = useChannels()
const number = '106540352242922'

/** The SQL of docs/operations/database.md that begins a move to two roles. */
async function sqlOfPage(role: string): Promise<string> {
  const page = await readFile(`${root}/docs/operations/database.md`, 'utf8')
  const [, sql = ''] = /### From one role to two.*?```sql\n(.*?)```/s.exec(page) ?? []
  expect(sql).toMatch(/^CREATE ROLE channel_service /)
  return sql.replaceAll('channel_service', role).replaceAll('…', 'x')
}

/** A new database that a role owns, as before the move. `urlOf` has the password x. */
async function aDatabaseOfOneRole(roles: readonly string[]) {
  const database = await createTestDatabase()
  const [owner] = roles
  const name = new URL(database.url.replace('@/', '@localhost/')).pathname.slice(1)
  const run = (sql: string) => database.session((session) => session.run(sql))
  await run(`DROP SCHEMA public CASCADE; DROP SCHEMA pgboss CASCADE; CREATE SCHEMA public AUTHORIZATION pg_database_owner;
    GRANT USAGE ON SCHEMA public TO PUBLIC;
    CREATE ROLE ${owner} LOGIN PASSWORD 'x'; ALTER DATABASE ${name} OWNER TO ${owner}`)
  onTestFinished(async () => {
    const [first, ...others] = roles
    for (const role of others) await run(`DROP OWNED BY ${role}; DROP ROLE ${role}`)
    await run(`REASSIGN OWNED BY ${first} TO SESSION_USER`)
    await run(`DROP OWNED BY ${first}`)
    await run(`DROP ROLE ${first}`)
    await database.drop()
  })
  return { run, urlOf: (role: string) => database.url.replace(/\/\/[^/?#]*@/, `//${role}:x@`) }
}

it('moves an installation from one role to two without a failed request, and shows no process the URL of the owner', async () => {
  const [owner, service] = ['one', 'service'].map((name) => `${name}_${randomBytes(4).toString('hex')}`) as [
    string,
    string,
  ]
  const { run, urlOf } = await aDatabaseOfOneRole([owner, service])
  const common = {
    CHANNEL_SECRET: secret,
    CHANNEL_DATA_DIR: dataDirectory(),
    CHANNEL_DEVELOPMENT: '1',
    RATE_LIMIT_READS_PER_MINUTE: '0',
    RATE_LIMIT_WRITES_PER_MINUTE: '0',
  }
  const before = start({ ...common, DATABASE_URL: urlOf(owner) }, ['--demo'])
  const { url, key = '' } = await before.welcome
  const load = startLoad(url, key, number)
  onTestFinished(load.stop)
  await load.waitForRounds(5)

  await run(await sqlOfPage(service))
  const two = { DATABASE_URL: urlOf(service), DATABASE_MIGRATION_URL: urlOf(owner) }
  const unprepared = await runChannel(['migrate', '--check'], { DATABASE_URL: two.DATABASE_URL })
  expect(unprepared.status).toBe(1)
  expect(await runJson(['migrate'], two)).toEqual([])
  expect(await runJson(['migrate', '--check'], { DATABASE_URL: two.DATABASE_URL })).toEqual([])
  await load.waitForRounds(5)
  const after = start({ ...common, ...two }, ['--demo'])
  const next = await after.welcome
  await load.waitForRounds(5)
  await load.stop()
  expect(load.failures()).toEqual([])
  before.child.kill('SIGTERM')
  await before.ended

  const pids = await descendantsOf(after.child.pid!)
  const environments = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '')))
  expect(environments.filter((text) => text.includes(`${service}:x@`)).length).toBeGreaterThanOrEqual(2)
  expect(environments.filter((text) => text.includes(`${owner}:x@`))).toEqual([])

  // It goes on to work: a customer writes, and gets an answer.
  const headers = { Authorization: `Bearer ${next.key}`, 'Content-Type': 'application/json' }
  const call = async (method: string, address: string, body: object) => {
    const response = await fetch(address, { method, headers, body: JSON.stringify(body) })
    expect([address, response.ok, response.ok || (await response.text())]).toEqual([address, true, true])
  }
  const received = { from: '+4915112345678', name: 'Bo', type: 'text', text: { body: 'Are you open?' } }
  await call('POST', `${next.simulator}/_control/numbers/${number}/messages`, received)
  const messages = `${next.url}/v1/${number}/messages`
  const listed = async () => (await fetch(`${messages}?limit=5`, { headers })).text()
  await expect.poll(listed).toContain('Are you open?')
  await call('POST', messages, { to: '+4915112345678', type: 'text', text: { body: 'We are.' } })
  const sent = async () => (await fetch(`${next.simulator}/_control/sent`)).text()
  await expect.poll(sent).toContain('We are.')

  // A cell is created by the owner, and used with the role of the service.
  await runJson(['cell', 'create', 'europe'], two)
  const asService = { DATABASE_URL: two.DATABASE_URL }
  expect(await runJson(['organization', 'create', '--name', 'Far', '--cell', 'europe'], asService)).toMatchObject({
    name: 'Far',
  })
  for (const cell of ['main', 'europe']) {
    const opened = openDatabase({ url: urlOf(service), cell, poolSize: 1 })
    onTestFinished(() => opened.close())
    expect(await findSchemaRights(opened)).toMatchObject({ role: service, mayChangeSchema: false, withoutRights: [] })
  }
}, 120_000)
