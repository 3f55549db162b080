import type { components } from '@channel/client'
import { createRequiredContext } from '../../create-required-context.ts'

export type Conversation = components['schemas']['Conversation']
export type Message = components['schemas']['Message']

/** The conversation that is open, inside of its thread. */
export const [OpenConversation, useConversation] = createRequiredContext<Conversation>('a thread')

/** The best name that is known of the contact of a conversation. */
export function contactNameOf({ contact }: Pick<Conversation, 'contact'>): string {
  return contact.name ?? contact.phone_number ?? contact.id
}
