import type { Message } from '@channel/client'

/** What the assistant does with what a contact wrote. */
export interface Answer {
  /** What to write to the contact. Without it nothing is written. */
  readonly text?: string
  /** Whether a person takes over. The assistant is silent from then on. */
  readonly handOver: boolean
}

/**
 * Decides what to answer. Call your model here.
 *
 * @param messages the latest of the conversation, oldest first; `direction` says who wrote each
 */
export async function answer(messages: readonly Message[]): Promise<Answer> {
  const question = messages.findLast(({ direction }) => direction === 'inbound')?.content ?? ''
  if (/\b(person|human|complaint)\b/i.test(question)) return { text: 'A colleague will answer you.', handOver: true }
  return { text: `You wrote: ${question}`, handOver: false }
}
