import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { statement } from '@channel/db'
import { manualClock } from '@channel/simulator'
import { expect, onTestFinished } from 'vitest'
import { problemsOfSends } from '../support/problems-of-sends.ts'
import type { Step } from '../support/send-process.ts'
import { aSendScene, type StoredSend } from '../support/send-scene.ts'

const entry = fileURLToPath(new URL('../support/send-process.ts', import.meta.url))

const hourMs = 3_600_000

export function startWorker(databaseUrl: string, providerUrl: string, step?: Step) {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    PROVIDER_BASE_URL: providerUrl,
    ...(step && { DIE_AT: step }),
  }
  const child = fork(entry, [], { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const died = once(child, 'exit').then(([, signal]) => signal as string)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await died
  })
  return { child, died }
}

export const findLeftOver = statement(
  'worker_test_left_over_connections',
  "SELECT pid FROM pg_stat_activity WHERE application_name = 'dying-worker' AND datname = current_database()",
)

export const wasCalled = ({ called_at }: StoredSend) => called_at !== null

export async function expectNothingTwice(step: Step): Promise<void> {
  const providerClock = manualClock()
  const { database, simulator, scope, sendText, engine, sends, clock, receiveWebhooks } = await aSendScene({
    clock: providerClock,
    behavior: { statuses: ['sent'], pace_ms: 1000, enforce_window: false },
  })
  const { processed, logged } = await receiveWebhooks()
  for (let number = 0; number < 12; number++) await sendText(`${number}`)
  const { died } = startWorker(database.url, simulator.url, step)
  expect(await died).toBe('SIGKILL')
  // Waits until the server has ended the statements of the dead process.
  await expect.poll(() => database.query(findLeftOver)).toEqual([])
  const atDeath = await sends()
  expect(atDeath.some(({ lease_token }) => lease_token !== null) || step === 'recorded').toBe(true)
  expect(atDeath.some(wasCalled)).toBe(step !== 'claimed' && step !== 'begun-uncommitted')
  expect(atDeath.some(({ state }) => state === 'sent')).toBe(step === 'recorded')
  const called = new Set(
    atDeath.filter((send) => send.state === 'pending' && wasCalled(send)).map((send) => send.message_id),
  )

  // The calls are made right after they are recorded: all of them reached the provider.
  if (step === 'called') await expect.poll(() => simulator.requests.length).toBe(called.size)

  // The messages cannot be claimed before the lease expires. After that, messages that may have been sent are not sent
  // again.
  const { wake } = engine()
  clock.advance(60_001)
  wake()
  const settled = async () => (await sends()).every(({ state }) => state !== 'pending')
  await expect.poll(settled).toBe(true)
  const uncertain = (await sends()).filter(({ state }) => state === 'uncertain').map(({ message_id }) => message_id)
  expect(new Set(uncertain)).toEqual(called)
  const taken = simulator.sent().map((sent) => sent.biz_opaque_callback_data ?? '')
  expect(new Set(taken).size).toBe(taken.length)
  if (step === 'begun') expect(taken.some((id) => called.has(id))).toBe(false)

  // The provider reports messages that it accepted, and nothing about the rest.
  providerClock.advance(1000)
  await processed()
  expect(logged()).toEqual([])
  clock.advance(24 * hourMs)
  wake()
  const ended = async () => (await sends()).every(({ state }) => state === 'sent' || state === 'failed')
  await expect.poll(ended).toBe(true)
  for (const { message_id, state, status, error_code } of await sends()) {
    const isThere = taken.includes(message_id)
    expect([state, status, error_code]).toEqual(
      isThere ? ['sent', 'sent', null] : ['failed', 'failed', 'upstream_error'],
    )
    if (!isThere) expect(called.has(message_id)).toBe(true)
  }
  expect(await problemsOfSends(database, [scope.organizationId], simulator.sent(), ['upstream_error'])).toEqual([])
}
