import type { eraseFromWebhook } from '@channel/provider'
import type { AddressRange } from '../addresses/index.ts'
import type { Secrets } from '../sealing/index.ts'

/** The organization whose data a verb sees, and the verb's dependencies on the process. */
export interface Scope {
  readonly organizationId: string
  readonly now: () => Date
  readonly secrets: Secrets
  /**
   * Whether the service runs for development: receivers and redirects may be on this machine, and without TLS. False by
   * default.
   */
  readonly development?: boolean
  /** Non-global address ranges that are allowed as receivers; by default only those that development allows. */
  readonly allowedReceivers?: readonly AddressRange[] | undefined
  /** The public base URL of media, absolute, without a trailing slash. */
  readonly mediaBaseUrl: string
}

/** The additional dependencies for erasing a contact. */
export interface ErasingScope extends Scope {
  /** Removes one contact from a stored provider webhook. */
  readonly eraseFromWebhook: typeof eraseFromWebhook
}

/** The scope for inbound updates, which have no cursor and no key. */
export type InboundScope = Pick<Scope, 'organizationId' | 'mediaBaseUrl'> & {
  /** Called with the ids of the contacts locked for a sender. May throw. */
  readonly onContactsLocked?: ((contactIds: readonly string[]) => void) | undefined
  /** Whether messages are not looked up before they are stored: a duplicate violates the unique key of the provider's id. */
  readonly expectsNew?: boolean
}
