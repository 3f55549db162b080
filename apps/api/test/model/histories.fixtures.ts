import fc, { type Parameters } from 'fast-check'
import { it } from 'vitest'
import type { TestApi } from '../support/start-api.ts'
import { attachmentOperation, setUpAttachments } from './concurrent-attachments.ts'
import { keyOperation, setUpKeys } from './concurrent-keys.ts'
import { labelOperation, setUpLabels } from './concurrent-labels.ts'
import { setUpUpdates, updateOperation } from './concurrent-updates.ts'
import { type Call, explainHistory, recordHistory, type Step } from './explain-history.ts'
import { type ModelChannel, openModelChannel } from './open-model-channel.ts'

interface Concurrency<State, Operation, Seen> {
  readonly initial: State
  readonly run: (operation: Operation) => Promise<Seen>
  readonly step: Step<State, Operation, Seen>
}

/**
 * Three clients send up to three requests each. Then `last` are sent one after the other: they show the final state.
 *
 * @throws Error with the history if no order explains it
 */
function explained<State, Operation, Seen>(
  api: TestApi,
  operation: fc.Arbitrary<Operation>,
  setUp: (channel: ModelChannel, phoneNumberId: string) => Promise<Concurrency<State, Operation, Seen>>,
  last: readonly Operation[],
) {
  const client = fc.array(operation, { minLength: 1, maxLength: 3, size: 'max' })
  return fc.asyncProperty(fc.array(client, { minLength: 2, maxLength: 3, size: 'max' }), async (clients) => {
    const tenant = await api.tenant()
    const { initial, run, step } = await setUp(openModelChannel(tenant), tenant.account.phone_number_id)
    const calls = await recordHistory(clients, run)
    const after = Math.max(...calls.map(({ endedAt }) => endedAt)) + 1
    for (const [index, operation] of last.entries()) {
      const at = after + 2 * index
      calls.push({ operation, seen: await run(operation), startedAt: at, endedAt: at + 1 })
    }
    if (explainHistory(initial, calls, step) === undefined)
      throw new Error(`No order explains:\n${describeCalls(calls)}`)
  })
}

function describeCalls(calls: readonly Call<unknown, unknown>[]): string {
  return calls
    .toSorted((one, other) => one.startedAt - other.startedAt)
    .map(({ startedAt, endedAt, ...call }) => `${startedAt}-${endedAt} ${JSON.stringify(call)}`)
    .join('\n')
}

/** Tests of requests of several clients at the same time. */
export function describeHistories(api: TestApi, parameters: Parameters<unknown>): void {
  it('take the names of labels as in some order', () =>
    fc.assert(explained(api, labelOperation, setUpLabels, [{ kind: 'list' }]), parameters))

  it('attach and detach labels as in some order', () => {
    const last = [0, 1].map((label) => ({ kind: 'list' as const, label }))
    return fc.assert(explained(api, attachmentOperation, setUpAttachments, last), parameters)
  })

  it('change the fields of a contact as in some order', () =>
    fc.assert(explained(api, updateOperation, setUpUpdates, ['read']), parameters))

  it('use idempotency keys as in some order', () =>
    fc.assert(explained(api, keyOperation, setUpKeys, ['list']), parameters))
}
