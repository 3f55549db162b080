import type { components } from '@channel/client'

export type Conversation = components['schemas']['Conversation']
export type Message = components['schemas']['Message']

/** The best name that is known of the contact of a conversation. */
export function contactNameOf({ contact }: Pick<Conversation, 'contact'>): string {
  return contact.name ?? contact.phone_number ?? contact.id
}
