import fc from 'fast-check'
import type { Step } from './explain-history.ts'
import { type ModelChannel, type Seen, seen } from './open-model-channel.ts'

/** Requests that create labels with an idempotency key, or list them. */
export type KeyOperation = { readonly key: number; readonly name: string } | 'list'

export const keyOperation: fc.Arbitrary<KeyOperation> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ key: fc.nat(1), name: fc.constantFrom('VIP', 'New') }) },
  { weight: 1, arbitrary: fc.constant('list' as const) },
)

interface KeySeen extends Seen {
  readonly isReplay: boolean
}

export async function setUpKeys(channel: ModelChannel) {
  const run = async (operation: KeyOperation): Promise<KeySeen> => {
    if (operation === 'list') return { ...(await seen(channel.GET('/v1/labels'))), isReplay: false }
    const header = { 'Idempotency-Key': `key-${operation.key}` }
    const body = { name: operation.name }
    const { headers, ...response } = await seen(channel.POST('/v1/labels', { params: { header }, body }))
    return { ...response, isReplay: headers.get('idempotent-replayed') === 'true' }
  }
  return { initial: { names: [], responses: {} } as Stored, run, step: keyStep }
}

interface Stored {
  readonly names: readonly string[]
  /** key → its request, and the stored response */
  readonly responses: Readonly<Record<number, { readonly name: string; readonly response: string }>>
}

const keyStep: Step<Stored, KeyOperation, KeySeen> = (stored, call, calls) => {
  const { operation, seen: response } = call
  const { status, body, isReplay } = response
  if (operation === 'list') {
    const listed = (body.data as { name: string }[]).map((each) => each.name)
    return JSON.stringify(listed.toSorted()) === JSON.stringify(stored.names.toSorted()) ? stored : undefined
  }
  const { key, name } = operation
  if (status === 409) {
    const isInProgress = calls.some(
      (other) =>
        other !== call &&
        other.operation !== 'list' &&
        other.operation.key === key &&
        other.startedAt < call.endedAt &&
        call.startedAt < other.endedAt,
    )
    return isInProgress ? stored : undefined
  }
  const known = stored.responses[key]
  const shown = JSON.stringify({ status, body })
  if (known !== undefined) {
    const isRight = known.name === name ? isReplay && shown === known.response : status === 422 && !isReplay
    return isRight ? stored : undefined
  }
  const isTaken = stored.names.includes(name)
  if (isReplay || status !== (isTaken ? 400 : 201)) return undefined
  const responses = { ...stored.responses, [key]: { name, response: shown } }
  return { names: isTaken ? stored.names : [...stored.names, name], responses }
}
