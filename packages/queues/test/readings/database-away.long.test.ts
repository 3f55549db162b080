import { openMetrics } from '@channel/metrics/open-metrics'
import { parseMetrics } from '@channel/test-kit/parse-metrics'
import { expect, it, onTestFinished, vi } from 'vitest'
import { queueReadings } from '../../src/readings/index.ts'
import { isServerGiven, startOwnServer } from '../support/own-server.ts'

const gauges = ['queue_depth', 'queue_oldest_age_seconds', 'subscriptions_failing', 'retention_lag_seconds']

it.skipIf(isServerGiven)(
  'reports no gauge of the database while it is away, and all again afterwards (skipped on a given server)',
  async () => {
    const server = await startOwnServer()
    const errors: Error[] = []
    const readJobs = async () => ({ queue: 'jobs', depth: 0, oldestAge: 0 })
    const readings = queueReadings({ database: server.database, readJobs, onError: (error) => errors.push(error) })
    const metrics = await openMetrics({ process: 'worker', build: 'b', readings })
    onTestFinished(() => metrics.close())
    const read = async () => {
      const text = await new Promise<string>((resolve) => {
        metrics.writeMetrics({} as never, { setHeader: () => undefined, end: resolve } as never)
      })
      const families = parseMetrics(text)
      expect(families.has('channel_build_info')).toBe(true)
      return gauges.filter((name) => families.has(`channel_${name}`))
    }
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const later = () => vi.advanceTimersByTime(60_000)
    expect(await read()).toEqual(gauges)
    await server.end('fast')
    later()
    expect(await read()).toEqual([])
    expect(errors.length).toBeGreaterThan(0)
    expect(await read()).toEqual([])
    await server.startAgain()
    later()
    const readLater = () => {
      later()
      return read()
    }
    await expect.poll(readLater).toEqual(gauges)
  },
)

it('waits for no slow reading, and repeats its last values only for a while', async () => {
  let isSlow = false
  const read = Promise.withResolvers<undefined>()
  const query = async () => (isSlow ? read.promise.then(() => []) : [])
  const transaction = (work: (tx: object) => unknown) => work({ query, enqueue: () => undefined })
  const database = { query, transaction } as never
  const [queues] = queueReadings({ database, readJobs: async () => undefined, onError: () => undefined })
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const before = await queues?.()
  expect(before).not.toEqual([])
  isSlow = true
  vi.advanceTimersByTime(30_000)
  expect(await queues?.()).toEqual(before)
  vi.advanceTimersByTime(120_000)
  expect(await queues?.()).toEqual([])
  read.resolve(undefined)
  expect(await queues?.()).toEqual(before)
})
