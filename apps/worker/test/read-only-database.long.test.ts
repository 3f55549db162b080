import { once } from 'node:events'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { aContact, aScope, aTenant } from '@channel/core/testing'
import { createWebhookSubscription } from '@channel/core/webhook-subscriptions'
import { openDatabase, serviceLimits } from '@channel/db'
import { startJobs } from '@channel/queues/sweeps'
import { createTestDatabase } from '@channel/test-kit'
import { switchReadOnly } from '@channel/test-kit/switch-read-only'
import { openWebhookSink } from '@channel/test-kit/webhook-sink'
import { expect, it, onTestFinished } from 'vitest'
import { startWorkerProcess, workerSecret } from './support/worker-process.ts'

it('delivers again without a restart after its connections have reached a read-only standby', async () => {
  await using own = await createTestDatabase()
  await using sink = await openWebhookSink()
  const { organization, account } = await aTenant(own)
  const scope = { ...aScope(organization.id), secrets: deriveSecrets(workerSecret), development: true }
  const body = { url: `${sink.url}/hook`, event_types: ['*'] as const, enabled: true }
  await own.transaction((tx) => createWebhookSubscription(tx, scope, { body }))
  const { child, logged } = startWorkerProcess(own.url, { CHANNEL_DEVELOPMENT: '1' })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  await aContact(own, account)
  await expect.poll(() => sink.received.length).toBe(1)

  await switchReadOnly(own.url, 'on')
  await expect.poll(logged).toContainEqual(expect.objectContaining({ reason: expect.stringContaining('read-only') }))
  await switchReadOnly(own.url, 'off')
  await aContact(own, account)
  await expect.poll(() => sink.received.length).toBe(2)
  expect(child.exitCode).toBeNull()
})

it('runs jobs again after the connections of the job library have reached a read-only standby', async () => {
  await using own = await createTestDatabase()
  const ran: string[] = []
  const failures: Error[] = []
  const job = { name: 'test-after-read-only', run: async ({ text }: { text: string }) => void ran.push(text) }
  const database = openDatabase({ url: own.url, ...serviceLimits })
  const worker = await startJobs({ database, jobs: [job], onError: (error) => failures.push(error) })
  onTestFinished(() => worker.stop().then(() => database.close()))
  await worker.send(job.name, { text: 'before' })
  await expect.poll(() => ran).toContain('before')

  await switchReadOnly(own.url, 'on')
  const sendMeanwhile = () => worker.send(job.name, { text: 'meanwhile' }).catch((error: unknown) => error)
  await expect.poll(sendMeanwhile).toMatchObject({ problem: 'read_only' })
  await expect.poll(() => failures.length).toBeGreaterThan(0)
  await switchReadOnly(own.url, 'off')
  await worker.send(job.name, { text: 'after' })
  await expect.poll(() => ran).toEqual(['before', 'after'])
})
