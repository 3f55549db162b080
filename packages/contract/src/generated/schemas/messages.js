// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { date, exactlyOne, fields, oneOf, orNull, text, uri } from '@channel/codegen/zod'
import { ConversationId } from './conversations.js'
import { AccountReference, ContactId, Timestamp, listOf, responseOf } from './shared.js'

/** The id of a message. */
export const MessageId = z.string().regex(/^msg_[0-9A-HJKMNP-TV-Z]{26}$/).openapi('MessageId')

/** Whether the contact wrote the message or you did. */
export const MessageDirection = z.enum(['inbound', 'outbound']).openapi('MessageDirection')

/** The file that belongs to a message. */
export const MessageMedia = z.looseObject({
  /** The id of the file. */
  id: z.string().regex(/^med_/),
  /** What kind of file it is; null while that is not known. */
  mime_type: z.string().nullable(),
  /** How many bytes it has; null while that is not known. */
  size: z.int().min(0).nullable(),
  /** The name that the sender gave it, if any. */
  filename: z.string().nullable(),
  /** Whether the file is still on its way, there to be read, or gone (lost, or no longer kept). */
  status: z.enum(['pending', 'ready', 'failed']),
}).openapi('MessageMedia')

/**
 * How far the message has come. An outbound one goes from `pending` to `sent`, `delivered` and `read`, and may skip
 * some; it never goes back. `failed` comes after `pending` or `sent`. An inbound one is `delivered` when it comes, and
 * `read` when you have answered or resolved the conversation.
 */
export const MessageStatus = z.enum(['pending', 'sent', 'delivered', 'read', 'failed']).openapi('MessageStatus')

/** Why a message failed. The set may grow. */
export const MessageErrorCode = z.string().openapi('MessageErrorCode')

/** A message that a contact wrote, or that you sent. */
export const Message = z.looseObject({
  id: MessageId,
  /** Always `message`. */
  object: z.literal('message'),
  conversation_id: ConversationId,
  contact_id: ContactId,
  /** Who wrote it, a phone number or a business-scoped user id. */
  from: z.string().nullable(),
  /** Whom it is for, a phone number or a business-scoped user id. */
  to: z.string().nullable(),
  direction: MessageDirection,
  /** What kind of message it is, such as `text`, `image` or `template`. The set may grow. */
  type: z.string(),
  /** The text, the caption or the rendered template; null when there is none. */
  content: z.string().nullable(),
  /** What the message holds besides its text, as the provider shapes it. */
  payload: z.looseObject({}).nullable(),
  /** The file that belongs to it; null when there is none. */
  media: orNull(MessageMedia),
  /** Where the file can be read; null when there is none, or while it is on its way. */
  media_url: uri().nullable(),
  status: MessageStatus,
  channel_account: AccountReference,
  /** The provider's own id of the message; null until it has told one. */
  provider_message_id: z.string().nullable(),
  /** The message that this one answers; null when it answers none that is known. */
  reply_to_message_id: orNull(MessageId),
  /** What you gave along when you sent it. */
  client_reference: z.string().nullable(),
  /** When it was sent. */
  sent_at: orNull(Timestamp),
  /** When it arrived. */
  delivered_at: orNull(Timestamp),
  /** When it was read. */
  read_at: orNull(Timestamp),
  /** When it failed. */
  failed_at: orNull(Timestamp),
  /** When the service got it, from the contact or from you. */
  created_at: Timestamp,
  /** Only when what the contact wrote is not to be had. */
  unsupported: z.looseObject({
    /**
     * Why: `edit` (the contact edited a message and the new text was not forwarded), `revoke` (the contact took this
     * message back, and it has lost text and file) or `unknown` (the provider cannot say). The set may grow.
     */
    type: z.string(),
  }).optional(),
  /** Only when the message failed. */
  error: z.looseObject({
    code: MessageErrorCode,
    /** What went wrong, for people. */
    message: z.string(),
    /** The provider's own code of the error, if it gave one. */
    provider_code: z.number().nullable(),
  }).optional(),
}).openapi('Message')

/** A page of messages, the newest first. */
export const MessageList = listOf(Message).openapi('MessageList')

/** What every message to send has. Exactly one field names the recipient. */
export const MessageSendBase = z.looseObject({
  /**
   * The recipient's phone number in E.164 form. Whom the account does not know yet becomes a contact, with a
   * conversation.
   */
  to: z.string().openapi({ 'x-error-code': 'invalid_phone_number' }).optional(),
  /**
   * The recipient's business-scoped user id. Whom the account does not know yet becomes a contact, with a conversation.
   */
  bsuid: z.string().regex(/^[A-Z]{2}\.(ENT\.)?[A-Za-z0-9]{1,128}$/).optional(),
  contact_id: ContactId.optional(),
  conversation_id: ConversationId.optional(),
  /** The message of the same conversation that this one answers. */
  reply_to_message_id: MessageId.optional(),
  /**
   * Anything that you know the message by. It is shown on the message as it is, and does not keep a message from being
   * sent twice: `Idempotency-Key` does.
   */
  client_reference: text({ min: 1, max: 200 }).optional(),
}).apply(exactlyOne('to', 'bsuid', 'contact_id', 'conversation_id')).openapi('MessageSendBase')

/** A text. */
export const SendText = z.strictObject({
  /** The text. */
  body: text({ min: 1, max: 4096 }),
  /** Whether the first link of the text is shown with a preview. */
  preview_url: z.boolean().optional(),
}).openapi('SendText')

/** A text message. */
export const MessageSendText = MessageSendBase.safeExtend({
  /** Always `text`. */
  type: z.literal('text'),
  text: SendText,
}).strict().openapi('MessageSendText')

/** A file, by exactly one of `link` and `media_id`, and the text below it. */
export const SendCaptionedMedia = z.strictObject({
  /** Where the provider fetches the file, an http or https URL. */
  link: uri({ max: 2048, pattern: /^https?:\/\// }).optional(),
  /** The `media.id` of an earlier message of the same account, whose file is sent again. */
  media_id: text({ min: 1, max: 64 }).optional(),
  /** The text below it. */
  caption: text({ min: 1, max: 1024 }).optional(),
}).apply(exactlyOne('link', 'media_id')).openapi('SendCaptionedMedia')

/** An image, by its link or from an earlier message. */
export const MessageSendImage = MessageSendBase.safeExtend({
  /** Always `image`. */
  type: z.literal('image'),
  image: SendCaptionedMedia,
}).strict().openapi('MessageSendImage')

/** A file, by exactly one of `link` and `media_id`, with its name and the text below it. */
export const SendDocument = z.strictObject({
  /** Where the provider fetches the file, an http or https URL. */
  link: uri({ max: 2048, pattern: /^https?:\/\// }).optional(),
  /** The `media.id` of an earlier message of the same account, whose file is sent again. */
  media_id: text({ min: 1, max: 64 }).optional(),
  /** The text below it. */
  caption: text({ min: 1, max: 1024 }).optional(),
  /** The name that the recipient sees. */
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

/** A file, by exactly one of `link` and `media_id`. */
export const SendMedia = z.strictObject({
  /** Where the provider fetches the file, an http or https URL. */
  link: uri({ max: 2048, pattern: /^https?:\/\// }).optional(),
  /** The `media.id` of an earlier message of the same account, whose file is sent again. */
  media_id: text({ min: 1, max: 64 }).optional(),
}).apply(exactlyOne('link', 'media_id')).openapi('SendMedia')

/** A sound, by its link or from an earlier message. */
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

/** A place. */
export const SendLocation = z.strictObject({
  /** Degrees north of the equator. */
  latitude: z.number().min(-90).max(90),
  /** Degrees east of Greenwich. */
  longitude: z.number().min(-180).max(180),
  /** What the place is called. */
  name: text({ min: 1, max: 1000 }).optional(),
  /** Its address. */
  address: text({ min: 1, max: 1000 }).optional(),
}).openapi('SendLocation')

/** A place on the map. */
export const MessageSendLocation = MessageSendBase.safeExtend({
  /** Always `location`. */
  type: z.literal('location'),
  location: SendLocation,
}).strict().openapi('MessageSendLocation')

/** A contact card. */
export const SendContactCard = z.strictObject({
  /** The name. */
  name: z.strictObject({
    /** The whole name, as it is shown. */
    formatted_name: text({ min: 1, max: 200 }),
    /** The given name. */
    first_name: text({ min: 1, max: 200 }).optional(),
    /** The middle name. */
    middle_name: text({ min: 1, max: 200 }).optional(),
    /** The family name. */
    last_name: text({ min: 1, max: 200 }).optional(),
    /** What stands before the name. */
    prefix: text({ min: 1, max: 200 }).optional(),
    /** What stands after the name. */
    suffix: text({ min: 1, max: 200 }).optional(),
  }),
  /** Phone numbers. */
  phones: z.array(z.strictObject({
    /** The number, as it is shown. */
    phone: text({ min: 1, max: 50 }).optional(),
    /** What kind of number it is. */
    type: text({ min: 1, max: 50 }).optional(),
    /** The number of the account that it has on the messaging network. */
    wa_id: text({ min: 1, max: 50 }).optional(),
  })).max(20).optional(),
  /** E-mail addresses. */
  emails: z.array(z.strictObject({
    /** The address. */
    email: text({ min: 1, max: 255 }).optional(),
    /** What kind of address it is. */
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
    /** The country as two letters. */
    country_code: text({ min: 2, max: 2 }).optional(),
    /** What kind of address it is. */
    type: text({ min: 1, max: 50 }).optional(),
  })).max(20).optional(),
  /** Where the person works. */
  org: z.strictObject({
    /** The company. */
    company: text({ min: 1, max: 200 }).optional(),
    /** The department. */
    department: text({ min: 1, max: 200 }).optional(),
    /** The position. */
    title: text({ min: 1, max: 200 }).optional(),
  }).optional(),
  /** Web addresses. */
  urls: z.array(z.strictObject({
    /** The address. */
    url: text({ min: 1, max: 2048 }).optional(),
    /** What kind of address it is. */
    type: text({ min: 1, max: 50 }).optional(),
  })).max(20).optional(),
  /** The day of birth. */
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
  /** The message that is reacted to. */
  message_id: MessageId,
  /** The emoji; an empty text takes the reaction back. */
  emoji: text({ max: 32 }),
}).openapi('SendReaction')

/** A reaction to a message of the same conversation. */
export const MessageSendReaction = MessageSendBase.safeExtend({
  /** Always `reaction`. */
  type: z.literal('reaction'),
  reaction: SendReaction,
}).strict().openapi('MessageSendReaction')

/** What stands above the text. */
export const SendInteractiveHeader = z.discriminatedUnion('type', [
  z.strictObject({
    /** Always `text`. */
    type: z.literal('text'),
    /** The line itself. */
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

/** A text with buttons to reply with. */
export const SendButtons = z.strictObject({
  /** Always `button`. */
  type: z.literal('button'),
  header: SendInteractiveHeader.optional(),
  /** The text. */
  body: z.strictObject({
    /** The text itself. */
    text: text({ min: 1, max: 1024 }),
  }),
  /** A line below the text. */
  footer: z.strictObject({
    /** The line itself. */
    text: text({ min: 1, max: 60 }),
  }).optional(),
  /** The buttons. */
  action: z.strictObject({
    /** The buttons, from top to bottom. */
    buttons: z.array(z.strictObject({
      /** Always `reply`. */
      type: z.literal('reply'),
      /** What comes back when it is tapped. */
      reply: z.strictObject({
        /** What you know the button by. */
        id: text({ min: 1, max: 256 }),
        /** What stands on it. */
        title: text({ min: 1, max: 20 }),
      }),
    })).min(1).max(3),
  }),
}).openapi('SendButtons')

/** A text with a list to choose from. */
export const SendList = z.strictObject({
  /** Always `list`. */
  type: z.literal('list'),
  /** A line above the text. */
  header: z.strictObject({
    /** Always `text`. */
    type: z.literal('text'),
    /** The line itself. */
    text: text({ min: 1, max: 60 }),
  }).optional(),
  /** The text. */
  body: z.strictObject({
    /** The text itself. */
    text: text({ min: 1, max: 4096 }),
  }),
  /** A line below the text. */
  footer: z.strictObject({
    /** The line itself. */
    text: text({ min: 1, max: 60 }),
  }).optional(),
  /** The list. */
  action: z.strictObject({
    /** What stands on the button that opens the list. */
    button: text({ min: 1, max: 20 }),
    /** The parts of the list; with several of them each needs a title. They have 10 rows in all at most. */
    sections: z.array(z.strictObject({
      /** What stands above it. */
      title: text({ min: 1, max: 24 }).optional(),
      /** What can be chosen. */
      rows: z.array(z.strictObject({
        /** What you know the choice by. */
        id: text({ min: 1, max: 200 }),
        /** What it is called. */
        title: text({ min: 1, max: 24 }),
        /** What there is to say of it. */
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
    /** The text itself. */
    text: text({ min: 1, max: 1024 }),
  }),
  /** A line below the text. */
  footer: z.strictObject({
    /** The line itself. */
    text: text({ min: 1, max: 60 }),
  }).optional(),
  /** The button. */
  action: z.strictObject({
    /** Always `cta_url`. */
    name: z.literal('cta_url'),
    /** What it says and where it leads. */
    parameters: z.strictObject({
      /** What stands on it. */
      display_text: text({ min: 1, max: 20 }),
      /** The page that it opens. */
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
    /** The text itself. */
    text: text({ min: 1, max: 1024 }),
  }),
  /** A line below the text. */
  footer: z.strictObject({
    /** The line itself. */
    text: text({ min: 1, max: 60 }),
  }).optional(),
  /** The flow. */
  action: z.strictObject({
    /** Always `flow`. */
    name: z.literal('flow'),
    /** Which flow it is, and how it begins. */
    parameters: z.strictObject({
      /** Always `3`. */
      flow_message_version: z.literal('3'),
      /** The flow by its id at the provider. */
      flow_id: text({ min: 1, max: 64 }).optional(),
      /** The flow by its name. */
      flow_name: text({ min: 1, max: 200 }).optional(),
      /** What stands on the button. */
      flow_cta: text({ min: 1, max: 30 }),
      /** What you know this use of the flow by. */
      flow_token: text({ min: 1, max: 200 }).optional(),
      /** Which version of the flow it is. */
      mode: z.enum(['draft', 'published']).optional(),
      /** Whether a screen comes first, or your endpoint is asked. */
      flow_action: z.enum(['navigate', 'data_exchange']).optional(),
      /** The first screen. */
      flow_action_payload: z.strictObject({
        /** The id of the screen. */
        screen: text({ min: 1, max: 200 }),
        /** What the screen is given. */
        data: fields({}, { min: 1, max: 100 }).optional(),
      }).optional(),
    }).apply(exactlyOne('flow_id', 'flow_name')),
  }),
}).openapi('SendFlow')

/** A text with a button to send one’s place. */
export const SendLocationRequest = z.strictObject({
  /** Always `location_request_message`. */
  type: z.literal('location_request_message'),
  /** The text. */
  body: z.strictObject({
    /** The text itself. */
    text: text({ min: 1, max: 1024 }),
  }),
  /** The button. */
  action: z.strictObject({
    /** Always `send_location`. */
    name: z.literal('send_location'),
  }),
}).openapi('SendLocationRequest')

/** Something that the recipient answers with a tap. */
export const SendInteractive = z.discriminatedUnion('type', [SendButtons, SendList, SendLinkButton, SendFlow, SendLocationRequest])
  .openapi('SendInteractive')

/** A text with something to tap on. */
export const MessageSendInteractive = MessageSendBase.safeExtend({
  /** Always `interactive`. */
  type: z.literal('interactive'),
  interactive: SendInteractive,
}).strict().openapi('MessageSendInteractive')

/** What fills one part of a template. */
export const SendTemplateComponent = z.strictObject({
  /** Which part it is. */
  type: z.enum(['header', 'body', 'button', 'carousel', 'limited_time_offer']),
  /** What kind of button it is. */
  sub_type: z.enum(['quick_reply', 'url', 'copy_code', 'catalog', 'mpm', 'flow', 'voice_call']).optional(),
  /** Which button it is, counted from 0. */
  index: oneOf([z.int().min(0).max(9), z.string().regex(/^[0-9]$/)]).optional(),
  /** What fills its variables, in their order. */
  parameters: z.array(z.looseObject({})).max(100).optional(),
  /** The cards of a carousel. */
  cards: z.array(z.looseObject({})).max(10).optional(),
}).openapi('SendTemplateComponent')

/**
 * An approved template of the account. What fills it is either `components`, as the provider shapes them, or
 * `variables`, by their names; not both.
 */
export const SendTemplate = fields({
  /** The name of the template. */
  name: text({ min: 1, max: 512 }),
  /** The language of the template. */
  language: text({ min: 2, max: 15 }),
  /** What fills header, body and buttons, as the provider shapes it. */
  components: z.array(SendTemplateComponent).max(30).optional(),
  /**
   * What fills the variables of the text: one value for each of the template's `variables`, and no other. A template
   * that has variables in header or buttons too takes `components`.
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
 * A message to send: exactly one recipient (`to`, `bsuid`, `contact_id` or `conversation_id`), and exactly the object
 * that `type` names.
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
