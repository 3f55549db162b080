import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEmptyDatabase } from '@channel/test-kit'
import { startProcess } from '@channel/test-kit/start-process'
import { openWebhookSink } from '@channel/test-kit/webhook-sink'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { apps, bundleApp } from '../../../scripts/bundle-app.ts'
import { findLastRelease } from '../../../scripts/release/last-release.ts'
import { bundleCommit } from './support/bundle-commit.ts'
import { makeDataDirectory, type StartedChannel, startChannel } from './support/start-channel.ts'
import { startTraffic } from './support/traffic.ts'

const last = findLastRelease()
const title =
  typeof last === 'string'
    ? `an upgrade (not tested: ${last})`
    : `an upgrade of ${last.version} (${last.commit.slice(0, 12)})`
let workspace: string
/** Why the last release could not be made, such as packages that cannot be installed without a registry. */
let reason: string | undefined

beforeAll(async () => {
  if (typeof last === 'string') return
  workspace = await mkdtemp(join(tmpdir(), 'channel-upgrade-'))
  for (const app of apps) await bundleApp(app, join(workspace, 'new'))
  await bundleCommit(last.commit, join(workspace, 'old')).catch((error: Error) => {
    reason = `the last release cannot be built: ${error.message}`
  })
})
afterAll(async () => {
  if (workspace) await rm(workspace, { recursive: true, force: true })
})

describe.skipIf(typeof last === 'string')(title, () => {
  it('and the way back serve every request, and neither lose nor repeat a message or an event', async ({ skip }) => {
    if (reason !== undefined) skip(reason)
    await using database = await createEmptyDatabase()
    const directory = await makeDataDirectory()
    onTestFinished(directory.remove)
    const provider = { PROVIDER_APP_ID: '1000', PROVIDER_APP_SECRET: 'app-secret', PROVIDER_VERIFY_TOKEN: 'verify' }
    await using simulator = await startProcess({
      entry: 'apps/simulator/src/main.ts',
      args: ['--port', '0', '--number', '106540352242922,100000000000000,+12025550100,Demo Bakery Orders'],
      environment: provider,
    })
    const environment = {
      ...provider,
      PROVIDER_BASE_URL: simulator.url,
      DATABASE_URL: database.url,
      CHANNEL_SECRET: 'a secret for tests that is long enough',
      CHANNEL_DATA_DIR: directory.path,
      CHANNEL_DEVELOPMENT: '1',
      RATE_LIMIT_READS_PER_MINUTE: '0',
      RATE_LIMIT_WRITES_PER_MINUTE: '0',
    }
    const start = async (version: 'old' | 'new', args: string[] = []) => {
      const channel = startChannel(environment, args, {
        entry: join(workspace, version, 'cli/main.js'),
        cwd: workspace,
      })
      onTestFinished(() => void channel.child.kill('SIGKILL'))
      return { ...channel, ...(await channel.welcome) }
    }
    const stop = async ({ child, ended }: StartedChannel) => {
      child.kill('SIGTERM')
      expect(await ended).toMatchObject({ status: 0 })
    }
    const receiveAt = async (url: string) => {
      const body = JSON.stringify({ url: `${url}/provider/webhooks` })
      const headers = { 'Content-Type': 'application/json' }
      expect((await fetch(`${simulator.url}/_control/webhooks`, { method: 'PUT', headers, body })).ok).toBe(true)
    }
    await using sink = await openWebhookSink()

    const old = await start('old', ['--demo'])
    const headers = { Authorization: `Bearer ${old.key}`, 'Content-Type': 'application/json' }
    const subscription = { url: `${sink.url}/hook`, event_types: ['message.sent', 'message.received'] }
    const body = JSON.stringify(subscription)
    expect((await fetch(`${old.url}/v1/webhook_subscriptions`, { method: 'POST', headers, body })).status).toBe(201)
    await receiveAt(old.url)
    const traffic = startTraffic(old.key ?? '', simulator)
    traffic.use(old.url)
    await traffic.waitFor(40)

    // The upgrade: the new version migrates the database and runs beside the old one, then alone.
    const upgraded = await start('new')
    traffic.use(old.url, upgraded.url)
    await traffic.waitFor(80)
    await receiveAt(upgraded.url)
    traffic.use(upgraded.url)
    await stop(old)
    await traffic.waitFor(40)

    // The way back: the old version runs on the migrated database, beside the new one, then alone.
    const back = await start('old')
    traffic.use(back.url, upgraded.url)
    await traffic.waitFor(80)
    await receiveAt(back.url)
    traffic.use(back.url)
    await stop(upgraded)
    await traffic.waitFor(40)
    const { sent, written, failures } = await traffic.stop()
    expect(failures).toEqual([])

    const events = () => sink.received.map(({ body }) => JSON.parse(body) as MessageEvent)
    const objectsOf = (type: string) => events().flatMap((event) => (event.type === type ? event.data.object : []))
    // More than there should be are found too: events that are repeated have a second's time.
    await expect.poll(() => objectsOf('message.sent').length).toBeGreaterThanOrEqual(sent.size)
    await expect.poll(() => objectsOf('message.received').length).toBeGreaterThanOrEqual(written.length)
    await stop(back)
    // The demo's messages have other texts.
    const ofTraffic = (text = '') => /^\d+ \d+$/.test(text)
    const accepted = (await (await fetch(`${simulator.url}/_control/sent`)).json()) as AcceptedMessage[]
    expect(
      accepted
        .map(({ content }) => content.text?.body ?? '')
        .filter(ofTraffic)
        .sort(),
    ).toEqual([...sent.keys()].sort())
    const reported = objectsOf('message.sent').filter(({ content }) => ofTraffic(content ?? ''))
    expect(reported.map(({ id }) => id).sort()).toEqual([...sent.values()].sort())
    const received = objectsOf('message.received').map(({ content }) => content)
    expect(received.sort()).toEqual(written.sort())
  })
})

interface Message {
  readonly id: string
  readonly content: string | null
}

interface AcceptedMessage {
  readonly content: { readonly text?: { readonly body: string } }
}

interface MessageEvent {
  readonly type: string
  readonly data: { readonly object: Message }
}
