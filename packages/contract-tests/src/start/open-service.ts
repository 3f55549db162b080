import { type Channel, createChannel } from '@channel/client'
import { type Operator, Session, type SessionOptions } from '../target/session.ts'
import { Simulator } from '../target/simulator.ts'
import { readLocalData } from './read-local-data.ts'
import { runChannel } from './run-channel.ts'
import { startApp } from './start-app.ts'

/** How to start the service. */
export interface ServiceOptions extends Pick<SessionOptions, 'account'> {
  /** Of its processes, in addition to those of a run. */
  readonly settings?: NodeJS.ProcessEnv
  /** Where it runs if not on a temporary database. */
  readonly place?: ServicePlace
  /** The cell to which the organization of the session moves before; default main. */
  readonly cell?: string
  /** Whether a server of Citus gets the cell. */
  readonly isDistributed?: boolean
}

/** A database without an organization, and where the service keeps files. The caller removes both. */
export interface ServicePlace {
  readonly databaseUrl: string
  readonly dataDirectory: string
}

/**
 * Starts the service as `npm start` does, on a temporary database, over the simulated provider and without rate limits.
 * Ended with the session.
 */
export async function openService({
  settings,
  place,
  cell,
  isDistributed,
  ...options
}: ServiceOptions = {}): Promise<Session> {
  await using resources = new AsyncDisposableStack()
  const args = ['start', ...(place ? ['--demo'] : ['--temporary']), '--port', '0']
  // Otherwise the service returns a 500 instead of an invalid response, and the report could not name the field.
  const unvalidated = { VALIDATE_RESPONSES: '0' }
  const given = { ...unvalidated, ...(place && settingsOf(place)), ...settings }
  const { url, dataDirectory } = resources.use(await startApp('cli', args, given))
  const apiKey = (await readLocalData(dataDirectory, 'demo')).key ?? ''
  const simulator = new Simulator((await readLocalData(dataDirectory, 'simulator')).url ?? '')
  // The database of the environment is not that of this service.
  const env = place ? settingsOf(place) : { CHANNEL_DATA_DIR: dataDirectory, DATABASE_URL: '' }
  const operator: Operator = (...command) => runChannel(command, env)
  if (cell !== undefined) await moveTo(cell, operator, createChannel({ baseUrl: url, apiKey }))
  if (cell !== undefined && isDistributed) await operator('cell', 'create', cell, '--distribute')
  await connectUnverified(operator, url, apiKey)
  const access = { url, apiKey, simulator, operator, resources }
  return await Session.open({ name: 'service', isMock: false, mayWrite: true, ...options, ...access })
}

/** What `--temporary` sets. */
function settingsOf({ databaseUrl, dataDirectory }: ServicePlace): NodeJS.ProcessEnv {
  return {
    DATABASE_URL: databaseUrl,
    CHANNEL_DATA_DIR: dataDirectory,
    CHANNEL_SECRET: 'the secret of a service that a test of the contract starts',
    CHANNEL_DEVELOPMENT: '1',
    RATE_LIMIT_READS_PER_MINUTE: '0',
    RATE_LIMIT_WRITES_PER_MINUTE: '0',
  }
}

async function moveTo(cell: string, operator: Operator, channel: Channel): Promise<void> {
  const { organization } = (await channel.get('/v1/me')).data
  await operator('cell', 'create', cell)
  await operator('organization', 'move', organization.id, '--to', cell)
}

/** An account that the API must refuse, of an end-customer. */
async function connectUnverified(operator: Operator, baseUrl: string, apiKey: string): Promise<void> {
  const channel = createChannel({ baseUrl, apiKey })
  const { organization, teams } = (await channel.get('/v1/me')).data
  const customer = (await channel.post('/v1/customers', { body: { name: 'Not yet' } })).data.id
  const owner = ['--organization', organization.id, '--team', teams[0]?.id ?? '']
  const number = ['--phone-number-id', '109876543210987', '--phone-number', '+12025550199']
  await operator('account', 'connect', ...owner, ...number, '--name', 'Not yet', '--unverified', '--customer', customer)
}
