import type { SimulatedTemplate } from './templates.ts'

/** A business account. */
export interface Waba {
  /** The only accepted token; undefined accepts any. */
  token: string | undefined
  templates: SimulatedTemplate[]
  /** Whether its webhooks are sent to the app. */
  subscribed: boolean
}

/** The app at the provider. It connects accounts and receives their webhooks. */
export interface App {
  id: string
  secret: string
}

/** The code of a finished signup, until it is exchanged. */
export interface SignupCode {
  readonly wabaId: string
  readonly until: number
}

/** A file that is uploaded for a template or a profile. Its handle is valid once all bytes are there. */
export interface Upload {
  readonly filename: string
  readonly mimeType: string
  readonly length: number
  readonly handle: string
  bytes: Uint8Array
}

/** A number of a business account. */
export interface PhoneNumber {
  readonly id: string
  wabaId: string
  displayPhoneNumber: string
  verifiedName: string
  qualityRating: string
  messagingLimit: string
  nameStatus: string
  inBusinessApp: boolean
  registered: boolean
  /** What was requested of the business app, which is possible once each. */
  readonly syncs: string[]
  /** The six digits of its two-step verification. */
  pin: string | undefined
  throughput: number
  profile: Profile
  /** Times of recent sends, for its limits. */
  readonly sends: number[]
}

/** What customers see of a business. */
export interface Profile {
  about: string
  address: string
  description: string
  email: string
  vertical: string
  websites: string[]
  /** The id of the stored picture; undefined without one. */
  picture: string | undefined
}

/** A customer who exchanges messages with a business. */
export interface Customer {
  /** The number, digits only; undefined if the customer hides it. */
  waId: string | undefined
  /** The business-scoped user id. */
  userId: string
  parentUserId: string | undefined
  name: string
  username: string | undefined
}

export type EntryStatus = 'accepted' | 'sent' | 'delivered' | 'read' | 'failed'

/** A message of a conversation, in its wire format. */
export interface Entry {
  readonly id: string
  readonly direction: 'inbound' | 'outbound'
  /** Milliseconds since 1970. */
  readonly at: number
  readonly type: string
  /** The field that is named after the type, and `context`. */
  content: Readonly<Record<string, unknown>>
  /** Sent by the business from its phone. */
  readonly fromPhone?: true
  /** Deleted by the business on its phone. */
  deleted?: true
  /** Inbound messages are `delivered`, and `read` once the business marks them. Those of a blocked customer remain `sent`. */
  status: EntryStatus
  /** The provider's code for the failure. */
  errorCode?: number
  readonly callbackData?: string
  /** Of an outbound message. */
  readonly price?: Price
  /** Until when messages are free of charge, in milliseconds since 1970; an ad led to the conversation. */
  readonly freeEntryUntil?: number
}

/** What a message costs, as its statuses say. */
export interface Price {
  readonly billable: boolean
  readonly pricing_model: string
  readonly type: string
  readonly category: string
}

/** A group of a business with customers. */
export interface Group {
  readonly id: string
  readonly phoneNumberId: string
  subject: string
  status: 'active' | 'suspended' | 'ended'
  members: Customer[]
  readonly entries: GroupEntry[]
}

export interface GroupEntry extends Entry {
  /** Who wrote an inbound message. */
  readonly member?: Customer
  /** The status of an outbound message at each member. */
  readonly reached?: { readonly member: Customer; status: EntryStatus }[]
}

export interface Conversation {
  readonly phoneNumberId: string
  readonly customer: Customer
  readonly entries: Entry[]
  /** Whether the customer opted out of marketing. */
  stopped: boolean
  /** Whether the business blocked the customer. */
  blocked: boolean
  /** Whether the typing indicator is shown to the customer. */
  typing: boolean
}
