import type { Conversation } from '../composer/conversation-types.ts'

export interface DetailsProps {
  readonly conversation: Conversation
  readonly phoneNumberId: string
}
