import type { OutboundContent, OutboundMessage } from '@channel/provider'

/** What is kept of a message for the provider, as `shapeSend` made it. */
export interface QueuedPayload extends Readonly<Record<string, unknown>> {
  readonly to?: string
  readonly recipient?: string
  readonly type: string
  readonly context?: { readonly message_id: string }
}

type Shaped = Readonly<Record<string, unknown>>

/**
 * What the provider is given: with its own id of the file in the place of ours, and with our id of the message, which
 * comes back with whatever it tells of it.
 */
export function outboundMessage(
  messageId: string,
  payload: QueuedPayload,
  providerMediaId: string | null,
): OutboundMessage {
  const { to, recipient, type, context } = payload
  const content = payload[type] as Shaped
  return {
    to: to === undefined ? { bsuid: recipient ?? '' } : { phoneNumber: to },
    content: { type, [type]: withMedia(content, providerMediaId) } as unknown as OutboundContent,
    ...(context !== undefined && { replyTo: context.message_id }),
    callbackData: messageId,
  }
}

/** Files are named by the message itself, or by the header of an interactive one. */
function withMedia(content: Shaped, id: string | null): Shaped {
  if (id === null) return content
  if (content.media_id !== undefined) {
    const { media_id: _, ...rest } = content
    return { id, ...rest }
  }
  const { header } = content as { readonly header?: { readonly type: string } & Shaped }
  if (header === undefined) return content
  return { ...content, header: { ...header, [header.type]: withMedia(header[header.type] as Shaped, id) } }
}
