import { expect, it } from 'vitest'
import { LeasedQueue, type LeasedQueueOptions, type QueuePolicy } from './leased-queue.ts'

/** A queue whose notifications the test sends. */
function aQueue(policy: Partial<QueuePolicy>, options: Partial<LeasedQueueOptions> = {}) {
  const steps: string[] = []
  const errors: string[] = []
  let notify: (payload: string | undefined) => void = () => undefined
  const database = {
    listen(_channel: string, onPayload: typeof notify) {
      notify = onPayload
      return { close: async () => void steps.push('unlisten') }
    },
  } as LeasedQueueOptions['database']
  const queue = new LeasedQueue(
    { database, channel: 'test', pollMs: 60_000, graceMs: 5_000, onError: (e) => errors.push(e.message), ...options },
    {
      scan: async () => void steps.push('scan'),
      claim: async () => {
        steps.push('claim')
        return false
      },
      ...policy,
    },
  )
  queue.start()
  return { queue, steps, errors, notify: (payload?: string) => notify(payload) }
}

const idle = () => new Promise((resolve) => setTimeout(resolve, 20))

it('scans and claims at the start, and again when a notification names no flow', async () => {
  const { queue, steps, notify } = aQueue({})
  await expect.poll(() => steps.slice(0, 2)).toEqual(['scan', 'claim'])
  await idle()
  steps.length = 0
  notify('')
  // After a slow scan, it claims alone until the next scan is due.
  await expect.poll(() => steps.slice(-2)).toEqual(['scan', 'claim'])
  await idle()
  expect(steps.filter((step) => step === 'scan')).toEqual(['scan'])
  await queue.stop()
})

it('claims without a scan when a notification names a flow', async () => {
  const { queue, steps, notify } = aQueue({}, { onNotification: (payload) => payload === 'flow' })
  await idle()
  steps.length = 0
  notify('flow')
  await idle()
  expect(steps.splice(0)).toEqual(['claim'])
  await queue.stop()
})

it('claims once for a notification while no claim is in progress', async () => {
  const steps: string[] = []
  const step = async (name: string) => {
    steps.push(name)
    return false
  }
  const { queue, notify } = aQueue(
    { claim: () => step('claim'), claimAside: () => step('aside') },
    { onNotification: () => true },
  )
  await idle()
  steps.length = 0
  for (let count = 0; count < 3; count++) {
    notify('flow')
    await idle()
  }
  expect(steps).toEqual(['claim', 'claim', 'claim'])
  await queue.stop()
})

it('claims aside while it pauses after a scan that failed', async () => {
  const steps: string[] = []
  const { queue, notify, errors } = aQueue(
    {
      scan: () => Promise.reject(new Error('The scan failed.')),
      claimAside: async () => {
        steps.push('aside')
        return false
      },
    },
    { onNotification: () => true },
  )
  await expect.poll(() => errors.length).toBe(1)
  steps.length = 0
  notify('flow')
  await expect.poll(() => steps).toEqual(['aside'])
  await queue.stop()
})

it('claims aside while a claim is in progress', async () => {
  const claim = Promise.withResolvers<boolean>()
  const { queue, steps, notify } = aQueue({
    claim: () => claim.promise,
    claimAside: async () => {
      steps.push('aside')
      return false
    },
  })
  await idle()
  steps.length = 0
  notify('')
  await expect.poll(() => steps).toEqual(['aside'])
  const stopped = queue.stop()
  claim.resolve(false)
  await stopped
  expect(steps).toEqual(['aside', 'unlisten'])
})

it('continues after an error, and claims again when work ends', async () => {
  const work = Promise.withResolvers<void>()
  let claims = 0
  const { queue, errors } = aQueue({
    claim: async () => {
      claims += 1
      if (claims === 1) throw new Error('The database is away.')
      if (claims === 2) queue.begin(work.promise)
      return false
    },
  })
  await expect.poll(() => claims).toBeGreaterThanOrEqual(2)
  await idle()
  const before = claims
  work.reject(new Error('It broke.'))
  await expect.poll(() => claims).toBe(before + 1)
  expect(errors).toEqual(['The database is away.', 'It broke.'])
  await queue.stop()
})

it('stops in order: claims no more, releases, waits for work in flight, finishes', async () => {
  const { queue, steps } = aQueue({
    release: async () => void steps.push('release'),
    finish: async () => void steps.push('finish'),
  })
  await idle()
  steps.length = 0
  const work = Promise.withResolvers<void>()
  queue.begin(work.promise.then(() => void steps.push('done')))
  const stopped = queue.stop()
  await idle()
  expect([steps, queue.isStopping]).toEqual([['unlisten', 'release'], true])
  work.resolve()
  await stopped
  expect(steps).toEqual(['unlisten', 'release', 'done', 'finish'])
})

it('waits for work in flight no longer than the grace period', async () => {
  const { queue, steps } = aQueue({ finish: async () => void steps.push('finish') }, { graceMs: 10 })
  queue.begin(new Promise(() => undefined))
  await queue.stop()
  expect(steps.at(-1)).toBe('finish')
})

it('reports steps while every loop makes progress, also without work and after errors', async () => {
  let isHanging = false
  let steps = 0
  const claimAside = () => (isHanging ? new Promise<boolean>(() => undefined) : Promise.resolve(false))
  const claim = () => (steps < 2 ? Promise.resolve(false) : Promise.reject(new Error('away')))
  aQueue({ claim, claimAside }, { pollMs: 5, onStep: () => void steps++ })
  await expect.poll(() => steps).toBeGreaterThan(3)
  isHanging = true
  await idle()
  const before = steps
  await idle()
  expect(steps).toBe(before)
})
