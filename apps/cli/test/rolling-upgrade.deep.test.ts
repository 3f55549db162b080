import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, readMigrations } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { bundleApp } from '../../../scripts/bundle-app.ts'
import { startLoad } from './support/load.ts'
import { makeDataDirectory, type StartedChannel, startChannel } from './support/start-channel.ts'

const apps = ['api', 'worker', 'cli'] as const
let workspace: string
let newest: string

beforeAll(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'channel-upgrade-'))
  await Promise.all(apps.map((app) => bundleApp(app, join(workspace, 'current'))))
  newest = String((await readMigrations()).at(-1)?.version).padStart(4, '0')
})
afterAll(() => rm(workspace, { recursive: true, force: true }))

/** Creates a later version of the service: the same programs with more migrations. */
async function makeVersion(name: string, migrations: Record<string, string>): Promise<string> {
  await cp(join(workspace, 'current'), join(workspace, name), { recursive: true })
  for (const app of apps) {
    for (const [file, sql] of Object.entries(migrations))
      await writeFile(join(workspace, name, app, 'migrations', file), sql)
  }
  return join(workspace, name, 'cli/main.js')
}

describe('a rolling upgrade', () => {
  it('serves every request of the previous version, and reports the mismatch once a migration requires newer programs', async () => {
    await using database = await createTestDatabase()
    const directory = await makeDataDirectory()
    onTestFinished(directory.remove)
    const environment = {
      DATABASE_URL: database.url,
      CHANNEL_SECRET: 'a secret for tests that is long enough',
      CHANNEL_DATA_DIR: directory.path,
      CHANNEL_DEVELOPMENT: '1',
      RATE_LIMIT_READS_PER_MINUTE: '0',
      RATE_LIMIT_WRITES_PER_MINUTE: '0',
      // Any value: it prevents `start` from running the simulator.
      PROVIDER_BASE_URL: 'http://127.0.0.1:1',
    }
    const run = (entry: string, args: string[] = []): StartedChannel => {
      const channel = startChannel(environment, args, { entry, cwd: workspace })
      onTestFinished(async () => {
        channel.child.kill('SIGTERM')
        await channel.ended
      })
      return channel
    }
    const receiver = await openReceiver()

    const before = await run(join(workspace, 'current/cli/main.js'), ['--demo']).welcome
    const load = startLoad(before.url, before.key ?? '', '106540352242922')
    onTestFinished(load.stop)
    await load.send('POST', '/v1/webhook_subscriptions', { url: receiver.url, event_types: ['contact.created'] })
    await load.waitForRounds(25)

    const expanded = await makeVersion('expanded', {
      '9001_contacts.sql': `-- oldest-compatible: ${newest}\nALTER TABLE contacts ADD COLUMN loyalty text;`,
      '9002_labels.sql': `-- oldest-compatible: ${newest}\nALTER TABLE labels ADD COLUMN rank integer NOT NULL DEFAULT 0;`,
      '9003_conversations.sql': `-- oldest-compatible: ${newest}\nALTER TABLE conversations ADD COLUMN topic text;`,
      '9004_index.sql': `-- oldest-compatible: ${newest}\n-- no-transaction\nCREATE INDEX CONCURRENTLY contacts_loyalty ON contacts (organization_id, loyalty);`,
    })
    const after = run(expanded)
    const { url } = await after.welcome
    expect(after.printed()).toContain('9004_index.sql')
    expect((await fetch(`${url}/ready`)).status).toBe(200)
    // A deployment may overwrite the files of the running version.
    const file = join(workspace, 'current/api/migrations/9999_next.sql')
    await writeFile(file, `-- oldest-compatible: ${newest}\nCREATE TABLE next (id int);`)
    await load.waitForRounds(25)
    after.child.kill('SIGTERM')
    await after.ended

    // The previous version's workers deliver too.
    const received = receiver.count()
    await load.waitForRounds(10)
    await expect.poll(receiver.count).toBeGreaterThan(received)
    await load.stop()
    expect(load.failures()).toEqual([])

    const contracted = await makeVersion('contracted', {
      '9005_labels.sql': '-- oldest-compatible: 9002\nALTER TABLE labels DROP COLUMN color;',
    })
    await cp(join(workspace, 'expanded/cli/migrations'), join(contracted, '../migrations'), { recursive: true })
    await migrate(database, { migrationsDirectory: join(contracted, '../migrations') })
    const ready = await fetch(`${before.url}/ready`)
    expect([ready.status, await ready.json()]).toEqual([
      503,
      {
        status: 'not_ready',
        waiting_for: ['schema_mismatch'],
        detail: `the database is newer than this program: it has migration 9005_labels.sql, which needs a program with migration 9002 or later, but this one ends with ${newest}; run the newer program`,
      },
    ])
    const again = await run(join(workspace, 'current/cli/main.js')).ended
    expect(again).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^channel: [^\n]*9005_labels.sql[^\n]*\n$/),
    })
  })
})

/** A webhook receiver that counts deliveries. */
async function openReceiver(): Promise<{ url: string; count: () => number }> {
  let count = 0
  const server = createServer((request, response) => {
    count++
    request.resume().on('end', () => response.end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, count: () => count }
}
