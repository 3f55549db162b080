import { exampleIn, type Overrides, withOverrides } from '@channel/codegen/client/testing'
import { exampleBodies } from '../generated/testing-examples.ts'
import { eventExamples } from '../generated/testing-operations.ts'
import type { EventOf } from '../verify-webhook.ts'

/** The types of events that have an example. */
export type EventExample = keyof typeof eventExamples

/**
 * Makes an event: the example of the contract, with the given fields. Sign it with `signWebhook`.
 *
 * @example
 * const received = event('message.received', { data: { object: message({ from: '+4915112345678' }) } })
 * const { body, headers } = await signWebhook(received, { secret })
 */
export function event<Type extends EventExample>(type: Type, overrides?: Overrides<EventOf<Type>>): EventOf<Type> {
  return withOverrides(exampleIn<EventOf<Type>>({ exampleBodies }, eventExamples[type]), overrides)
}
