import type { Secrets } from './secrets.ts'

/** Whose data a verb sees, and what it needs from the process around it. */
export interface Scope {
  readonly organizationId: string
  readonly now: () => Date
  readonly secrets: Secrets
}
