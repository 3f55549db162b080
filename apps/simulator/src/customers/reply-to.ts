import type { Conversation, Customer, Entry } from '../model.ts'
import type { Interactive } from '../provider-api/check-message.ts'
import type { SentTemplate } from '../provider-api/check-template.ts'
import type { State } from '../state.ts'
import { findTemplate } from '../templates.ts'
import { receive } from './receive.ts'

/** Sends the customer's reply to a message: the first offered choice, or thanks. */
export function replyTo(state: State, conversation: Conversation, entry: Entry): void {
  if (entry.type === 'reaction') return
  const { customer, phoneNumberId } = conversation
  const offered = choose(state, conversation, entry)
  const reply = offered ?? { type: 'text', text: { body: 'Thank you!' } }
  receive(state, phoneNumberId, {
    from: customer.waId ?? customer.userId,
    ...reply,
    ...(offered && { context: { id: entry.id } }),
  })
}

interface Reply {
  readonly type: string
  readonly [field: string]: unknown
}

function choose(state: State, conversation: Conversation, { type, content }: Entry): Reply | undefined {
  const { phoneNumberId, customer } = conversation
  if (type === 'template') return chooseFromTemplate(state, phoneNumberId, content.template as SentTemplate)
  if (type !== 'interactive') return undefined
  const message = content.interactive as Interactive
  if (message.type === 'button') {
    return {
      type: 'interactive',
      interactive: { type: 'button_reply', button_reply: message.action.buttons[0]?.reply },
    }
  }
  if (message.type === 'request_contact_info') return shareNumber(customer)
  if (message.type !== 'list') return undefined
  return { type: 'interactive', interactive: { type: 'list_reply', list_reply: message.action.sections[0]?.rows[0] } }
}

/** A customer who is known by user id alone has no number to share. */
function shareNumber({ waId, name }: Customer): Reply | undefined {
  if (waId === undefined) return undefined
  const phones = [{ phone: `+${waId}`, wa_id: waId, type: 'MOBILE' }]
  return { type: 'contacts', contacts: [{ origin: 'contact_request', name: { formatted_name: name }, phones }] }
}

interface TemplateButtons {
  readonly buttons?: readonly { readonly type: string; readonly text: string }[]
}

function chooseFromTemplate(state: State, phoneNumberId: string, sent: SentTemplate) {
  const waba = state.wabas.get(state.numbers.get(phoneNumberId)?.wabaId ?? '')
  const template = findTemplate(waba?.templates ?? [], sent.name, sent.language.code)
  const buttons = template?.components.flatMap((component) => (component as TemplateButtons).buttons ?? []) ?? []
  const text = buttons.find(({ type }) => type === 'QUICK_REPLY')?.text
  return text === undefined ? undefined : { type: 'button', button: { payload: text, text } }
}
