import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { atAddress } from '@channel/contract/at-address'
import document from '@channel/contract/openapi.json' with { type: 'json' }
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMock } from '../src/start/open-mock.ts'
import { openService } from '../src/start/open-service.ts'
import type { Session } from '../src/target/session.ts'
import { Target } from '../src/target/target.ts'
import { withRealValues } from './support/real-values.ts'

const run = promisify(execFile)
const bytes = Buffer.from('%PDF-1.7')
const guidesFolder = new URL('../../../docs/guides/', import.meta.url)

interface Sampled {
  readonly operationId: string
  readonly responses: object
  readonly 'x-codeSamples': readonly { readonly label: string; readonly source: string }[]
}

const operations = Object.values(document.paths).flatMap((item) => Object.values(item)) as unknown as Sampled[]

/** Runs commands of a POSIX shell against a target. @returns what they print */
async function shell({ url, apiKey, account }: Session, commands: string): Promise<string> {
  const text = atAddress(commands, url)
  const { stdout } = await run('sh', ['-ec', text], {
    cwd: directory,
    env: { ...process.env, BASE: url, KEY: apiKey, ACCOUNT: account },
  })
  return stdout
}

/** The directory with the files of samples. */
let directory: string
let sessions: { mock: Session; service: Session }
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'channel-samples-'))
  await writeFile(join(directory, 'invoice.pdf'), bytes)
  await writeFile(join(directory, 'customers.csv'), 'phone_number,name\n+4915112345678,Ana\n')
  const [mock, service] = await Promise.all([openMock(), openService()])
  sessions = { mock, service }
})
afterAll(async () => {
  await Promise.all(Object.values(sessions ?? {}).map((session) => session.stop()))
  await rm(directory, { recursive: true, force: true })
})

// Before anything else has changed it.
describe('at the demo of `npm start`, as they are', () => {
  const reads = Object.values(document.paths).flatMap(({ get }) => (get === undefined ? [] : [get as Sampled]))

  it.each(reads)('$operationId succeeds', async (operation) => {
    const [curl, typeScript] = operation['x-codeSamples']
    const status = await shell(sessions.service, `${curl?.source} -s -o /dev/null -w '%{http_code}'`)
    expect(status).toBe('200' in operation.responses ? '200' : '302')
    const { channel } = new Target(sessions.service)
    await new AsyncFunction('channel', 'console', typeScript?.source ?? '')(channel, { log: () => undefined })
  })
})

describe.each(['mock', 'service'] as const)('the samples succeed at the %s', (name) => {
  async function sampleOf(operation: Sampled, sample: string): Promise<string> {
    const session = sessions[name]
    const source = operation['x-codeSamples'].find(({ label }) => label === sample)?.source ?? ''
    // The mock has what the samples name.
    return session.isMock ? source : withRealValues(new Target(session), operation.operationId, source)
  }

  it.each(operations)('$operationId with curl', async (operation) => {
    const status = await shell(sessions[name], `${await sampleOf(operation, 'curl')} -s -o /dev/null -w '%{http_code}'`)
    const success = Object.keys(operation.responses).filter((each) => /^[23]\d\d$/.test(each) && each !== '304')
    expect(success).toContain(status)
  })

  it.each(operations)('$operationId with TypeScript', async (operation) => {
    const source = await sampleOf(operation, '@channel/client')
    const { channel } = new Target(sessions[name])
    await new AsyncFunction('channel', 'bytes', 'console', source)(channel, bytes, { log: () => undefined })
  })
})

const AsyncFunction = (async () => undefined).constructor as new (
  ...names: string[]
) => (...values: unknown[]) => Promise<void>

/** Commands of guides that are not run here, and why. */
const elsewhere: Readonly<Record<string, string>> = {
  assistants: 'starts a program of its own; apps/cli runs it there',
  'business-app': 'uses the page of the simulator; apps/cli runs it there',
  'generated-clients': 'needs the generators; test/generated-clients runs them',
  'getting-started': 'uses the demo of `npm start`; apps/cli runs it there',
  testing: 'start the mock and a listener that runs until Ctrl-C; apps/mock and apps/cli test both',
  'verify-webhooks': 'needs no service; packages/docs-site tests it in every language',
}

const guides = readdirSync(guidesFolder)
  .map((file) => ({
    guide: file.replace('.md', ''),
    commands: [...readFileSync(new URL(file, guidesFolder), 'utf8').matchAll(/^```sh\n(.*?)^```/gms)],
  }))
  .filter(({ commands }) => commands.length > 0)

describe('the commands of the guides succeed at the service', () => {
  it.each(guides.filter(({ guide }) => !(guide in elsewhere)))('$guide', async ({ guide, commands }) => {
    const session = sessions.service
    const target = new Target(session)
    for (const [, text = ''] of commands) {
      // They are those of the service.
      const given = text.replaceAll(/^export (BASE|KEY|ACCOUNT)=.*$/gm, '')
      await shell(
        session,
        `curl() { command curl -sS --fail-with-body "$@"; }\n${await withRealValues(target, guide, given)}`,
      )
    }
  })

  it('lists no guide in vain', () => {
    expect(guides.map(({ guide }) => guide)).toEqual(expect.arrayContaining(Object.keys(elsewhere)))
  })
})
