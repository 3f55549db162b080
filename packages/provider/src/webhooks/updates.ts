/** A person, as far as the provider tells: by a number, a business-scoped user id, or both. */
export interface Person {
  /** E.164. */
  readonly phoneNumber: string | null
  readonly bsuid: string | null
  readonly parentBsuid: string | null
  readonly username: string | null
  readonly name: string | null
}

/** A file of a message. */
export interface ReceivedMedia {
  /** The provider's id of it, good for 7 days. */
  readonly id: string
  readonly mimeType: string | null
  /** Hexadecimal or base64: compare with `sameHash`. */
  readonly sha256: string | null
  readonly filename: string | null
  /** Where it can be downloaded for 5 minutes, if the provider said so. */
  readonly url: string | null
}

/** A message that a person wrote. */
export interface ReceivedMessage {
  /** The provider's id, `wamid.…`. */
  readonly id: string
  readonly from: Person
  /** `text`, `image`, … and whatever else the provider has. */
  readonly type: string
  /** The text, the caption, or the label of what was chosen; null when there is none. */
  readonly content: string | null
  /** What it holds besides text and file, as the provider shapes it, by the provider's names; null when nothing. */
  readonly payload: Readonly<Record<string, unknown>> | null
  readonly media: ReceivedMedia | null
  /** The provider's id of the message that it answers. */
  readonly replyTo: string | null
  /** The message that it reacts to; an empty emoji takes a reaction back. */
  readonly reaction: { readonly messageId: string; readonly emoji: string } | null
  /** The message that it puts something else in the place of; its text and file are in `content`, `payload` and `media`. */
  readonly edits: { readonly messageId: string; readonly type: string } | null
  /** The message that it takes back. */
  readonly revokes: string | null
  /** When the provider did not forward what the person wrote: `edit`, `unknown`, … */
  readonly unsupported: { readonly type: string } | null
  /** When it was written, as a date-time. */
  readonly sentAt: string
}

/** What became of a message that was sent. */
export interface ReceivedStatus {
  /** The provider's id of the message. */
  readonly messageId: string
  /** Comes from the send, and settles it when its answer was lost. */
  readonly callbackData: string | null
  readonly status: 'sent' | 'delivered' | 'read' | 'played' | 'failed'
  /** To whom it went. */
  readonly recipient: Pick<Person, 'phoneNumber' | 'bsuid' | 'parentBsuid'>
  /** When, as a date-time. */
  readonly at: string
  /** Why it failed; null otherwise, and for a failure without a reason. */
  readonly error: { readonly code: number; readonly message: string } | null
}

/** Where an update belongs. */
interface Place {
  /** The provider's id of the business account. */
  readonly wabaId: string
}

/** Where an update of the account belongs, which has no moment of its own. */
interface AccountPlace extends Place {
  /** When the provider told it, as a date-time in whole seconds; null when that cannot be read. */
  readonly at: string | null
}

interface NumberPlace extends Place {
  readonly phoneNumberId: string
}

/** One thing that the provider tells. */
export type ProviderUpdate =
  | (NumberPlace & { readonly kind: 'message'; readonly message: ReceivedMessage })
  | (NumberPlace & { readonly kind: 'status'; readonly status: ReceivedStatus })
  /** Somebody has another number, or another business-scoped user id. `after` holds what is known of it now, and only that. */
  | (NumberPlace & {
      readonly kind: 'person_changed'
      readonly before: Pick<Person, 'phoneNumber' | 'bsuid' | 'parentBsuid'>
      readonly after: Pick<Person, 'phoneNumber' | 'bsuid' | 'parentBsuid'>
      readonly at: string
    })
  /** Somebody wants no marketing any more (`stop`), or again (`resume`). */
  | (NumberPlace & {
      readonly kind: 'preference'
      readonly person: Person
      readonly value: 'stop' | 'resume'
      readonly at: string
    })
  | (AccountPlace & {
      readonly kind: 'template_status'
      readonly template: UpdatedTemplate
      /** The provider's word, such as `APPROVED` or `PAUSED`. */
      readonly status: string
      readonly reason: string | null
    })
  | (AccountPlace & {
      readonly kind: 'template_category'
      readonly template: UpdatedTemplate
      readonly category: string
    })
  /** Something about the account itself: `PARTNER_ADDED`, `PARTNER_REMOVED`, `PARTNER_APP_UNINSTALLED`, … */
  | (AccountPlace & {
      readonly kind: 'account'
      readonly event: string
      readonly value: Readonly<Record<string, unknown>>
    })
  /** Erased since the webhook was stored: nothing to do. */
  | { readonly kind: 'erased' }
  /** The quality or the limits of a number have changed. The new value is not included: query the provider. */
  | (AccountPlace & {
      readonly kind: 'number_quality'
      /** The number, E.164; null if not reported. */
      readonly phoneNumber: string | null
    })
  /** What is not known here, or not shaped as it should be: kept as it came. */
  | {
      readonly kind: 'unknown'
      readonly wabaId: string | null
      readonly phoneNumberId: string | null
      readonly field: string | null
      /** Why it could not be read; null for what nobody here reads. */
      readonly problem: string | null
      readonly raw: unknown
    }

export interface UpdatedTemplate {
  readonly id: string
  readonly name: string
  readonly language: string
}
