import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '@channel/test-kit'
import { runCommand, startProcess } from './start-process.ts'
import { Target } from './target.ts'

export interface TargetChoice {
  name: string
  start(): Promise<Target>
}

/** The mock and the service, or only the service at `TARGET_URL` with the key `TARGET_API_KEY`. */
export function chooseTargets(env: NodeJS.ProcessEnv): TargetChoice[] {
  const { TARGET_URL: url, TARGET_API_KEY: apiKey } = env
  if (url === undefined)
    return [
      { name: 'the mock', start: startMock },
      { name: 'the service', start: startService },
    ]
  if (apiKey === undefined) throw new Error('TARGET_URL needs TARGET_API_KEY, a key of an organization to test with.')
  return [{ name: url, start: () => openElsewhere(url, apiKey) }]
}

async function startMock(): Promise<Target> {
  await using resources = new AsyncDisposableStack()
  const { url } = resources.use(await startProcess('apps/mock/src/main.ts', ['--port', '0']))
  return await Target.open({ url, apiKey: 'chn_live_any', isMock: true, resources })
}

async function startService(): Promise<Target> {
  await using resources = new AsyncDisposableStack()
  const database = resources.use(await createTestDatabase())
  const provider = resources.use(await startProcess('apps/simulator/src/main.ts', ['--port', '0']))
  const directory = await mkdtemp(join(tmpdir(), 'channel-contract-tests-'))
  resources.defer(() => rm(directory, { recursive: true }))
  const env = {
    MEDIA_DIRECTORY: directory,
    MEDIA_S3_BUCKET: '',
    PROVIDER_BASE_URL: provider.url,
    DATABASE_URL: database.url,
    CHANNEL_SECRET: 'a secret that only the contract tests know',
    PORT: '0',
    REDIS_URL: '',
    RATE_LIMIT_READS_PER_MINUTE: '100000',
    RATE_LIMIT_WRITES_PER_MINUTE: '100000',
  }
  const apiKey = await createOrganization(env)
  const { url } = resources.use(await startProcess('apps/api/src/main.ts', [], env))
  return await Target.open({ url, apiKey, isMock: false, resources })
}

/** Creates the suite's data with the operator's command: the suite itself uses only the API. */
async function createOrganization(env: NodeJS.ProcessEnv): Promise<string> {
  const create = (...args: string[]) => runCommand(args, env)
  const { id: organization = '' } = await create(
    'organization',
    'create',
    '--name',
    'Contract tests',
    '--plan',
    'platform',
  )
  const inOrganization = ['--organization', organization]
  const { id: team = '' } = await create('team', 'create', ...inOrganization, '--name', 'Support')
  const connect = ['account', 'connect', ...inOrganization, '--team', team]
  const [key, verified] = await Promise.all([
    create('key', 'create', ...inOrganization, '--name', 'Suite'),
    create(...connect, '--phone-number-id', '106540352242922', '--phone-number', '+4930901820', '--name', 'Verified'),
    create(
      ...connect,
      '--phone-number-id',
      '109876543210987',
      '--phone-number',
      '+4733378901',
      '--name',
      'Not yet',
      '--unverified',
    ),
  ])
  const account = verified.id ?? ''
  const waba = ['--waba-id', '102290129340398']
  const withToken = { ...env, PROVIDER_TOKEN: 'any-token-opens-the-simulator' }
  await runCommand(['account', 'authorize', account, ...waba], withToken)
  const receive = ['account', 'receive', account, '--from', '+4915112345678', '--text']
  const image = join(env.MEDIA_DIRECTORY ?? '', 'cake.jpg')
  await writeFile(image, 'a cake')
  await create(...receive, 'The cake that I mean', '--image', image)
  await create(...receive, 'When do you open tomorrow?')
  return key.key ?? ''
}

async function openElsewhere(url: string, apiKey: string): Promise<Target> {
  await using resources = new AsyncDisposableStack()
  const target = await Target.open({ url, apiKey, isMock: false, resources })
  target.onStop(() => removeCreated(target))
  return target
}

/** Leaves a deployed service unchanged. Objects that the suite deleted itself are already gone. */
async function removeCreated(target: Target): Promise<void> {
  for (const path of target.observer.created) await target.sendPath('delete', path).catch(() => undefined)
}
