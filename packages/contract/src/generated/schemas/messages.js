// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import {
  date,
  dateTime,
  exactlyOne,
  fields,
  integer,
  orNull,
  text,
  uri,
} from '@channel/codegen/zod'
import { BroadcastId, SendTemplateComponent } from './broadcasts.js'
import {
  AccountReference,
  ContactId,
  ConversationId,
  MessageId,
  PhoneNumber,
  Timestamp,
  UserId,
  listOf,
  responseOf,
} from './shared.js'
import { Country } from './usage.js'

/**
 * Whether a conversation is with one contact (`individual`) or in a group with several (`group`). An addition of this
 * service.
 */
export const ConversationKind = z.enum(['individual', 'group']).openapi('ConversationKind')

/** `inbound` for a message from the contact, `outbound` for a message from you. */
export const MessageDirection = z.enum(['inbound', 'outbound']).openapi('MessageDirection')

/** An order of products of your catalog. */
export const ReceivedOrder = z.looseObject({
  /** The provider's id of the catalog. */
  catalog_id: z.string().optional(),
  /** What the contact wrote to the order. */
  text: z.string().optional(),
  /** The products. */
  product_items: z.array(z.looseObject({
    /** Your id of the product. */
    product_retailer_id: z.string().optional(),
    /** How many are ordered. */
    quantity: z.number().optional(),
    /** The price of one. */
    item_price: z.number().optional(),
    /** The currency of the price (ISO 4217). */
    currency: z.string().optional(),
  })).optional(),
}).openapi('ReceivedOrder')

/** A place. */
export const ReceivedLocation = z.looseObject({
  /** Degrees north. */
  latitude: z.number(),
  /** Degrees east. */
  longitude: z.number(),
  /** The name of the place. */
  name: z.string().optional(),
  /** The address. */
  address: z.string().optional(),
  /** A page about the place. */
  url: z.string().optional(),
}).openapi('ReceivedLocation')

/** A contact card. */
export const ReceivedContactCard = z.looseObject({
  /** The name. */
  name: z.looseObject({
    /** The full name, as displayed. */
    formatted_name: z.string().optional(),
    /** The given name. */
    first_name: z.string().optional(),
    /** The family name. */
    last_name: z.string().optional(),
  }).optional(),
  /** Phone numbers. */
  phones: z.array(z.looseObject({
    /** The number, as it is displayed. */
    phone: z.string().optional(),
    /** The provider's id of the number: its digits. */
    wa_id: z.string().optional(),
    /** The kind of number. */
    type: z.string().optional(),
  })).optional(),
  /** Email addresses. */
  emails: z.array(z.looseObject({
    /** The address. */
    email: z.string().optional(),
    /** The kind of address. */
    type: z.string().optional(),
  })).optional(),
  /** `contact_request` if the contact answered a request for its own number. */
  origin: z.string().optional(),
}).openapi('ReceivedContactCard')

/** What a contact chose or filled in. */
export const ReceivedInteractive = z.looseObject({
  /** The kind of answer. The set may grow. */
  type: z.string().optional(),
  /** The reply button that was chosen. */
  button_reply: z.looseObject({
    /** Your id of the button. */
    id: z.string().optional(),
    /** The text of the button. */
    title: z.string().optional(),
  }).optional(),
  /** The row of a list that was chosen. */
  list_reply: z.looseObject({
    /** Your id of the row. */
    id: z.string().optional(),
    /** The title of the row. */
    title: z.string().optional(),
    /** The description of the row. */
    description: z.string().optional(),
  }).optional(),
  /** The answers to a flow. */
  nfm_reply: z.looseObject({
    /** `flow` or `address_message`. */
    name: z.string().optional(),
    /** A text for display. */
    body: z.string().optional(),
    /** The answers, as JSON. */
    response_json: z.string().optional(),
  }).optional(),
  /** Whether the contact permits calls. */
  call_permission_reply: z.looseObject({
    /** `accept` or `reject`. */
    response: z.string().optional(),
    /** Whether calls are permitted without an end. */
    is_permanent: z.boolean().optional(),
    /** When the permission ends, in seconds since 1970. */
    expiration_timestamp: integer().optional(),
    /** `user_action`, or `automatic`. */
    response_source: z.string().optional(),
  }).optional(),
}).openapi('ReceivedInteractive')

/** The advertisement or post that led to a message. */
export const ReceivedReferral = z.looseObject({
  /** `ad` or `post`. */
  source_type: z.string().optional(),
  /** The provider's id of the advertisement or post. */
  source_id: z.string().optional(),
  /** Its URL. */
  source_url: z.string().optional(),
  /** Its headline. */
  headline: z.string().optional(),
  /** Its text. */
  body: z.string().optional(),
  /** `image` or `video`. */
  media_type: z.string().optional(),
  /** The URL of its image. */
  image_url: z.string().optional(),
  /** The URL of its video. */
  video_url: z.string().optional(),
  /** The URL of the preview of its video. */
  thumbnail_url: z.string().optional(),
  /** The id of the click, for conversions. */
  ctwa_clid: z.string().optional(),
  /** The greeting of the advertisement. */
  welcome_message: z.looseObject({
    /** The text. */
    text: z.string().optional(),
  }).optional(),
}).openapi('ReceivedReferral')

/** What a message refers to. */
export const ReceivedContext = z.looseObject({
  /** Whether the contact forwarded the message. */
  forwarded: z.boolean().optional(),
  /** Whether it was forwarded many times. */
  frequently_forwarded: z.boolean().optional(),
  /** The product that it asks about. */
  referred_product: z.looseObject({
    /** The provider's id of the catalog. */
    catalog_id: z.string().optional(),
    /** Your id of the product. */
    product_retailer_id: z.string().optional(),
  }).optional(),
}).openapi('ReceivedContext')

/** An error of the provider. */
export const ReceivedError = z.looseObject({
  /** The provider's code. */
  code: integer(),
  /** The error in short. */
  title: z.string().optional(),
  /** The error. */
  message: z.string().optional(),
  /** More about the error. */
  error_data: z.looseObject({
    /** An explanation. */
    details: z.string().optional(),
  }).optional(),
  /** The provider's page about its errors. */
  href: z.string().optional(),
}).openapi('ReceivedError')

/**
 * The content of a message besides its text, in the provider's format. The parts of received messages are described
 * here; a sent message has the part that is named after its type.
 */
export const MessagePayload = z.looseObject({
  /** An order of products, in a message of type `order`. */
  order: ReceivedOrder.optional(),
  /** A place, in a message of type `location`. */
  location: ReceivedLocation.optional(),
  /** Contact cards, in a message of type `contacts`. */
  contacts: z.array(ReceivedContactCard).optional(),
  /** The quick reply of a template that the contact chose, in a message of type `button`. */
  button: z.looseObject({
    /** The text of the button. */
    text: z.string().optional(),
    /** The value that the template has for the button. */
    payload: z.string().optional(),
  }).optional(),
  /** What the contact chose or filled in, in a message of type `interactive`. */
  interactive: ReceivedInteractive.optional(),
  /** In a message of type `reaction`. */
  reaction: z.looseObject({
    /** The provider's id of the message. */
    message_id: z.string().optional(),
    /** The emoji; missing if the reaction was removed. */
    emoji: z.string().optional(),
  }).optional(),
  /** The advertisement or post that led to the message. */
  referral: ReceivedReferral.optional(),
  /** What the message refers to, besides the message that it replies to. */
  context: ReceivedContext.optional(),
  /** Why the provider does not forward the message. */
  errors: z.array(ReceivedError).optional(),
  /** Parts that are not of the form described here, as they were received. */
  unreadable: z.looseObject({}).optional(),
}).openapi('MessagePayload')

/** The file of a message. */
export const MessageMedia = z.looseObject({
  /** The id of the file. */
  id: z.string().regex(/^med_/),
  /** The media type of the file; null until it is known. */
  mime_type: z.string().nullable(),
  /** The size in bytes; null until it is known. */
  size: integer().min(0).nullable(),
  /** The file name given by the sender, if any. */
  filename: z.string().nullable(),
  /**
   * The status of the file: `pending` (the service is downloading it from the provider), `ready` (available) or
   * `failed` (it could not be downloaded, or was deleted).
   */
  status: z.enum(['pending', 'ready', 'failed']),
}).openapi('MessageMedia')

/**
 * The status of the message. An outbound message goes from `pending` to `sent`, `delivered` and `read`. It may skip a
 * status but never goes back. `failed` can follow `pending` or `sent`. If a `delivered` or `read` report arrives after
 * `failed`, it overrides `failed`. An inbound message is `delivered` on arrival, and `read` once you reply to or
 * resolve the conversation.
 */
export const MessageStatus = z.enum(['pending', 'sent', 'delivered', 'read', 'failed']).openapi('MessageStatus')

/** Why a message failed. The set may grow: treat a code that you do not know like `upstream_error`. */
export const MessageErrorCode = z.string().openapi('MessageErrorCode')

/** The provider's id of the group. */
export const GroupId = text({ min: 1, max: 256 }).openapi('GroupId')

/** The subject of the group; null when the provider has not reported it. */
export const GroupSubject = z.string().nullable().openapi('GroupSubject')

/** The group that a message was written in. An addition of this service. */
export const MessageGroup = z.looseObject({ id: GroupId, subject: GroupSubject }).openapi('MessageGroup')

/**
 * What the provider bills for a message, as its latest status says. The provider bills a message when it is delivered.
 * An addition of this service.
 */
export const MessagePricing = z.looseObject({
  /** Whether the provider bills the message. */
  billable: z.boolean(),
  /** The category by which it is billed. The set may grow. */
  category: z.string().nullable(),
  /**
   * Whether it has a price: `regular`, `free_customer_service` (in an open customer service window) or
   * `free_entry_point` (after an ad or a button on a page led to the conversation). The set may grow.
   */
  type: z.string().nullable(),
  /**
   * The pricing model: `PMP` (for each message) or `CBP` (for each conversation, until July 2025). The set may grow.
   */
  model: z.string().nullable(),
  /** The country of the recipient's number, on which the price depends; null if the number is not known. */
  country: orNull(Country),
}).openapi('MessagePricing')

/**
 * A member of the group that a message was sent to, by the ids that the provider reports, and the status that the
 * message has reached there. An addition of this service.
 */
export const GroupRecipient = z.looseObject({
  /** The member's phone number; null when it is not known. */
  phone_number: orNull(PhoneNumber),
  /** The member's business-scoped user id; null when it is not known. */
  bsuid: z.string().nullable(),
  status: MessageStatus,
  /** Present only when the provider has said what it bills for this member: a message to a group is billed for each. */
  pricing: MessagePricing.optional(),
  /** When this status was reached; null while it is `pending`. */
  at: orNull(Timestamp),
}).openapi('GroupRecipient')

/**
 * Where an outbound message was sent: `api` (by this service) or `business_app` (on the phone of a business that also
 * uses its number in the provider's app). The set may grow.
 */
export const MessageSource = z.string().openapi('MessageSource')

/** A user who sent a message in the dashboard. */
export const MessageAuthor = z.looseObject({
  id: UserId,
  /** The user's name. It stays when the user is removed. */
  name: z.string().nullable(),
}).openapi('MessageAuthor')

/** A message from a contact (inbound) or from you (outbound). */
export const Message = z.looseObject({
  id: MessageId,
  /** Always `message`. */
  object: z.literal('message'),
  conversation_id: ConversationId,
  /** The contact. In a group, the member who wrote the message, or who wrote last before you sent it. */
  contact_id: ContactId,
  /** The sender, as a phone number or a business-scoped user id. */
  from: z.string().nullable(),
  /** The recipient, as a phone number, a business-scoped user id or the id of a group. */
  to: z.string().nullable(),
  direction: MessageDirection,
  /** The type of the message, such as `text`, `image` or `template`. The set may grow. */
  type: z.string(),
  /** The text, the caption or the rendered template; null when there is none. */
  content: z.string().nullable(),
  /** The content of the message besides its text, in the provider's format; null when there is none. */
  payload: orNull(MessagePayload),
  /** The file of the message; null when there is none. */
  media: orNull(MessageMedia),
  /** The URL of the file; null when there is no file, or while it is downloading. */
  media_url: uri().nullable(),
  status: MessageStatus,
  channel_account: AccountReference,
  /** The provider's id of the message; null until the provider has reported one. */
  provider_message_id: z.string().nullable(),
  /** The message that this message replies to; null when it is not a reply, or when the original is unknown. */
  reply_to_message_id: orNull(MessageId),
  /** The `client_reference` of the request that sent the message. */
  client_reference: z.string().nullable(),
  /** When the message was sent. */
  sent_at: orNull(Timestamp),
  /** When the message was delivered. */
  delivered_at: orNull(Timestamp),
  /** When the message was read. */
  read_at: orNull(Timestamp),
  /** When the message failed. */
  failed_at: orNull(Timestamp),
  /** When the service received the message, from the contact or from you. When it was sent, if it was imported. */
  created_at: Timestamp,
  /** Present only when the content of the message is not available. */
  unsupported: z.looseObject({
    /**
     * The reason: `edit` (the contact edited a message and the new text was not forwarded), `revoke` (the sender
     * deleted this message; its text and file were removed) or `unknown` (the provider cannot classify it). The set may
     * grow.
     */
    type: z.string(),
  }).optional(),
  /** Present only when the message failed. */
  error: z.looseObject({
    code: MessageErrorCode,
    /** A human-readable explanation. */
    message: z.string(),
    /** The provider's error code, if it gave one. */
    provider_code: z.number().nullable(),
  }).optional(),
  /** Present only when the message was written in a group. */
  group: MessageGroup.optional(),
  /**
   * Present only when you sent the message to a group: the status of each member that is known. `status` is the lowest
   * that all of them have reached, without those where it failed.
   */
  recipients: z.array(GroupRecipient).max(32).optional(),
  /** Present only on outbound messages. */
  source: MessageSource.optional(),
  /**
   * Present only on messages that a user sent in the dashboard. Messages sent with an API key and those of a broadcast
   * have none.
   */
  sent_by: MessageAuthor.optional(),
  /** Present only on messages from the history of a number that the business used in the provider's app before. */
  imported: z.literal(true).optional(),
  /** Present only on messages that were scheduled. When the message is sent, or was to be sent. */
  send_at: Timestamp.optional(),
  /** Present only on messages that were canceled. They have the status `failed` and the error code `canceled`. */
  canceled_at: Timestamp.optional(),
  /** Present only on messages of a broadcast. */
  broadcast_id: BroadcastId.optional(),
  /**
   * Present only when the provider has said what it bills. A message to a group has it in `recipients`, for each
   * member.
   */
  pricing: MessagePricing.optional(),
}).openapi('Message')

/** A page of messages, newest first. */
export const MessageList = listOf(Message).openapi('MessageList')

/** The fields common to all messages. Exactly one field names the recipient. */
export const MessageSendBase = z.looseObject({
  /**
   * The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation
   * are created.
   */
  to: z.string().openapi({ 'x-error-code': 'invalid_phone_number' }).optional(),
  /**
   * The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are
   * created.
   */
  bsuid: z.string().regex(/^[A-Z]{2}\.(ENT\.)?[A-Za-z0-9]{1,128}$/).optional(),
  contact_id: ContactId.optional(),
  /** The conversation to send to. A group can only be named by its conversation. */
  conversation_id: ConversationId.optional(),
  /** The message of the same conversation that this message replies to. */
  reply_to_message_id: MessageId.optional(),
  /**
   * When to send the message: in the future, and at most 30 days from now. Until then its status is `pending`, and it
   * can be canceled. Without it the message is sent at once.
   */
  send_at: dateTime().optional(),
  /**
   * Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use
   * `Idempotency-Key` for that.
   */
  client_reference: text({ min: 1, max: 200 }).optional(),
}).apply(exactlyOne('to', 'bsuid', 'contact_id', 'conversation_id')).openapi('MessageSendBase')

/** A text message. */
export const SendText = z.strictObject({
  /** The text. */
  body: text({ min: 1, max: 4096 }),
  /** Whether to show a preview of the first link in the text. */
  preview_url: z.boolean().optional(),
}).openapi('SendText')

/** A text message. */
export const MessageSendText = MessageSendBase.safeExtend({
  /** Always `text`. */
  type: z.literal('text'),
  text: SendText,
}).strict().openapi('MessageSendText')

/** A file, given by exactly one of `link` and `media_id`, with an optional caption. */
export const SendCaptionedMedia = z.strictObject({
  /** The http or https URL from which the provider downloads the file. */
  link: uri({ max: 2048, pattern: /^https?:\/\// }).optional(),
  /** The id of a file that was uploaded to the same account, or the `media.id` of one of its earlier messages. */
  media_id: text({ min: 1, max: 64 }).optional(),
  /** The caption, shown below the file. */
  caption: text({ min: 1, max: 1024 }).optional(),
}).apply(exactlyOne('link', 'media_id')).openapi('SendCaptionedMedia')

/** An image, by its link or from an earlier message. */
export const MessageSendImage = MessageSendBase.safeExtend({
  /** Always `image`. */
  type: z.literal('image'),
  image: SendCaptionedMedia,
}).strict().openapi('MessageSendImage')

/** A file, given by exactly one of `link` and `media_id`, with an optional file name and caption. */
export const SendDocument = z.strictObject({
  /** The http or https URL from which the provider downloads the file. */
  link: uri({ max: 2048, pattern: /^https?:\/\// }).optional(),
  /** The id of a file that was uploaded to the same account, or the `media.id` of one of its earlier messages. */
  media_id: text({ min: 1, max: 64 }).optional(),
  /** The caption, shown below the file. */
  caption: text({ min: 1, max: 1024 }).optional(),
  /** The file name shown to the recipient. */
  filename: text({ min: 1, max: 240 }).optional(),
}).apply(exactlyOne('link', 'media_id')).openapi('SendDocument')

/** A document, by its link or from an earlier message. */
export const MessageSendDocument = MessageSendBase.safeExtend({
  /** Always `document`. */
  type: z.literal('document'),
  document: SendDocument,
}).strict().openapi('MessageSendDocument')

/** A video, by its link or from an earlier message. */
export const MessageSendVideo = MessageSendBase.safeExtend({
  /** Always `video`. */
  type: z.literal('video'),
  video: SendCaptionedMedia,
}).strict().openapi('MessageSendVideo')

/** A file, given by exactly one of `link` and `media_id`. */
export const SendMedia = z.strictObject({
  /** The http or https URL from which the provider downloads the file. */
  link: uri({ max: 2048, pattern: /^https?:\/\// }).optional(),
  /** The id of a file that was uploaded to the same account, or the `media.id` of one of its earlier messages. */
  media_id: text({ min: 1, max: 64 }).optional(),
}).apply(exactlyOne('link', 'media_id')).openapi('SendMedia')

/** An audio file, by its link or from an earlier message. */
export const MessageSendAudio = MessageSendBase.safeExtend({
  /** Always `audio`. */
  type: z.literal('audio'),
  audio: SendMedia,
}).strict().openapi('MessageSendAudio')

/** A sticker, by its link or from an earlier message. */
export const MessageSendSticker = MessageSendBase.safeExtend({
  /** Always `sticker`. */
  type: z.literal('sticker'),
  sticker: SendMedia,
}).strict().openapi('MessageSendSticker')

/** A location. */
export const SendLocation = z.strictObject({
  /** Degrees north of the equator. */
  latitude: z.number().min(-90).max(90),
  /** Degrees east of Greenwich. */
  longitude: z.number().min(-180).max(180),
  /** The name of the location. */
  name: text({ min: 1, max: 1000 }).optional(),
  /** The address of the location. */
  address: text({ min: 1, max: 1000 }).optional(),
}).openapi('SendLocation')

/** A location on the map. */
export const MessageSendLocation = MessageSendBase.safeExtend({
  /** Always `location`. */
  type: z.literal('location'),
  location: SendLocation,
}).strict().openapi('MessageSendLocation')

/** A contact card. */
export const SendContactCard = z.strictObject({
  /** The name. */
  name: z.strictObject({
    /** The full name, as displayed. */
    formatted_name: text({ min: 1, max: 200 }),
    /** The given name. */
    first_name: text({ min: 1, max: 200 }).optional(),
    /** The middle name. */
    middle_name: text({ min: 1, max: 200 }).optional(),
    /** The family name. */
    last_name: text({ min: 1, max: 200 }).optional(),
    /** The title or prefix before the name. */
    prefix: text({ min: 1, max: 200 }).optional(),
    /** The suffix after the name. */
    suffix: text({ min: 1, max: 200 }).optional(),
  }),
  /** Phone numbers. */
  phones: z.array(z.strictObject({
    /** The number, as displayed. */
    phone: text({ min: 1, max: 50 }).optional(),
    /** The type of the number. */
    type: text({ min: 1, max: 50 }).optional(),
    /** The number's account id on the messaging network. */
    wa_id: text({ min: 1, max: 50 }).optional(),
  })).max(20).optional(),
  /** Email addresses. */
  emails: z.array(z.strictObject({
    /** The address. */
    email: text({ min: 1, max: 255 }).optional(),
    /** The type of the address. */
    type: text({ min: 1, max: 50 }).optional(),
  })).max(20).optional(),
  /** Postal addresses. */
  addresses: z.array(z.strictObject({
    /** Street and number. */
    street: text({ min: 1, max: 200 }).optional(),
    /** The city. */
    city: text({ min: 1, max: 200 }).optional(),
    /** The state. */
    state: text({ min: 1, max: 200 }).optional(),
    /** The postal code. */
    zip: text({ min: 1, max: 50 }).optional(),
    /** The country. */
    country: text({ min: 1, max: 200 }).optional(),
    /** The two-letter country code. */
    country_code: text({ min: 2, max: 2 }).optional(),
    /** The type of the address. */
    type: text({ min: 1, max: 50 }).optional(),
  })).max(20).optional(),
  /** The person's employer. */
  org: z.strictObject({
    /** The company. */
    company: text({ min: 1, max: 200 }).optional(),
    /** The department. */
    department: text({ min: 1, max: 200 }).optional(),
    /** The job title. */
    title: text({ min: 1, max: 200 }).optional(),
  }).optional(),
  /** Web addresses. */
  urls: z.array(z.strictObject({
    /** The address. */
    url: text({ min: 1, max: 2048 }).optional(),
    /** The type of the address. */
    type: text({ min: 1, max: 50 }).optional(),
  })).max(20).optional(),
  /** The date of birth. */
  birthday: date().optional(),
}).openapi('SendContactCard')

/** Contact cards. */
export const MessageSendContacts = MessageSendBase.safeExtend({
  /** Always `contacts`. */
  type: z.literal('contacts'),
  /** Contact cards. */
  contacts: z.array(SendContactCard).min(1).max(257),
}).strict().openapi('MessageSendContacts')

/** A reaction to a message of the same conversation. */
export const SendReaction = z.strictObject({
  /** The message to react to. */
  message_id: MessageId,
  /** The emoji; an empty string removes the reaction. */
  emoji: text({ max: 32 }),
}).openapi('SendReaction')

/** A reaction to a message of the same conversation. */
export const MessageSendReaction = MessageSendBase.safeExtend({
  /** Always `reaction`. */
  type: z.literal('reaction'),
  reaction: SendReaction,
}).strict().openapi('MessageSendReaction')

/** The header, shown above the text. */
export const SendInteractiveHeader = z.discriminatedUnion('type', [
  z.strictObject({
    /** Always `text`. */
    type: z.literal('text'),
    /** The text of the line. */
    text: text({ min: 1, max: 60 }),
  }),
  z.strictObject({
    /** Always `image`. */
    type: z.literal('image'),
    image: SendMedia,
  }),
  z.strictObject({
    /** Always `video`. */
    type: z.literal('video'),
    video: SendMedia,
  }),
  z.strictObject({
    /** Always `document`. */
    type: z.literal('document'),
    document: SendMedia,
  }),
]).openapi('SendInteractiveHeader')

/** A text with reply buttons. */
export const SendButtons = z.strictObject({
  /** Always `button`. */
  type: z.literal('button'),
  header: SendInteractiveHeader.optional(),
  /** The text. */
  body: z.strictObject({
    /** The text of the message. */
    text: text({ min: 1, max: 1024 }),
  }),
  /** The footer, a line below the text. */
  footer: z.strictObject({
    /** The text of the line. */
    text: text({ min: 1, max: 60 }),
  }).optional(),
  /** The buttons. */
  action: z.strictObject({
    /** The buttons, from top to bottom. */
    buttons: z.array(z.strictObject({
      /** Always `reply`. */
      type: z.literal('reply'),
      /** The reply that you receive when the button is tapped. */
      reply: z.strictObject({
        /** Your own id for the button. */
        id: text({ min: 1, max: 256 }),
        /** The label of the button. */
        title: text({ min: 1, max: 20 }),
      }),
    })).min(1).max(3),
  }),
}).openapi('SendButtons')

/** A text with a list to choose from. */
export const SendList = z.strictObject({
  /** Always `list`. */
  type: z.literal('list'),
  /** The header, a line above the text. */
  header: z.strictObject({
    /** Always `text`. */
    type: z.literal('text'),
    /** The text of the line. */
    text: text({ min: 1, max: 60 }),
  }).optional(),
  /** The text. */
  body: z.strictObject({
    /** The text of the message. */
    text: text({ min: 1, max: 4096 }),
  }),
  /** The footer, a line below the text. */
  footer: z.strictObject({
    /** The text of the line. */
    text: text({ min: 1, max: 60 }),
  }).optional(),
  /** The list. */
  action: z.strictObject({
    /** The label of the button that opens the list. */
    button: text({ min: 1, max: 20 }),
    /**
     * The sections of the list. If there are several, each needs a title. All sections together have at most 10 rows.
     */
    sections: z.array(z.strictObject({
      /** The title of the section. */
      title: text({ min: 1, max: 24 }).optional(),
      /** The choices. */
      rows: z.array(z.strictObject({
        /** Your own id for the choice. */
        id: text({ min: 1, max: 200 }),
        /** The title of the choice. */
        title: text({ min: 1, max: 24 }),
        /** A description of the choice. */
        description: text({ min: 1, max: 72 }).optional(),
      })).min(1).max(10),
    })).min(1).max(10),
  }),
}).openapi('SendList')

/** A text with a button that opens a web page. */
export const SendLinkButton = z.strictObject({
  /** Always `cta_url`. */
  type: z.literal('cta_url'),
  header: SendInteractiveHeader.optional(),
  /** The text. */
  body: z.strictObject({
    /** The text of the message. */
    text: text({ min: 1, max: 1024 }),
  }),
  /** The footer, a line below the text. */
  footer: z.strictObject({
    /** The text of the line. */
    text: text({ min: 1, max: 60 }),
  }).optional(),
  /** The button. */
  action: z.strictObject({
    /** Always `cta_url`. */
    name: z.literal('cta_url'),
    /** The label and the URL of the button. */
    parameters: z.strictObject({
      /** The label of the button. */
      display_text: text({ min: 1, max: 20 }),
      /** The URL that the button opens. */
      url: uri({ max: 2000, pattern: /^https?:\/\// }),
    }),
  }),
}).openapi('SendLinkButton')

/** A text with a button that opens a flow. */
export const SendFlow = z.strictObject({
  /** Always `flow`. */
  type: z.literal('flow'),
  header: SendInteractiveHeader.optional(),
  /** The text. */
  body: z.strictObject({
    /** The text of the message. */
    text: text({ min: 1, max: 1024 }),
  }),
  /** The footer, a line below the text. */
  footer: z.strictObject({
    /** The text of the line. */
    text: text({ min: 1, max: 60 }),
  }).optional(),
  /** The flow. */
  action: z.strictObject({
    /** Always `flow`. */
    name: z.literal('flow'),
    /** The flow and its start. */
    parameters: z.strictObject({
      /** Always `3`. */
      flow_message_version: z.literal('3'),
      /** The provider's id of the flow. */
      flow_id: text({ min: 1, max: 64 }).optional(),
      /** The name of the flow. */
      flow_name: text({ min: 1, max: 200 }).optional(),
      /** The label of the button. */
      flow_cta: text({ min: 1, max: 30 }),
      /** Your own token for this run of the flow. */
      flow_token: text({ min: 1, max: 200 }).optional(),
      /** Which version of the flow to open. */
      mode: z.enum(['draft', 'published']).optional(),
      /** Whether the flow opens on a screen or calls your endpoint first. */
      flow_action: z.enum(['navigate', 'data_exchange']).optional(),
      /** The first screen. */
      flow_action_payload: z.strictObject({
        /** The id of the screen. */
        screen: text({ min: 1, max: 200 }),
        /** The input data of the screen. */
        data: fields({}, { min: 1, max: 100 }).optional(),
      }).optional(),
    }).apply(exactlyOne('flow_id', 'flow_name')),
  }),
}).openapi('SendFlow')

/** A text with a button that sends the recipient's location. */
export const SendLocationRequest = z.strictObject({
  /** Always `location_request_message`. */
  type: z.literal('location_request_message'),
  /** The text. */
  body: z.strictObject({
    /** The text of the message. */
    text: text({ min: 1, max: 1024 }),
  }),
  /** The button. */
  action: z.strictObject({
    /** Always `send_location`. */
    name: z.literal('send_location'),
  }),
}).openapi('SendLocationRequest')

/**
 * A text with a button that shares the recipient's phone number. For contacts whose `phone_number` is null. The answer
 * is a message of type `contacts`, and sets the number of the contact.
 */
export const SendContactInfoRequest = z.strictObject({
  /** Always `request_contact_info`. */
  type: z.literal('request_contact_info'),
  /** The text. */
  body: z.strictObject({
    /** The text of the message. */
    text: text({ min: 1, max: 1024 }),
  }),
  /** The button. The contact's app names it. */
  action: z.strictObject({
    /** Always `request_contact_info`. */
    name: z.literal('request_contact_info'),
  }),
}).openapi('SendContactInfoRequest')

/** An interactive message that the recipient answers with a tap. */
export const SendInteractive = z.discriminatedUnion('type', [
  SendButtons,
  SendList,
  SendLinkButton,
  SendFlow,
  SendLocationRequest,
  SendContactInfoRequest,
]).openapi('SendInteractive')

/** A text with interactive elements. */
export const MessageSendInteractive = MessageSendBase.safeExtend({
  /** Always `interactive`. */
  type: z.literal('interactive'),
  interactive: SendInteractive,
}).strict().openapi('MessageSendInteractive')

/**
 * An approved template of the account. Fill it with either `components`, in the provider's format, or `variables`, by
 * name. The two cannot be combined.
 */
export const SendTemplate = fields({
  /** The name of the template. */
  name: text({ min: 1, max: 512 }),
  /** The language of the template. */
  language: text({ min: 2, max: 15 }),
  /** The parameters of header, body and buttons, in the provider's format. */
  components: z.array(SendTemplateComponent).max(30).optional(),
  /**
   * The values of the body's variables: one for each name in the template's `variables`, and no others. If the template
   * also has variables in its header or buttons, use `components`.
   */
  variables: fields({}, { rest: text({ min: 1, max: 1024 }), max: 100 }).optional(),
}, { rest: z.never(), max: 3 }).openapi('SendTemplate')

/** An approved template. */
export const MessageSendTemplate = MessageSendBase.safeExtend({
  /** Always `template`. */
  type: z.literal('template'),
  template: SendTemplate,
}).strict().openapi('MessageSendTemplate')

/**
 * A message to send. It names exactly one recipient (`to`, `bsuid`, `contact_id` or `conversation_id`) and contains
 * exactly the object that `type` names.
 */
export const MessageSend = z.discriminatedUnion('type', [
  MessageSendText,
  MessageSendImage,
  MessageSendDocument,
  MessageSendVideo,
  MessageSendAudio,
  MessageSendSticker,
  MessageSendLocation,
  MessageSendContacts,
  MessageSendReaction,
  MessageSendInteractive,
  MessageSendTemplate,
]).openapi('MessageSend')

/** A message. */
export const MessageResponse = responseOf(Message).openapi('MessageResponse')
