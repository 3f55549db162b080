import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { describeMissingLimits, migrate, serviceLimits, statement } from '../src/index.ts'
import { emptyDatabaseUrl, openForTest } from './own-database.ts'

const settings = statement(
  'role_limits_settings',
  `SELECT current_setting('TimeZone') AS zone, current_setting('statement_timeout') AS statement_timeout,
     current_setting('idle_in_transaction_session_timeout') AS idle_timeout, current_setting('jit') AS jit`,
)
const limits = { zone: 'UTC', statement_timeout: '5s', idle_timeout: '10s', jit: 'off' }

test('the pool of a service uses the limits of its role, and no session without them', async () => {
  const url = await emptyDatabaseUrl()
  const database = await openForTest({ url })
  const name = new URL(url.replace('@/', '@localhost/')).pathname.slice(1)
  await database.session((session) => session.run(`ALTER ROLE SESSION_USER IN DATABASE ${name} RESET ALL`))
  const service = await openForTest({ url, ...serviceLimits })
  const isUnprepared = { name: 'DatabaseUnavailable', problem: 'unprepared', message: expect.stringContaining('Run `') }
  await expect(service.query(settings)).rejects.toMatchObject(isUnprepared)
  expect(await describeMissingLimits(database)).toMatch(/^the role \S+ lacks limits/)

  await migrate(database)
  expect(await describeMissingLimits(database)).toBeUndefined()
  expect(await service.query(settings)).toEqual([limits])
})

test('a role that may not set the limits of another one says what to run, and accepts what was run', async () => {
  const url = await emptyDatabaseUrl()
  const superuser = await openForTest({ url })
  const [owner, service] = ['owner', 'service'].map((name) => `${name}_${randomBytes(4).toString('hex')}`)
  const run = (sql: string) => superuser.session((session) => session.run(sql))
  const name = new URL(url.replace('@/', '@localhost/')).pathname.slice(1)
  await run(
    `CREATE ROLE ${owner} LOGIN PASSWORD 'x'; CREATE ROLE ${service} LOGIN PASSWORD 'x'; ALTER DATABASE ${name} OWNER TO ${owner}`,
  )
  onTestFinished(() =>
    run(`DROP OWNED BY ${service}; ALTER DATABASE ${name} OWNER TO SESSION_USER`)
      .then(() => run(`DROP OWNED BY ${owner}`))
      .then(() => run(`DROP ROLE ${owner}, ${service}`)),
  )
  const as = (role: string | undefined) => url.replace(/\/\/[^/?#]*@/, `//${role}:x@`)
  const database = await openForTest({ url: as(service), directUrl: as(owner) })
  const failure: Error = await migrate(database).catch((error) => error)
  expect(failure.message).toContain(`the limits of the role ${service} cannot be set (permission denied`)
  const sql = /: (ALTER ROLE .*)$/.exec(failure.message)?.[1] ?? ''
  await run(sql)
  expect(await migrate(database)).toEqual([])
})
