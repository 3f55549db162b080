/** The recipient of a message: an E.164 number, or a business-scoped user id. */
export type ProviderRecipient = { readonly phoneNumber: string } | { readonly bsuid: string }

/** A file that the provider fetches from a public URL, or that was uploaded before. */
export type MediaSource = { readonly link: string } | { readonly id: string }

type Shaped = Readonly<Record<string, unknown>>

/** The content of a message, in the provider's format: the field is named after the type. */
export type OutboundContent =
  | { readonly type: 'text'; readonly text: { readonly body: string; readonly preview_url?: boolean } }
  | { readonly type: 'image'; readonly image: MediaSource & { readonly caption?: string } }
  | { readonly type: 'video'; readonly video: MediaSource & { readonly caption?: string } }
  | { readonly type: 'audio'; readonly audio: MediaSource }
  | { readonly type: 'sticker'; readonly sticker: MediaSource }
  | {
      readonly type: 'document'
      readonly document: MediaSource & { readonly caption?: string; readonly filename?: string }
    }
  | {
      readonly type: 'location'
      readonly location: {
        readonly latitude: number
        readonly longitude: number
        readonly name?: string
        readonly address?: string
      }
    }
  | { readonly type: 'contacts'; readonly contacts: readonly Shaped[] }
  | {
      readonly type: 'reaction'
      /** `message_id` is the provider's; an empty emoji removes the reaction. */
      readonly reaction: { readonly message_id: string; readonly emoji: string }
    }
  | { readonly type: 'interactive'; readonly interactive: Shaped }
  | {
      readonly type: 'template'
      readonly template: {
        readonly name: string
        readonly language: { readonly code: string }
        readonly components?: readonly Shaped[]
      }
    }

/** A message to send. */
export interface OutboundMessage {
  readonly to: ProviderRecipient
  readonly content: OutboundContent
  /** The provider's id of the message that this one replies to. */
  readonly replyTo?: string
  /** Included in every status webhook of the message; max 512 characters. */
  readonly callbackData?: string
}
