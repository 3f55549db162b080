import type { eraseFromWebhook } from '@channel/provider'
import type { AddressRange } from '../receivers/index.ts'
import type { Secrets } from '../sealing/index.ts'

/** Whose data a verb sees, and what it needs from the process around it. */
export interface Scope {
  readonly organizationId: string
  readonly now: () => Date
  readonly secrets: Secrets
  /** Whether the service is run for development: receivers and redirects may be on this machine, and without TLS. No, unless said. */
  readonly development?: boolean
  /** The addresses that are not global and may be receivers all the same. Only what development opens, unless said. */
  readonly allowedReceivers?: readonly AddressRange[] | undefined
  /** The public address below which media lie, absolute, without a slash at its end. */
  readonly mediaBaseUrl: string
}

/** What erasing a contact needs besides. */
export interface ErasingScope extends Scope {
  /** Removes one contact from a stored provider webhook. */
  readonly eraseFromWebhook: typeof eraseFromWebhook
}

/** What suffices for what arrives, which no request with a cursor or a key brings. */
export type InboundScope = Pick<Scope, 'organizationId' | 'mediaBaseUrl'> & {
  /** Called with the ids of the contacts locked for a sender. May throw. */
  readonly onContactsLocked?: ((contactIds: readonly string[]) => void) | undefined
}
