import type { InboundSender } from '../contacts/index.ts'

/** An inbound message as reported by the provider, parsed and validated. */
export interface InboundMessage {
  /** The account that it arrived on. */
  readonly phone_number_id: string
  readonly provider_message_id: string
  readonly from: InboundSender
  /** The provider's id of the group that it was written in. */
  readonly group_id?: string
  /** `text`, `image` or any other type of the provider. */
  readonly type: string
  /** The text or the caption. */
  readonly content: string | null
  /** Further content, in the provider's format. */
  readonly payload?: Readonly<Record<string, unknown>> | null
  /** The attached file, which is not fetched yet. */
  readonly media?: InboundMedia
  /** The provider's id of the message that this one replies to. */
  readonly reply_to?: string
  readonly unsupported?: { readonly type: string }
  /** When the contact sent it, as a date-time. */
  readonly sent_at: string
}

/** A file that the provider holds. */
export interface InboundMedia {
  readonly provider_media_id: string
  readonly mime_type: string | null
  readonly filename: string | null
  /** Download URL, valid for 5 minutes, if the provider reported one. */
  readonly url?: string | null
  /** Hexadecimal or base64. */
  readonly sha256?: string | null
}
