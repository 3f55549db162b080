/** The recipient of a message: an E.164 number, a business-scoped user id, or a group's id. */
export type ProviderRecipient =
  | { readonly phoneNumber: string }
  | { readonly bsuid: string }
  | { readonly groupId: string }

/**
 * The content of a message, in the provider's format: the field is named after the type. A file is a public URL (`link`), or the
 * `id` of an uploaded one.
 */
export type OutboundContent = { readonly type: string } & Readonly<Record<string, unknown>>

/** A message to send. */
export interface OutboundMessage {
  readonly to: ProviderRecipient
  readonly content: OutboundContent
  /** The provider's id of the message that this one replies to. */
  readonly replyTo?: string
  /** Included in every status webhook of the message; max 512 characters. */
  readonly callbackData?: string
}
