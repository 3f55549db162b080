import type { InboundSender } from '../contacts/index.ts'
import type { InboundMessage } from './inbound-message.ts'

/** A message that the business sent from the provider's app on a phone, as reported by the provider. */
export interface BusinessAppMessage extends Omit<InboundMessage, 'from'> {
  readonly to: InboundSender
}
