import type { MessageSend } from '@channel/contract/types'
import { invalidField } from '../../mechanisms/errors/index.ts'
import type { ContactRow } from '../contacts/index.ts'
import type { FilledTemplate } from './fill-template.ts'
import type { References } from './find-referenced-messages.ts'

/** The destination of a message: a phone number, a business-scoped user id, or a group. */
export type Destination = { readonly to: string } | { readonly recipient: string } | { readonly group: string }

/** What a message shows as its recipient. */
export function addressIn(destination: Destination): string {
  if ('to' in destination) return destination.to
  return 'group' in destination ? destination.group : destination.recipient
}

/** Prefers the contact's phone number, unless it has none or the message is addressed to the user id. */
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

/** The destination, references and template of a message, in the provider's format. */
interface Resolved extends References {
  readonly destination: Destination
  readonly filled: FilledTemplate | undefined
}

/**
 * Builds the queued payload in the provider's format. Later changes of templates and contacts do not affect it. Only media keep
 * our ids (`media_id`), because the provider's ids expire.
 *
 * @param payload the field that `type` names
 */
export function shapeSend(
  body: MessageSend,
  payload: object,
  { destination, repliedTo, reactedTo, filled }: Resolved,
): Record<string, unknown> {
  return {
    ...('group' in destination
      ? { recipient_type: 'group', to: destination.group }
      : { recipient_type: 'individual', ...destination }),
    type: body.type,
    ...payload,
    ...(body.type === 'reaction' && { reaction: { ...body.reaction, message_id: reactedTo } }),
    ...(body.type === 'template' && { template: filled?.sent }),
    ...(repliedTo !== undefined && { context: { message_id: repliedTo } }),
  }
}

const maxRows = 10

/**
 * Checks the rules for lists that the contract cannot express: the max rows of all sections, and the titles of sections.
 *
 * @throws ApiError `invalid_field_value`
 */
export function requireRowLimit(body: MessageSend): void {
  if (body.type !== 'interactive' || body.interactive.type !== 'list') return
  const { sections } = body.interactive.action
  const param = 'interactive.action.sections'
  if (sections.reduce((sum, { rows }) => sum + rows.length, 0) > maxRows) {
    throw invalidField(param, `A list must have at most ${maxRows} rows in total.`)
  }
  const untitled = sections.findIndex(({ title }) => title === undefined)
  if (sections.length > 1 && untitled !== -1) {
    throw invalidField(`${param}[${untitled}].title`, 'If a list has several sections, each needs a title.')
  }
}
