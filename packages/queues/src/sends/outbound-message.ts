import type { SendTemplateComponent } from '@channel/contract/types'
import { withProviderFile } from '@channel/core/messages'
import type { OutboundContent, OutboundMessage } from '@channel/provider'

/** The stored payload of a message for the provider, as created by `shapeSend`. */
export interface QueuedPayload extends Readonly<Record<string, unknown>> {
  readonly recipient_type?: string
  readonly to?: string
  readonly recipient?: string
  readonly type: string
  readonly context?: { readonly message_id: string }
}

type Shaped = Readonly<Record<string, unknown>>

/**
 * Builds the message for the provider: it has the provider's id of the file instead of ours, and our id of the message,
 * which the provider returns in every status.
 */
export function outboundMessage(
  messageId: string,
  payload: QueuedPayload,
  providerMediaId: string | null,
): OutboundMessage {
  const { type, context } = payload
  const content = payload[type] as Shaped
  return {
    to: recipientOf(payload),
    content: { type, [type]: withMedia(content, providerMediaId) } as unknown as OutboundContent,
    ...(context !== undefined && { replyTo: context.message_id }),
    callbackData: messageId,
  }
}

function recipientOf({ recipient_type, to, recipient }: QueuedPayload): OutboundMessage['to'] {
  if (to === undefined) return { bsuid: recipient ?? '' }
  return recipient_type === 'group' ? { groupId: to } : { phoneNumber: to }
}

/** The message itself refers to a file, or the header of a template or an interactive message does. */
function withMedia(content: Shaped, id: string | null): Shaped {
  if (id === null) return content
  if (content.media_id !== undefined) {
    const { media_id: _, ...rest } = content
    return { id, ...rest }
  }
  const { header, components } = content as {
    readonly header?: { readonly type: string } & Shaped
    readonly components?: readonly SendTemplateComponent[]
  }
  if (components !== undefined) return { ...content, components: withProviderFile(components, id) }
  if (header === undefined) return content
  return { ...content, header: { ...header, [header.type]: withMedia(header[header.type] as Shaped, id) } }
}
