import { text } from '../../../messages/text.ts'
import type { Message } from './conversation-types.ts'

/** A message in one line: its text, or what it is. */
export function messageSummary({ content, type, media }: Message): string {
  if (content) return content
  const types: Readonly<Record<string, string>> = text.composer.reply.types
  return media?.filename ?? types[type] ?? text.composer.reply.types.other
}
