import { z } from 'zod'

/** How customers behave, and how strict the provider is. */
export const behaviourInput = z.strictObject({
  /** Which statuses follow a send, in this order. */
  statuses: z.array(z.enum(['sent', 'delivered', 'read'])).optional(),
  /** How many milliseconds lie between them. */
  pace_ms: z.int().min(0).max(600_000).optional(),
  /** Whether customers answer what they have read. */
  auto_reply: z.boolean().optional(),
  /** Whether only templates reach who has not written within 24 hours. */
  enforce_window: z.boolean().optional(),
  /** Whether a number's throughput, and what goes to one recipient, are limited as the provider's are. */
  enforce_limits: z.boolean().optional(),
})

export type BehaviourInput = z.input<typeof behaviourInput>
export type Behaviour = { -readonly [Name in keyof BehaviourInput]-?: NonNullable<BehaviourInput[Name]> }

export function usualBehaviour(): Behaviour {
  return {
    statuses: ['sent', 'delivered', 'read'],
    pace_ms: 400,
    auto_reply: false,
    enforce_window: true,
    enforce_limits: false,
  }
}
