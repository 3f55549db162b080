import type { Secrets } from './secrets.ts'

/** Whose data a verb sees, and what it needs from the process around it. */
export interface Scope {
  readonly organizationId: string
  readonly now: () => Date
  readonly secrets: Secrets
  /** Whether the service is run for development: receivers may be on this machine, and without TLS. No, unless said. */
  readonly development?: boolean
}
