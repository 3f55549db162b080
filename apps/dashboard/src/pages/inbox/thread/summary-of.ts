import { text } from '../../../messages/text.ts'
import type { Message } from '../conversation.ts'
import { emojiOf } from './reactions-of.ts'

/** A message in one line: its text, or what it is. */
export function summaryOf(message: Message): string {
  const { content, type, media, unsupported } = message
  if (unsupported?.type === 'revoke') return text.inbox.unsupported.revoke
  if (type === 'reaction') return text.inbox.reaction.summary(emojiOf(message))
  return content || media?.filename || nameOfType(type)
}

/** A type of message in words; the set may grow. */
export function nameOfType(type: string): string {
  const types: Readonly<Record<string, string>> = text.inbox.types
  return types[type] ?? text.inbox.unknownType(type)
}
