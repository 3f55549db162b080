import { readDatabaseTime } from '@channel/core/mechanisms/clock'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { listProcesses, secretStatus } from '@channel/core/secret-rotation'
import {
  type Database,
  describeMissingJobSchema,
  describeMissingLimits,
  describeServerProblem,
  findPendingMigrations,
  findSchemaRights,
  listCells,
  openDatabase,
  readMigrations,
  serviceLimits,
  statement,
} from '@channel/db'
import { isSet, readVariables } from '@channel/settings'
import { findOperatorSecret } from '../operator-secret.ts'
import { invocation } from '../program-name.ts'
import { nextSteps } from '../secret-status/next-steps.ts'
import { error, type Finding, ok, runCheck, warning } from './finding.ts'

const readConnections = statement(
  'doctor_read_connections',
  `SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS available`,
)
/** Beyond the pool of a cell: for locks, notifications and, in the worker, jobs. */
const others = { api: 6, worker: 11 }
const maxClockErrorMs = 5_000

/** Checks the database, one line for each part. The first that fails may explain the next. */
export async function checkDatabase(database: Database): Promise<Finding[]> {
  const server = await runCheck('database', async () => {
    const problem = await database.session((session) => describeServerProblem(session, database.description))
    return problem === undefined ? ok('database', database.description) : error('database', problem)
  })
  if (server.some(({ state }) => state === 'error')) return server
  const schema = await runCheck('migrations', () => checkMigrations(database))
  const parts = [runCheck('clock', () => checkClock(database)), runCheck('connection', checkConnection)]
  if (schema.every(({ state }) => state === 'ok')) {
    parts.push(
      runCheck('rights', () => checkRights(database)),
      runCheck('connections', () => checkConnections(database)),
      runCheck('secret', () => checkSecret(database)),
    )
  }
  return [server, schema, ...(await Promise.all(parts))].flat()
}

/** Checks what another cell has of its own. */
export async function checkCell(database: Database): Promise<Finding[]> {
  const schema = await runCheck('migrations', () => checkMigrations(database))
  if (schema.some(({ state }) => state !== 'ok')) return schema
  const parts = [runCheck('rights', () => checkRights(database)), runCheck('secret', () => checkSecret(database))]
  return [schema, ...(await Promise.all(parts))].flat()
}

async function checkMigrations(database: Database): Promise<Finding> {
  const [first] = await findPendingMigrations(database, await readMigrations())
  const missing = first
    ? `it lacks the migrations from ${first.name} on`
    : ((await describeMissingLimits(database)) ?? (await describeMissingJobSchema(database)))
  return missing === undefined
    ? ok('migrations', 'all are applied')
    : error('migrations', `${missing}: run \`${invocation} migrate\``)
}

async function checkClock(database: Database): Promise<Finding> {
  const before = Date.now()
  const time = await readDatabaseTime(database)
  const aheadMs = Math.round((before + Date.now()) / 2 - time.getTime())
  return Math.abs(aheadMs) > maxClockErrorMs
    ? warning(
        'clock',
        `this machine is ${Math.abs(aheadMs) / 1_000} s ${aheadMs > 0 ? 'ahead of' : 'behind'} the database: synchronize both with a time server`,
      )
    : ok('clock', `${Math.abs(aheadMs)} ms from the database's`)
}

/** Connects as API and worker do: their pool may lead through a pooler, and relies on the limits of its role. */
async function checkConnection(): Promise<Finding | []> {
  const given = readVariables(process.env, ['DATABASE_URL', 'DATABASE_DIRECT_URL'])
  if (given.DATABASE_URL === undefined) return []
  const service = openDatabase({
    url: given.DATABASE_URL,
    directUrl: given.DATABASE_DIRECT_URL,
    poolSize: 1,
    ...serviceLimits,
  })
  await service.checkWritable().finally(() => service.close())
  return ok('connection', given.DATABASE_DIRECT_URL === undefined ? 'direct' : 'with a separate address for sessions')
}

async function checkRights(database: Database): Promise<Finding> {
  const { role, mayChangeSchema, withoutRights } = await findSchemaRights(database)
  if (withoutRights.length > 0)
    return error(
      'rights',
      `the role ${role} cannot use ${withoutRights[0]}: run \`${invocation} migrate\` as the owner`,
    )
  if (mayChangeSchema && isSet(process.env, 'DATABASE_MIGRATION_URL'))
    return warning(
      'rights',
      `the role ${role} may change the schema, although DATABASE_MIGRATION_URL has another one for it`,
    )
  return ok('rights', mayChangeSchema ? `the role ${role} owns the schema` : `the role ${role} owns nothing`)
}

async function checkConnections(database: Database): Promise<Finding> {
  const { DATABASE_POOL_SIZE, DATABASE_DIRECT_URL } = readVariables(process.env, [
    'DATABASE_POOL_SIZE',
    'DATABASE_DIRECT_URL',
  ])
  // The pool leads to a pooler, whose connections are another matter.
  const size = DATABASE_DIRECT_URL === undefined ? DATABASE_POOL_SIZE : 0
  const [found] = await database.query<{ available: number }>(readConnections)
  const available = found?.available ?? 0
  const live = (await listProcesses(database)).filter((each) => each.live)
  const cells = 1 + (await listCells(database)).length
  const needOf = (kind: string) => cells * (size + (kind === 'api' ? others.api : others.worker))
  const needed = live.reduce((sum, { kind }) => sum + needOf(kind), 0)
  const text =
    live.length === 0
      ? `an API may open ${needOf('api')}, a worker ${needOf('worker')}, and max_connections allows ${available}`
      : `${live.length} processes may open ${needed} connections, and max_connections allows ${available}`
  return needed > available
    ? warning('connections', `${text}: raise it, lower DATABASE_POOL_SIZE, or use a pooler`)
    : ok('connections', text)
}

async function checkSecret(database: Database): Promise<Finding | readonly Finding[]> {
  const secrets = deriveSecrets((await findOperatorSecret(process.env)).channelSecret)
  const status = await database.session(
    async (session) => secretStatus(session, secrets, await readDatabaseTime(session)),
    { statementTimeoutMs: 8_000 },
  )
  const steps = nextSteps(status).join(' ')
  if (steps === '') return ok('secret', 'it decrypts all stored values')
  return status.keys.some(({ position }) => position === null) ? error('secret', steps) : warning('secret', steps)
}
