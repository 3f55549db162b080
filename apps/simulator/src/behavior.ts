import { z } from 'zod'

/** How customers behave, and how strict the provider is. */
export const behaviorInput = z.strictObject({
  /** The statuses that follow a send, in this order. */
  statuses: z.array(z.enum(['sent', 'delivered', 'read'])).optional(),
  /** Milliseconds between them. */
  pace_ms: z.int().min(0).max(600_000).optional(),
  /** Whether customers reply to messages that they have read. */
  auto_reply: z.boolean().optional(),
  /** Whether only templates are delivered to customers who have not written within 24 hours. */
  enforce_window: z.boolean().optional(),
  /** What messages cost; null for the provider's prices. */
  pricing: z
    .strictObject({ billable: z.boolean(), pricing_model: z.string(), type: z.string(), category: z.string() })
    .nullable()
    .optional(),
  /** Whether businesses share the history of their app, when it is requested. */
  share_history: z.boolean().optional(),
  /** Whether new and edited templates are approved after two seconds. Otherwise they wait. */
  approve_templates: z.boolean().optional(),
  /** Whether the provider's limits per number and per recipient apply. */
  enforce_limits: z.boolean().optional(),
})

export type BehaviorInput = z.input<typeof behaviorInput>
export type Behavior = { -readonly [Name in keyof BehaviorInput]-?: Exclude<BehaviorInput[Name], undefined> }

export function defaultBehavior(): Behavior {
  return {
    statuses: ['sent', 'delivered', 'read'],
    pace_ms: 400,
    auto_reply: false,
    enforce_window: true,
    pricing: null,
    share_history: true,
    approve_templates: false,
    enforce_limits: false,
  }
}
