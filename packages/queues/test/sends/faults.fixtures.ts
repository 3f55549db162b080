import { getMessage } from '@channel/core/messages'
import { recordedEvents } from '@channel/core/testing'
import type { Fault } from '@channel/simulator'
import { expect } from 'vitest'
import { aSendScene, type StoredSend } from '../support/send-scene.ts'

export const hourMs = 3_600_000

type Scene = Awaited<ReturnType<typeof aSendScene>>

export const standing = ({ sends }: Scene, ...wanted: string[]) =>
  expect.poll(async () => (await sends()).map(({ state }) => state)).toEqual(wanted)

/** The failed attempts of the first message, if no worker has it now. */
export const attemptsOf = ([send]: readonly StoredSend[]) => (send?.lease_token === null ? send.attempt_count : 0)

/** How often the provider accepted each message, by our ids. */
export function timesTaken({ simulator }: Scene): Map<string, number> {
  const times = new Map<string, number>()
  for (const { biz_opaque_callback_data: id = '' } of simulator.sent()) times.set(id, (times.get(id) ?? 0) + 1)
  return times
}

export type UnclearOutcome = [string, Fault, { http?: { requestTimeoutMs: number } }]

export async function expectNoResend(_how: string, fault: Fault, settings: UnclearOutcome[2]): Promise<void> {
  const scene = await aSendScene()
  const { sendText, engine, simulator, sends, clock, scope, database, sender } = scene
  simulator.arm(fault)
  const message = await sendText()
  const { wake } = engine(settings)
  await standing(scene, 'uncertain')
  const requests = simulator.requests.length
  clock.advance(23 * hourMs)
  wake()
  // Later messages are sent, in the same conversation too.
  await sendText('later', { to: await scene.newRecipient() })
  await standing(scene, 'uncertain', 'sent')
  expect(simulator.requests.length).toBe(requests + 1)

  clock.advance(hourMs + 1000)
  wake()
  await expect.poll(async () => (await sends())[0]?.status).toBe('failed')
  const params = { phone_number_id: sender.phone_number_id, id: message.id }
  const failed = await getMessage(database, scope, { params })
  expect(failed.error).toMatchObject({ code: 'upstream_error', provider_code: null })
  const events = await recordedEvents(database, scope.organizationId, message.id)
  expect(events).toMatchObject([
    {
      type: 'message.failed',
      created_at: failed.failed_at,
      data: { object: JSON.parse(JSON.stringify(failed)), previous_attributes: { status: 'pending' } },
    },
  ])
  expect(timesTaken(scene).get(message.id) ?? 0).toBe(fault.kind === 'lose' ? 1 : 0)
}

export async function expectEnd(code: number, state: string, error_code: string | null): Promise<void> {
  const scene = await aSendScene()
  const { sendText, engine, simulator, sends, clock, database, scope } = scene
  simulator.arm({ kind: 'error', code })
  const message = await sendText()
  const { wake } = engine()
  await expect.poll(async () => attemptsOf(await sends())).toBeGreaterThan(0)
  clock.advance(1500)
  wake()
  await standing(scene, state)
  const [send] = await sends()
  expect(send).toMatchObject({ error_code, error_provider_code: error_code === null ? null : code })
  expect(timesTaken(scene).get(message.id) ?? 0).toBe(state === 'sent' ? 1 : 0)
  const events = await recordedEvents(database, scope.organizationId, message.id)
  expect(events.map(({ type }) => type)).toEqual(state === 'failed' ? ['message.failed'] : [])
}
