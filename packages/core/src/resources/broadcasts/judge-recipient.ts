import type { MessageSend } from '@channel/contract/types'
import { ApiError } from '../../mechanisms/errors/index.ts'
import { fillTemplate, requireConsent, requireNoOptOut, type SendingAccount } from '../messages/index.ts'
import type { TemplateRow } from '../templates/index.ts'
import type { NextRecipient } from './find-recipients.ts'
import type { HeldRow } from './hold-broadcast.ts'
import { mediaOf, templateOf } from './template-of.ts'
import { fillTemplateVariables } from './template-variables.ts'

/** What the messages of a broadcast have in common. */
export interface Sending {
  readonly row: HeldRow
  readonly account: SendingAccount
  readonly template: TemplateRow
}

type TemplateSend = Extract<MessageSend, { type: 'template' }>

/** A recipient with its message, or the reason why it gets none. */
export interface Judged {
  readonly recipient: NextRecipient
  readonly reason: string | null
  readonly body?: TemplateSend
  readonly filled?: ReturnType<typeof fillTemplate>
  readonly mediaId: string | null
}

/** The number of a recipient that is no contact yet; null if it is a user id. */
const phoneNumberOf = (key: string) => (key.startsWith('+') ? key : null)

/** The rules of a single message. */
export function judgeRecipient({ account, template, row }: Sending, recipient: NextRecipient): Judged {
  const { contact, conversation, isDuplicate, isGone, hasFile } = recipient
  const skipped = (reason: string) => ({ recipient, reason, mediaId: null })
  if (isDuplicate) return skipped('duplicate')
  if (isGone || recipient.key === null) return skipped('contact_deleted')
  if (contact?.blocked) return skipped('blocked')
  if (!hasFile) return skipped('invalid_recipient')
  const found = { contact, conversation }
  const address = { field: 'to', value: recipient.key } as const
  try {
    requireConsent(account, found, address)
    requireNoOptOut(template, found, address)
    const own = fillTemplateVariables(templateOf(row.template, recipient.template), {
      'contact.name': contact?.name ?? null,
      'contact.phone_number': contact ? contact.phone_number : phoneNumberOf(recipient.key),
      'account.name': row.account_name,
    })
    if (own === undefined) return skipped('variable_empty')
    const body = { type: 'template', template: own } as TemplateSend
    const filled = fillTemplate(template, own)
    return { recipient, reason: null, body, filled, mediaId: mediaOf(own)?.id ?? null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return skipped(error.code === 'invalid_field_value' ? 'invalid_recipient' : error.code)
  }
}
