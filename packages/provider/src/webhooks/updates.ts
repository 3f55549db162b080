import type { ProviderTemplate } from '../http/template.ts'

/** A user as the provider identifies it: by a number, a business-scoped user id, or both. */
export interface ProviderContact {
  /** E.164. */
  readonly phoneNumber: string | null
  readonly bsuid: string | null
  readonly parentBsuid: string | null
  readonly username: string | null
  readonly name: string | null
}

/** A file of a message. */
export interface ReceivedMedia {
  /** The provider's id of the file, valid for 7 days. */
  readonly id: string
  readonly mimeType: string | null
  /** Hexadecimal or base64: compare with `sameHash`. */
  readonly sha256: string | null
  readonly filename: string | null
  /** A download URL, valid for 5 minutes; null if not reported. */
  readonly url: string | null
}

/** A message from a user. */
export interface ReceivedMessage {
  /** The provider's id, `wamid.…`. */
  readonly id: string
  readonly from: ProviderContact
  /** The provider's id of the group that it was written in; null for a message to the business alone. */
  readonly groupId: string | null
  /** `text`, `image`, … or any other type of the provider. */
  readonly type: string
  /** The text, the caption, or the label of the choice; null without one. */
  readonly content: string | null
  /** Content other than text and file, in the provider's format and with its names; null without any. */
  readonly payload: Readonly<Record<string, unknown>> | null
  readonly media: ReceivedMedia | null
  /** The provider's id of the message that it replies to. */
  readonly replyTo: string | null
  /** The message that it reacts to; an empty emoji removes a reaction. */
  readonly reaction: { readonly messageId: string; readonly emoji: string } | null
  /** The message that it edits. The new text and file are in `content`, `payload` and `media`. */
  readonly edits: { readonly messageId: string; readonly type: string } | null
  /** The message that it revokes. */
  readonly revokes: string | null
  /** Set if the provider did not forward the user's message: `edit`, `unknown`, … */
  readonly unsupported: { readonly type: string } | null
  /** When it was written, as a date-time. */
  readonly sentAt: string
}

/** A message that the business sent from the provider's app on a phone. */
export interface EchoedMessage extends Omit<ReceivedMessage, 'from'> {
  readonly to: ProviderContact
}

/** A message of the past, from the history of a number that is in the provider's app. */
export interface HistoryMessage extends Omit<ReceivedMessage, 'from'> {
  /** Whether the business sent it. */
  readonly isOutbound: boolean
  /** The provider's latest status, in lower case; null if not reported. */
  readonly status: string | null
  /** Its index among the messages of its conversation in the chunk. */
  readonly place: number
}

/** A status of a sent message. */
export interface ReceivedStatus {
  /** The provider's id of the message. */
  readonly messageId: string
  /** The send's own value. It settles a send whose response was lost. */
  readonly callbackData: string | null
  readonly status: 'sent' | 'delivered' | 'read' | 'played' | 'failed'
  /** The provider's id of the group that it was sent to; null for a message to one user. */
  readonly groupId: string | null
  /** The recipient of the message: of a group, the member that has reached the status, or none for the group as a whole. */
  readonly recipient: Pick<ProviderContact, 'phoneNumber' | 'bsuid' | 'parentBsuid'>
  /** When the status was reached, as a date-time. */
  readonly at: string
  /** Why it failed; null otherwise, and for a failure without a reason. */
  readonly error: { readonly code: number; readonly message: string } | null
  /** What the provider bills; null if the status does not say it. */
  readonly pricing: ReceivedPricing | null
  /** When the free entry point ends in which it was sent, as a date-time; null if the status does not say it. */
  readonly freeEntryExpiresAt: string | null
}

/** What the provider bills for a message, with its own values. */
export interface ReceivedPricing {
  readonly billable: boolean
  readonly category: string | null
  /** `regular`, `free_customer_service`, … */
  readonly type: string | null
  /** `PMP` for each message. */
  readonly model: string | null
}

/** What the provider reports about a group. */
export interface ReceivedGroup {
  /** The provider's id. */
  readonly id: string
  readonly subject?: string
  readonly status?: 'active' | 'suspended' | 'ended'
  readonly joined: readonly GroupMember[]
  readonly left: readonly GroupMember[]
  /** As a date-time. */
  readonly at: string
}

/** A member of a group, with at least one id. */
export type GroupMember = Pick<ProviderContact, 'phoneNumber' | 'bsuid'>

/** A restriction of an account. */
export interface ReceivedRestriction {
  readonly type: string
  /** As a date-time; null if the provider gives no end. */
  readonly endsAt: string | null
}

/** An alert, with the provider's own words. */
export interface ReceivedAlert {
  readonly type: string
  readonly severity: string | null
  readonly text: string | null
}

/** The account of an update. */
interface Scope {
  /** The provider's id of the business account. */
  readonly wabaId: string
}

/** The account of an update without its own timestamp. */
interface AccountScope extends Scope {
  /** When the provider sent it, as a date-time in whole seconds; null if unreadable. */
  readonly at: string | null
}

/** The number of an update. */
export interface NumberScope extends Scope {
  readonly phoneNumberId: string
}

/** One update from the provider. */
export type ProviderUpdate =
  | (NumberScope & { readonly kind: 'message'; readonly message: ReceivedMessage })
  | (NumberScope & { readonly kind: 'echo'; readonly message: EchoedMessage })
  /** Messages of the past with one contact. */
  | (NumberScope & {
      readonly kind: 'history'
      readonly contact: ProviderContact
      /** The index of their chunk in its phase. */
      readonly chunkOrder: number
      readonly messages: readonly HistoryMessage[]
    })
  /** The file of a message of the past. */
  | (NumberScope & {
      readonly kind: 'history_file'
      readonly message: Pick<ReceivedMessage, 'id' | 'from' | 'type' | 'content' | 'media' | 'sentAt'>
    })
  /** A chunk of the history was sent. Phase 0 is the last day, 1 until day 90, 2 until day 180. */
  | (NumberScope & {
      readonly kind: 'history_progress'
      readonly phase: number
      readonly chunkOrder: number
      /** In percent of the whole history. */
      readonly progress: number
    })
  /** The business does not share the history. */
  | (NumberScope & { readonly kind: 'history_declined'; readonly code: number; readonly message: string })
  /** A contact in the address book of the phone. */
  | (NumberScope & {
      readonly kind: 'address_book'
      readonly contact: ProviderContact
      readonly action: 'add' | 'remove'
      readonly at: string | null
    })
  | (NumberScope & { readonly kind: 'status'; readonly status: ReceivedStatus })
  /** What the provider reports about a group. Fields that it does not report are undefined. */
  | (NumberScope & { readonly kind: 'group'; readonly group: ReceivedGroup })
  /** A user has another number or business-scoped user id. `after` has only the new values that were reported. */
  | (NumberScope & {
      readonly kind: 'contact_changed'
      readonly before: Pick<ProviderContact, 'phoneNumber' | 'bsuid' | 'parentBsuid'>
      readonly after: Pick<ProviderContact, 'phoneNumber' | 'bsuid' | 'parentBsuid'>
      readonly at: string
    })
  /** A user opted out of marketing (`stop`), or in again (`resume`). */
  | (NumberScope & {
      readonly kind: 'preference'
      readonly contact: ProviderContact
      readonly value: 'stop' | 'resume'
      readonly at: string
    })
  | (AccountScope & { readonly kind: 'template'; readonly template: UpdatedTemplate; readonly change: TemplateChange })
  /** An event of the account itself: `PARTNER_ADDED`, `PARTNER_REMOVED`, `PARTNER_APP_UNINSTALLED`, … */
  | (AccountScope & {
      readonly kind: 'account'
      readonly event: string
      /** What is restricted. Those that cannot be read are left out. */
      readonly restrictions: readonly ReceivedRestriction[]
      /** Of `DISABLED_UPDATE`: `DISABLE`, `REINSTATE` or `SCHEDULE_FOR_DISABLE`. */
      readonly banState: string | null
    })
  /** An alert of the account, or another report that changes nothing of it. */
  | (AccountScope & {
      readonly kind: 'account_alert'
      /** The provider's id of the number that it is about, or the number, E.164; all numbers of the account without either. */
      readonly number: { readonly id: string | null; readonly phoneNumber: string | null }
      readonly alert: ReceivedAlert
    })
  /** Erased since the webhook was stored: nothing to do. */
  | { readonly kind: 'erased' }
  /** The quality or the limits of a number have changed. The new value is not included: query the provider. */
  | (AccountScope & {
      readonly kind: 'number_quality'
      /** The number, E.164; null if not reported. */
      readonly phoneNumber: string | null
    })
  /** An unknown or malformed part, with the raw data. */
  | {
      readonly kind: 'unknown'
      readonly wabaId: string | null
      readonly phoneNumberId: string | null
      /** The field, and if only a part of it is not handled, this part: `messages.errors`. */
      readonly field: string | null
      /** Why it could not be parsed; null for a field that is not handled. */
      readonly problem: string | null
      readonly raw: unknown
    }

/** What has changed of a template: the values that a listing has now. */
export type TemplateChange =
  | { readonly field: 'status'; readonly facts: Pick<ProviderTemplate, 'status' | 'statusReason'> }
  | { readonly field: 'category'; readonly facts: Pick<ProviderTemplate, 'category' | 'categoryChange'> }
  | { readonly field: 'quality'; readonly facts: Pick<ProviderTemplate, 'quality'> }

export interface UpdatedTemplate {
  readonly id: string
  readonly name: string
  readonly language: string
}
