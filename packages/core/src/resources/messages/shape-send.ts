import type { MessageSend } from '@channel/contract/types'
import { invalidField } from '../../mechanisms/errors/index.ts'
import type { ContactRow } from '../contacts/index.ts'
import type { FilledTemplate } from './fill-template.ts'
import type { References } from './find-referenced-messages.ts'

/** Where a message goes: a number, or a business-scoped user id. */
export type Destination = { readonly to: string } | { readonly recipient: string }

/** A contact is written to by its number, unless it has none or the message is addressed to its user id. */
export function destinationOf(
  bsuid: string | undefined,
  contact: Pick<ContactRow, 'phone_number' | 'bsuid'>,
): Destination {
  const recipient = bsuid ?? (contact.phone_number === null ? contact.bsuid : null)
  if (recipient !== null) return { recipient }
  if (contact.phone_number === null) throw new Error('A contact has neither a number nor a user id.')
  return { to: contact.phone_number }
}

/** The readable part of a message: its text, its caption or the rendered template. */
export function contentOf(body: MessageSend, template: FilledTemplate | undefined): string | null {
  switch (body.type) {
    case 'text':
      return body.text.body
    case 'image':
      return body.image.caption ?? null
    case 'video':
      return body.video.caption ?? null
    case 'document':
      return body.document.caption ?? null
    case 'interactive':
      return body.interactive.body.text
    case 'template':
      return template?.content ?? null
    default:
      return null
  }
}

/** What a message refers to, as the provider knows it. */
interface Resolved extends References {
  readonly destination: Destination
  readonly filled: FilledTemplate | undefined
}

/**
 * What is kept for the provider, shaped as it wants it and not changed any more, whatever becomes of templates and contacts. Only
 * media are still named by our ids (`media_id`): the provider's do not last.
 *
 * @param payload the field that `type` names
 */
export function shapeSend(
  body: MessageSend,
  payload: object,
  { destination, repliedTo, reactedTo, filled }: Resolved,
): Record<string, unknown> {
  return {
    recipient_type: 'individual',
    ...destination,
    type: body.type,
    ...payload,
    ...(body.type === 'reaction' && { reaction: { ...body.reaction, message_id: reactedTo } }),
    ...(body.type === 'template' && { template: filled?.sent }),
    ...(repliedTo !== undefined && { context: { message_id: repliedTo } }),
  }
}

const mostRows = 10

/**
 * What the contract cannot count: the rows of all sections of a list.
 *
 * @throws ApiError `invalid_field_value`
 */
export function requireFewRows(body: MessageSend): void {
  if (body.type !== 'interactive' || body.interactive.type !== 'list') return
  const { sections } = body.interactive.action
  const param = 'interactive.action.sections'
  if (sections.reduce((sum, { rows }) => sum + rows.length, 0) > mostRows) {
    throw invalidField(param, `A list must have at most ${mostRows} rows in all its sections.`)
  }
  const untitled = sections.findIndex(({ title }) => title === undefined)
  if (sections.length > 1 && untitled !== -1) {
    throw invalidField(`${param}[${untitled}].title`, 'In a list of several sections each must have a title.')
  }
}
