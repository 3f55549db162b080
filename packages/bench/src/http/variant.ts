import type { ServerProgram } from '../processes/start-server.ts'
import type { Position } from '../servers/cursor.ts'

/** One implementation of the contract's two operations. */
export interface Variant {
  readonly name: string
  /** `service`: without rate limits. `rate limits`: with them. `bare`: without rate limits and API log. */
  readonly role: 'service' | 'rate limits' | 'bare' | 'tuned floor' | 'naive floor' | 'peer'
  readonly program: ServerProgram
  /** A cursor in this variant's format that continues the account's list after the position. */
  readonly cursorAfter: (phoneNumberId: string, position: Position) => string
}
