import type { Conversation, Entry } from '../conversations.ts'
import type { State } from '../state.ts'
import { receive } from './receive.ts'

interface Buttons {
  readonly type?: string
  readonly action?: {
    readonly buttons?: readonly { readonly reply: { readonly id: string; readonly title: string } }[]
    readonly sections?: readonly { readonly rows: readonly { readonly id: string; readonly title: string }[] }[]
  }
}

/** The customer answers what the business wrote: takes the first of what is offered, or says thanks. */
export function replyTo(state: State, conversation: Conversation, entry: Entry): void {
  if (entry.type === 'reaction') return
  const { customer, phoneNumberId } = conversation
  const offered = entry.type === 'interactive' ? choose(entry.content.interactive as Buttons) : undefined
  const answer = offered ?? { type: 'text', text: { body: 'Thank you!' } }
  receive(state, phoneNumberId, {
    from: customer.waId ?? customer.userId,
    ...answer,
    ...(offered && { context: { id: entry.id } }),
  })
}

function choose({ type, action }: Buttons): { type: string; interactive: object } | undefined {
  const button = action?.buttons?.[0]?.reply
  if (type === 'button' && button !== undefined) {
    return { type: 'interactive', interactive: { type: 'button_reply', button_reply: button } }
  }
  const row = action?.sections?.[0]?.rows[0]
  if (row === undefined) return undefined
  return { type: 'interactive', interactive: { type: 'list_reply', list_reply: row } }
}
