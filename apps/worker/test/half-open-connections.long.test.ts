import { once } from 'node:events'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { aContact, aScope, aTenant } from '@channel/core/testing'
import { createWebhookSubscription } from '@channel/core/webhook-subscriptions'
import { openDatabase, serviceLimits } from '@channel/db'
import { startSilencingProxy } from '@channel/db/testing'
import { startJobs } from '@channel/queues/sweeps'
import { createTestDatabase } from '@channel/test-kit'
import { openWebhookSink } from '@channel/test-kit/webhook-sink'
import { expect, it, onTestFinished } from 'vitest'
import { startWorkerProcess, workerSecret } from './support/worker-process.ts'

/** Recovery takes about eight seconds on an idle machine. */

async function ownDatabaseBehindProxy() {
  const own = await createTestDatabase()
  onTestFinished(() => own.drop())
  const proxy = await startSilencingProxy(own.url)
  onTestFinished(() => proxy.close())
  return { own, proxy }
}

it('delivers again within seconds after its database connections have gone silent', async () => {
  const { own, proxy } = await ownDatabaseBehindProxy()
  await using sink = await openWebhookSink()
  const { organization, account } = await aTenant(own)
  const scope = { ...aScope(organization.id), secrets: deriveSecrets(workerSecret), development: true }
  const body = { url: `${sink.url}/hook`, event_types: ['*'] as const, enabled: true }
  await own.transaction((tx) => createWebhookSubscription(tx, scope, { body }))
  const { child } = startWorkerProcess(proxy.url, { CHANNEL_DEVELOPMENT: '1' })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  await aContact(own, account)
  await expect.poll(() => sink.received.length).toBe(1)

  proxy.silence()
  await aContact(own, account)
  await expect.poll(() => sink.received.length).toBe(2)
})

it('runs jobs again within seconds, and stops while its connections are silent', async () => {
  const { proxy } = await ownDatabaseBehindProxy()
  const ran: string[] = []
  const job = { name: 'test-after-silence', run: async ({ text }: { text: string }) => void ran.push(text) }
  const database = openDatabase({ url: proxy.url, ...serviceLimits })
  onTestFinished(() => database.close())
  const worker = await startJobs({ database, jobs: [job], onError: () => undefined })
  await worker.send(job.name, { text: 'before' })
  await expect.poll(() => ran).toContain('before')

  proxy.silence()
  await expect.poll(() => worker.send(job.name, { text: 'after' }).catch(() => '')).toMatch(/^\w/)
  await expect.poll(() => ran).toContain('after')

  proxy.silence()
  await worker.stop()
})
