import { statement } from '@channel/db'
import { expect, it } from 'vitest'
import { aBroadcastScene, newRecipients } from '../support/broadcast-scene.ts'
import type { Step } from '../support/send-process.ts'
import { startDying } from '../support/start-dying.ts'

const entry = new URL('../support/send-process.ts', import.meta.url)
const endLeases = statement('broadcast_test_end_leases', 'UPDATE broadcasts SET next_attempt_at = now()')
const countMade = statement(
  'broadcast_test_count_made',
  `SELECT (SELECT count(*)::int FROM messages WHERE broadcast_id = $1) AS messages,
     (SELECT count(*)::int FROM message_sends WHERE is_bulk) AS sends,
     (SELECT count(*)::int FROM broadcast_recipients WHERE broadcast_id = $1 AND status <> 'pending') AS recipients`,
)

const startWorker = (databaseUrl: string, providerUrl: string, step: Step) =>
  startDying(entry, { DATABASE_URL: databaseUrl, PROVIDER_BASE_URL: providerUrl, DIE_AT: step }).died

it.each<Step>(['broadcast-claimed', 'made-uncommitted', 'made', 'claimed', 'begun', 'responded'])(
  'reaches each of 1,000 recipients once although a worker dies at the step %s',
  async (step) => {
    const scene = await aBroadcastScene({ behavior: { statuses: ['sent'], enforce_window: false } })
    const { database, simulator, draft, start, counts, status, worker, engine, clock, sentTo, receiveWebhooks } = scene
    await receiveWebhooks()
    const given = newRecipients(1_000)
    const broadcast = await draft(given)
    await start(broadcast)
    expect(await startWorker(database.url, simulator.url, step)).toBe('SIGKILL')
    const [made] = await database.query<{ messages: number; sends: number; recipients: number }>(countMade, [
      broadcast.params.id,
    ])
    expect([made?.messages, made?.sends]).toEqual([made?.recipients, made?.recipients])
    expect(made?.recipients === 0).toBe(step === 'broadcast-claimed' || step === 'made-uncommitted')
    await database.execute(endLeases)
    clock.advance(61_000)
    worker()
    engine({ perSecond: 10_000 })
    await expect.poll(() => status(broadcast)).toBe('completed')
    // A message whose call may have reached the provider is never sent again. Those that began together may not have been called.
    const beganMessages = step === 'begun' || step === 'responded'
    const ended = async () => {
      const { sent, queued, failed } = await counts(broadcast)
      return { all: sent + queued + failed, sent }
    }
    await expect.poll(async () => (await ended()).sent).toBeGreaterThanOrEqual(beganMessages ? 900 : 1_000)
    expect((await ended()).all).toBe(1_000)
    const numbers = sentTo()
    expect(new Set(numbers).size).toBe(numbers.length)
    if (!beganMessages) expect(numbers).toHaveLength(1_000)
  },
)
