import { text } from '../../../messages/text.ts'
import type { Message } from '../conversation.ts'
import { emojiOf } from './reactions-of.ts'

/** A message in one line: its text, or what it is. */
export function summaryOf(message: Message): string {
  const { content, direction, type, media, unsupported } = message
  if (unsupported?.type === 'revoke') return unsupportedText(direction, unsupported.type)
  if (type === 'reaction') return text.inbox.reaction.summary(emojiOf(message))
  return content || media?.filename || nameOfType(type)
}

/** A type of message in words; the set may grow. */
export function nameOfType(type: string): string {
  const types: Readonly<Record<string, string>> = text.inbox.types
  return types[type] ?? text.inbox.unknownType(type)
}

/** Why a message has no content; the set of reasons may grow. */
export function unsupportedText(direction: Message['direction'], reason: string): string {
  const texts: Readonly<Record<string, string>> = text.inbox.unsupported
  // Only in the app on the phone can the business delete a message.
  if (reason === 'revoke' && direction === 'outbound') return text.inbox.unsupported.revokedOnPhone
  return texts[reason] ?? text.inbox.unsupported.unknown
}
