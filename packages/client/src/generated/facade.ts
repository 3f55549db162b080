// Generated from spec/. Do not edit.

import type { components, operations } from '../contract.ts'
import type { MediaBlobOptions } from '../download-media.ts'
import type { FacadeOptions } from '../operation-types.ts'
import type { ConditionalPaged, Paged } from '../paginate.ts'

type Schemas = components['schemas']
type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>

/**
 * The health of the service, its OpenAPI document, and the API key in use.
 */
export interface MetaFacade {
  /**
   * Check that the service is up.
   *
   * Responds while the service is running. Does not check the database or any other dependency. Requires no API key and is not rate-limited.
   *
   * @example
   * const result = await channel.meta.getHealth()
   */
  getHealth(options?: FacadeOptions): Promise<Schemas['HealthResponse']>

  /**
   * Get this document.
   *
   * Returns the OpenAPI 3.1 document of this API, for generating clients or for browsing. Requires no API key and is not rate-limited. The response is the document itself, without an envelope. The service is its only server, also in its samples.
   *
   * @example
   * const result = await channel.meta.getOpenApiDocument()
   */
  getOpenApiDocument(options?: FacadeOptions): Promise<Schemas['OpenApiDocument']>

  /**
   * Get the API key in use.
   *
   * Returns the API key of the request, its expiry, its organization and its teams. Use it to try a new key.
   *
   * @example
   * const result = await channel.meta.getMe()
   */
  getMe(options?: FacadeOptions): Promise<Schemas['MeResponse']>
}

/**
 * The messaging accounts that your organization, or one of its end-customers, has connected.
 */
export interface AccountsFacade {
  /**
   * List connected accounts.
   *
   * Lists the accounts that your organization has connected, newest first (by `created_at`, then `id`, both descending). Each row carries the `phone_number_id` used in phone-scoped paths.
   *
   * @example
   * for await (const item of channel.accounts.list({ customer_id: 'cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y' })) console.log(item)
   */
  list(query?: Query<'listAccounts'>, options?: FacadeOptions): Paged<Schemas['AccountList']>

  /**
   * Get an account.
   *
   * Returns one account, also while it is not connected or not verified.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404.
   * @example
   * const result = await channel.accounts.get('106540352242922')
   */
  get(phoneNumberId: string, options?: FacadeOptions): Promise<Schemas['AccountResponse']>
}

/**
 * What contacts see of the business behind an account. The provider keeps the profiles.
 */
export interface AccountProfilesFacade {
  /**
   * Get the profile of an account.
   *
   * Returns what contacts see of the business: its text, addresses, category and picture. The upstream provider has the profile; each request reads it there. If the provider does not respond, the response is 502 `channel_upstream_error`.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @example
   * const result = await channel.accountProfiles.get('106540352242922')
   */
  get(phoneNumberId: string, options?: FacadeOptions): Promise<Schemas['AccountProfileResponse']>

  /**
   * Change the profile of an account.
   *
   * Changes the profile at the upstream provider. Contacts see it at once. Omitted fields keep their values; a body without fields changes nothing. For a new picture, upload a JPEG or PNG with `POST /v1/{phone_number_id}/media` and name it as `picture_media_id`; the provider keeps a copy. What the provider refuses is a 400 `invalid_field_value` with its reason. If the provider does not respond, the response is 502 `channel_upstream_error`; send the request again.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @example
   * const result = await channel.accountProfiles.update('106540352242922', { about: 'Coffee from the fjord. Open every day.', description: 'We roast coffee in Bergen and send it anywhere.', vertical: 'RESTAURANT', websites: ['https://fjordcoffee.example/', 'https://shop.fjordcoffee.example/'] })
   */
  update(phoneNumberId: string, body: Schemas['AccountProfileUpdate'], options?: FacadeOptions): Promise<Schemas['AccountProfileResponse']>
}

/**
 * The messages that you receive from contacts and send to them.
 */
export interface MessagesFacade {
  /**
   * Search all messages.
   *
   * Lists the messages with a text in them, of all accounts, newest first (by `id`, descending: ids ascend with time). Each word of the text must begin a word of the message, ignoring case and accents. The words are those of `content`: the text, the caption or the filled template. Filters can be combined. Notes are not searched.
   *
   * A page ends early if the words are hard to find: it has fewer items than `limit`, or none, although `has_more` is true.
   *
   * @example
   * for await (const item of channel.messages.search({ search: 'invoice 4711' })) console.log(item)
   */
  search(query: Query<'searchMessages'>, options?: FacadeOptions): Paged<Schemas['MessageList']>

  /**
   * List the messages of an account.
   *
   * Lists the messages of the account, newest first (by `created_at`, then `id`, both descending). Filters can be combined; a message must match all of them.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @example
   * for await (const item of channel.messages.list('106540352242922', { conversation_id: 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6' })) console.log(item)
   */
  list(phoneNumberId: string, query?: Query<'listMessages'>, options?: FacadeOptions): Paged<Schemas['MessageList']>

  /**
   * Send a message.
   *
   * Accepts a message for sending. The response returns before the message is sent, with the status `pending`. The events `message.sent`, `message.delivered`, `message.read` and `message.failed` report the outcome. Within 24 hours of the contact's last message you can send any type of message. Outside this window, and to contacts who have never written, you can send only templates (`outside_24h_window`). In a group the window is open once any member writes. Groups take text, media and templates (`unsupported_in_group`). Sending marks the contact's messages as read. With `send_at` the message is sent later. Everything is checked twice: now, with the window as it will be at `send_at`, and again when the message leaves; a message that may not be sent any more fails then.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @example
   * const result = await channel.messages.send('106540352242922', { to: '+4915112345678', type: 'text', text: { body: 'We open at seven.' }, client_reference: 'order-4711' })
   */
  send(phoneNumberId: string, body: Schemas['MessageSend'], options?: FacadeOptions): Promise<Schemas['MessageResponse']>

  /**
   * Get a message.
   *
   * Returns one message of the account.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the message.
   * @example
   * const result = await channel.messages.get('106540352242922', 'msg_01KAJ4X2G1R9P4Q8S6T0V3W5Y7')
   */
  get(phoneNumberId: string, id: string, options?: FacadeOptions): Promise<Schemas['MessageResponse']>

  /**
   * Cancel a message.
   *
   * Cancels a message that has not been sent: one that waits for its `send_at`, or that still waits in the queue. Its status becomes `failed`, with the error code `canceled` and `canceled_at`, and the event `message.failed` is sent. As soon as the service hands the message to the provider, the response is 409 (`message_not_cancelable`). Canceling a message again is harmless.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the message.
   * @example
   * const result = await channel.messages.cancel('106540352242922', 'msg_01KAJ4X2G1R9P4Q8S6T0V3W5Y7')
   */
  cancel(phoneNumberId: string, id: string, options?: FacadeOptions): Promise<Schemas['MessageResponse']>

  /**
   * Get the media of a message.
   *
   * Redirects to the message's file: an image, document, video, audio or sticker. The URL is public and equals the `media_url` of the message. The response is 404 if the message has no file, or if the status of its file is `pending` or `failed`.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the message.
   * @example
   * const result = await channel.messages.mediaUrl('106540352242922', 'msg_01KAJ4X2G1R9P4Q8S6T0V3W5Y7')
   */
  mediaUrl(phoneNumberId: string, id: string, options?: FacadeOptions): Promise<string>

  /**
   * Get the media of a message.
   *
   * Redirects to the message's file: an image, document, video, audio or sticker. The URL is public and equals the `media_url` of the message. The response is 404 if the message has no file, or if the status of its file is `pending` or `failed`.
   *
   * Follows the redirect without the API key, and downloads the file.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the message.
   * @example
   * const result = await channel.messages.mediaBlob('106540352242922', 'msg_01KAJ4X2G1R9P4Q8S6T0V3W5Y7')
   */
  mediaBlob(phoneNumberId: string, id: string, options?: MediaBlobOptions): Promise<Blob>
}

/**
 * Templates that are sent to many recipients.
 */
export interface BroadcastsFacade {
  /**
   * List the broadcasts of an account.
   *
   * Lists the broadcasts of the account, newest first (by `created_at`, then `id`, both descending).
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @example
   * for await (const item of channel.broadcasts.list('106540352242922', { status: 'running' })) console.log(item)
   */
  list(phoneNumberId: string, query?: Query<'listBroadcasts'>, options?: FacadeOptions): Paged<Schemas['BroadcastList']>

  /**
   * Create a broadcast.
   *
   * Creates a broadcast: a template that is sent to many recipients. It is a `draft` without recipients. Add them with `POST /v1/{phone_number_id}/broadcasts/{id}/recipients`, then start it. Nothing is sent before that. The template must be approved.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @example
   * const result = await channel.broadcasts.create('106540352242922', { name: 'Autumn sale', template: { name: 'order_ready', language: 'en_US', variables: { '2': 'seven' } } })
   */
  create(phoneNumberId: string, body: Schemas['BroadcastCreate'], options?: FacadeOptions): Promise<Schemas['BroadcastResponse']>

  /**
   * Get a broadcast.
   *
   * Returns a broadcast with the number of its recipients by status.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the broadcast.
   * @example
   * const result = await channel.broadcasts.get('106540352242922', 'brd_01KAJ6B2D4F6H8K0M2P4R6T8V0')
   */
  get(phoneNumberId: string, id: string, options?: FacadeOptions): Promise<Schemas['BroadcastResponse']>

  /**
   * Update a broadcast.
   *
   * Updates the fields in the body. Omitted fields keep their values. A broadcast that has ended cannot be changed, `send_at` only until it has started, and `template` only while it is a draft (`broadcast_status_conflict`). Its recipients stay. An empty body changes nothing.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the broadcast.
   * @example
   * const result = await channel.broadcasts.update('106540352242922', 'brd_01KAJ6B2D4F6H8K0M2P4R6T8V0', { rate: 20 })
   */
  update(phoneNumberId: string, id: string, body: Schemas['BroadcastUpdate'], options?: FacadeOptions): Promise<Schemas['BroadcastResponse']>

  /**
   * Cancel a broadcast.
   *
   * Ends a broadcast. Recipients that are `pending` get no message, and keep this status. Messages that were handed to the queue still leave. Canceling a broadcast that has ended changes nothing.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the broadcast.
   * @example
   * const result = await channel.broadcasts.cancel('106540352242922', 'brd_01KAJ6B2D4F6H8K0M2P4R6T8V0')
   */
  cancel(phoneNumberId: string, id: string, options?: FacadeOptions): Promise<Schemas['BroadcastResponse']>

  /**
   * Pause a broadcast.
   *
   * Pauses a broadcast that is running or scheduled. No more messages are made. Those that were handed to the queue, for up to two seconds of sending, still leave. Start it again to resume it. A paused broadcast is unchanged; a draft, or one that has ended, cannot be paused (`broadcast_status_conflict`).
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the broadcast.
   * @example
   * const result = await channel.broadcasts.pause('106540352242922', 'brd_01KAJ6B2D4F6H8K0M2P4R6T8V0')
   */
  pause(phoneNumberId: string, id: string, options?: FacadeOptions): Promise<Schemas['BroadcastResponse']>

  /**
   * List the recipients of a broadcast.
   *
   * Lists the recipients in the order in which they get their messages (by `id`, ascending). After a recipient was erased with its contact, only its status remains.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the broadcast.
   * @example
   * for await (const item of channel.broadcasts.listRecipients('106540352242922', 'brd_01KAJ6B2D4F6H8K0M2P4R6T8V0', { status: 'failed' })) console.log(item)
   */
  listRecipients(phoneNumberId: string, id: string, query?: Query<'listBroadcastRecipients'>, options?: FacadeOptions): Paged<Schemas['BroadcastRecipientList']>

  /**
   * Add recipients to a broadcast.
   *
   * Adds up to 10,000 recipients to a draft, in one transaction. Call it several times for more: a broadcast can have 250,000. Or add all contacts of the account that have a label now. A recipient that the broadcast already has is counted as a duplicate; a contact is the same by its id, its phone number and its business-scoped user id. Recipients that are not valid are listed by their index in the request, and do not stop the others. Once the broadcast was started, the response is 409 (`broadcast_status_conflict`).
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the broadcast.
   * @example
   * const result = await channel.broadcasts.bulkAddRecipients('106540352242922', 'brd_01KAJ6B2D4F6H8K0M2P4R6T8V0', { recipients: [{ to: '+4915112345678', variables: { '1': 'Ana' } }, { contact_id: 'ctc_01KAJ4TQ6B2D4F8H1J3K5M7N9P', variables: { '1': 'Bo' } }, { bsuid: 'DE.1234567890', variables: { '1': 'Cem', '2': 'eight' } }] })
   */
  bulkAddRecipients(phoneNumberId: string, id: string, body: Schemas['BroadcastRecipientsAdd'], options?: FacadeOptions): Promise<Schemas['BroadcastRecipientsResponse']>

  /**
   * Start or resume a broadcast.
   *
   * Starts a broadcast, now or at its `send_at`, or resumes a paused one where it stopped. It must have recipients. Recipients cannot be added any more. The event `broadcast.started` is sent when messages begin to leave. A broadcast that is running or scheduled is unchanged; one that has ended cannot be started (`broadcast_status_conflict`). Messages wait in the same queue as all others, behind those that were sent one by one, so that replies go first. The template, the account and each recipient are checked when a message is made, like those of `POST /v1/{phone_number_id}/messages`.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the broadcast.
   * @example
   * const result = await channel.broadcasts.start('106540352242922', 'brd_01KAJ6B2D4F6H8K0M2P4R6T8V0')
   */
  start(phoneNumberId: string, id: string, options?: FacadeOptions): Promise<Schemas['BroadcastResponse']>
}

/**
 * Files to send.
 */
export interface MediaFacade {
  /**
   * Upload a file to send.
   *
   * Stores a file. Messages of the account can then send it by its id, as `media_id`, any number of times. The contact gets exactly these bytes. The file is one part of a form, `file`, with its name and its media type; there are no other parts. An image can have at most 5 MiB (`image/webp`, for stickers: 500 KiB), an audio or video 16 MiB, and a file of any other type 100 MiB; beyond that the response is 413. The provider can still refuse a type that it does not support: then the message fails with `media_upload_failed`. If too many files are being uploaded at once, the response is 429. A file that no message uses is deleted after 30 days.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @example
   * const result = await channel.media.create('106540352242922', { file: new File([bytes], 'invoice.pdf', { type: 'application/pdf' }) })
   */
  create(phoneNumberId: string, body: Omit<Schemas['MediaCreate'], 'file'> & { file: Blob }, options?: FacadeOptions): Promise<Schemas['MediaResponse']>
}

/**
 * The messages between an account and a contact. A contact has one conversation.
 */
export interface ConversationsFacade {
  /**
   * Attach a label to a conversation.
   *
   * Attaches a label to a conversation on any of your accounts. Attaching it again changes nothing and returns the same response. The label and the conversation's contact must belong to the same team; a label of another team returns 400 `invalid_field_value`.
   *
   * @param id The id of the conversation.
   * @example
   * const result = await channel.conversations.attachLabel('cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6', { label_id: 'lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N' })
   */
  attachLabel(id: string, body: Schemas['LabelAttach'], options?: FacadeOptions): Promise<Schemas['ConversationLabelLinkResponse']>

  /**
   * List the conversations of an account.
   *
   * Lists the conversations of the account, ordered by their latest message, newest first; conversations without messages come last (by `last_message_at`, then `id`, both descending). With `updated_since` the order is `updated_at`, then `id`, both descending. Filters can be combined; a conversation must match all of them. The response has a weak `ETag`. Send it as `If-None-Match`: while the page is unchanged, the response is 304.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @example
   * for await (const item of channel.conversations.list('106540352242922', { status: 'open' })) console.log(item)
   */
  list(phoneNumberId: string, query?: Query<'listConversations'>, options?: FacadeOptions): ConditionalPaged<Schemas['ConversationList']>

  /**
   * Get a conversation.
   *
   * Returns one conversation of the account.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the conversation.
   * @example
   * const result = await channel.conversations.get('106540352242922', 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6')
   */
  get(phoneNumberId: string, id: string, options?: FacadeOptions): Promise<Schemas['ConversationResponse']>

  /**
   * Update a conversation.
   *
   * Updates the status, the assignee, or until when the conversation is snoozed. Every status can be set from every other. Resolving a conversation sets `unread_count` to zero and marks its inbound messages as read.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the conversation.
   * @example
   * const result = await channel.conversations.update('106540352242922', 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6', { status: 'resolved' })
   */
  update(phoneNumberId: string, id: string, body: Schemas['ConversationUpdate'], options?: FacadeOptions): Promise<Schemas['ConversationResponse']>

  /**
   * Attach a label to a conversation of an account.
   *
   * Attaches a label. Attaching it again changes nothing and returns the same response. The label and the conversation's contact must belong to the same team; a label of another team returns 400 `invalid_field_value`.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the conversation.
   * @example
   * const result = await channel.conversations.attachLabelInAccount('106540352242922', 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6', { label_id: 'lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N' })
   */
  attachLabelInAccount(phoneNumberId: string, id: string, body: Schemas['LabelAttach'], options?: FacadeOptions): Promise<Schemas['ConversationLabelLinkResponse']>

  /**
   * Detach a label from a conversation.
   *
   * Detaches a label. Detaching a label that is not attached changes nothing and returns the same response.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the conversation.
   * @param labelId The id of the label to detach.
   * @example
   * const result = await channel.conversations.detachLabel('106540352242922', 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6', 'lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N')
   */
  detachLabel(phoneNumberId: string, id: string, labelId: string, options?: FacadeOptions): Promise<Schemas['ConversationLabelLinkResponse']>

  /**
   * Mark a conversation as read.
   *
   * Sets `unread_count` to zero and marks the inbound messages as read. The contact sees that the messages were read, and with `typing` that an answer is being written. The provider is called in the background, once per request; if it cannot be reached, it is called again for up to an hour. Nothing is sent to the provider if there is nothing to show: no unread message, and no `typing`. Marking a conversation again is harmless.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the conversation.
   * @example
   * const result = await channel.conversations.markRead('106540352242922', 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6', { typing: true })
   */
  markRead(phoneNumberId: string, id: string, body?: Schemas['ConversationRead'], options?: FacadeOptions): Promise<Schemas['ConversationResponse']>
}

/**
 * What your organization writes about a conversation for itself. Contacts never see it.
 */
export interface NotesFacade {
  /**
   * List the notes of a conversation.
   *
   * Lists the notes that your organization has written about the conversation, newest first (by `created_at`, then `id`, both descending). The contact never sees them, and they are not sent to the provider.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the conversation.
   * @example
   * for await (const item of channel.notes.list('106540352242922', 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6')) console.log(item)
   */
  list(phoneNumberId: string, id: string, query?: Query<'listNotes'>, options?: FacadeOptions): Paged<Schemas['NoteList']>

  /**
   * Write a note.
   *
   * Writes a note about the conversation, for your organization only: the contact never sees it, and it is not sent to the provider. It changes nothing about the conversation, neither `updated_at` nor `unread_count`. The author is the API key. A user is mentioned by `<@` and `>` around the id, as `<@usr_01KAHX8P0Q2R4S6T8V1W3X5Y7Z>`, and is notified in the dashboard. An unknown user returns 400 `invalid_field_value`. A note may mention up to 50 users.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the conversation.
   * @example
   * const result = await channel.notes.create('106540352242922', 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6', { text: '<@usr_01KAHX8P0Q2R4S6T8V1W3X5Y7Z> Ana wants the invoice for October again.' })
   */
  create(phoneNumberId: string, id: string, body: Schemas['NoteCreate'], options?: FacadeOptions): Promise<Schemas['NoteResponse']>

  /**
   * Change a note.
   *
   * Changes the text of a note and sets `edited_at`. Users whom the new text mentions, and the old one did not, are notified; the mentions that it lacks are withdrawn. The author stays. The same text changes nothing.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the conversation.
   * @param noteId The id of the note.
   * @example
   * const result = await channel.notes.update('106540352242922', 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6', 'note_01KAJ7B3D5F7H9K1M3P5R7T9V1', { text: '<@usr_01KAHX8P0Q2R4S6T8V1W3X5Y7Z> Ana wants the invoice for September again.' })
   */
  update(phoneNumberId: string, id: string, noteId: string, body: Schemas['NoteUpdate'], options?: FacadeOptions): Promise<Schemas['NoteResponse']>

  /**
   * Delete a note.
   *
   * Deletes a note permanently, and withdraws its mentions.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the conversation.
   * @param noteId The id of the note.
   * @example
   * const result = await channel.notes.delete('106540352242922', 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6', 'note_01KAJ7B3D5F7H9K1M3P5R7T9V1')
   */
  delete(phoneNumberId: string, id: string, noteId: string, options?: FacadeOptions): Promise<Schemas['DeletedNoteResponse']>
}

/**
 * The customers of your organization (platform mode). They connect their own accounts, which you then use like yours.
 */
export interface CustomersFacade {
  /**
   * List customers.
   *
   * Lists the end-customers of your organization, newest first (by `created_at`, then `id`, both descending). An organization without platform mode has none.
   *
   * @example
   * for await (const item of channel.customers.list()) console.log(item)
   */
  list(query?: Query<'listCustomers'>, options?: FacadeOptions): Paged<Schemas['CustomerList']>

  /**
   * Create a customer.
   *
   * Creates an end-customer. It is active immediately and has no accounts yet. Requires platform mode: without it the response is 403 `feature_not_entitled`. If your trial or subscription has ended, the response is 403 `subscription_inactive`.
   *
   * @example
   * const result = await channel.customers.create({ name: 'Nordlys Hotels', external_id: 'tenant-4711', metadata: { plan: 'gold', seats: 12 } })
   */
  create(body: Schemas['CustomerCreate'], options?: FacadeOptions): Promise<Schemas['CustomerResponse']>

  /**
   * Get a customer.
   *
   * Returns one end-customer. `GET /v1/accounts?customer_id=` lists its accounts.
   *
   * @param id The id of the end-customer.
   * @example
   * const result = await channel.customers.get('cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y')
   */
  get(id: string, options?: FacadeOptions): Promise<Schemas['CustomerResponse']>

  /**
   * Update a customer.
   *
   * Updates an end-customer, or suspends it. While `status` is `suspended`, no messages can be sent from its accounts. An empty body changes nothing. Requires platform mode, as creating a customer does.
   *
   * @param id The id of the end-customer.
   * @example
   * const result = await channel.customers.update('cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y', { name: 'Nordlys Hotels & Spa', metadata: null })
   */
  update(id: string, body: Schemas['CustomerUpdate'], options?: FacadeOptions): Promise<Schemas['CustomerResponse']>

  /**
   * List setup links.
   *
   * Lists the setup links of an end-customer, newest first (by `created_at`, then `id`, both descending). Links that have ended are included. `setup_url` is never shown again.
   *
   * @param customerId The id of the end-customer whose setup links these are.
   * @example
   * for await (const item of channel.customers.listSetupLinks('cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y')) console.log(item)
   */
  listSetupLinks(customerId: string, query?: Query<'listSetupLinks'>, options?: FacadeOptions): Paged<Schemas['CustomerSetupLinkList']>

  /**
   * Create a setup link.
   *
   * Creates a one-time link that the end-customer uses to connect an account through the provider's embedded signup. Send the customer to `setup_url`. It contains a one-time token and is returned only in this response. For 24 hours, the same request with the same `Idempotency-Key` returns it again. Links of one customer are independent of each other. Requires platform mode. For a suspended customer, the response is 422 `customer_suspended`.
   *
   * @param customerId The id of the end-customer whose setup links these are.
   * @example
   * const result = await channel.customers.createSetupLink('cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y', { expires_in_hours: 1, success_redirect_url: 'https://app.example.com/connected', failure_redirect_url: 'https://app.example.com/not-connected' })
   */
  createSetupLink(customerId: string, body: Schemas['CustomerSetupLinkCreate'], options?: FacadeOptions): Promise<Schemas['CustomerSetupLinkResponse']>

  /**
   * Get a setup link.
   *
   * Returns one setup link, in any status. `setup_url` is never shown again.
   *
   * @param customerId The id of the end-customer whose setup links these are.
   * @param id The id of the setup link.
   * @example
   * const result = await channel.customers.getSetupLink('cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y', 'csl_01KAJ5P2R4S6T8V0W1X3Y5Z7A9')
   */
  getSetupLink(customerId: string, id: string, options?: FacadeOptions): Promise<Schemas['CustomerSetupLinkStateResponse']>

  /**
   * Revoke a setup link.
   *
   * Revokes a setup link. It stops working, and a signup in progress cannot complete it. Its page says that it was revoked. The link can still be read, with `status: revoked`, and `setup_link.revoked` is sent. A link that has ended (completed, expired or revoked) returns 409 `setup_link_inactive`. This cannot be undone, but you can create another link.
   *
   * @param customerId The id of the end-customer whose setup links these are.
   * @param id The id of the setup link.
   * @example
   * const result = await channel.customers.deleteSetupLink('cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y', 'csl_01KAJ5P2R4S6T8V0W1X3Y5Z7A9')
   */
  deleteSetupLink(customerId: string, id: string, options?: FacadeOptions): Promise<Schemas['CustomerSetupLinkStateResponse']>
}

/**
 * The people who exchange messages with your accounts. A contact belongs to one account, and to the team that the account had when the contact was created.
 */
export interface ContactsFacade {
  /**
   * Create a contact.
   *
   * Creates a contact on one of your accounts. `from` selects the account. It may be omitted if you have only one account. If `from` is not a verified account of yours, the response is 422 `channel_number_not_verified`. A phone number that already exists on the account returns 400 `invalid_field_value`.
   *
   * @example
   * const result = await channel.contacts.create({ from: '106540352242922', phone_number: '+4915112345678', name: 'Ana Souza', email: 'ana@example.com', metadata: { crm_id: '48151623', vip: true } })
   */
  create(body: Schemas['ContactCreate'], options?: FacadeOptions): Promise<Schemas['CreatedContactResponse']>

  /**
   * Label many contacts.
   *
   * Attaches a label to up to 1000 contacts, or detaches it from them, in one transaction: either all eligible contacts change, or none. Contacts of other organizations and contacts of another team than the label's are skipped and counted.
   *
   * @example
   * const result = await channel.contacts.bulkLabel({ contact_ids: ['ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X', 'ctc_01KAJ4TQ6B2D4F8H1J3K5M7N9P', 'ctc_01KAJ4SP5A1C3E7G0H2J4K6M8N'], label_id: 'lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N', operation: 'attach' })
   */
  bulkLabel(body: Schemas['BulkLabel'], options?: FacadeOptions): Promise<Schemas['BulkLabelResponse']>

  /**
   * List the contacts of an account.
   *
   * Lists the contacts of the account, newest first (by `created_at`, then `id`, both descending). Filters can be combined; a contact must match all of them.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @example
   * for await (const item of channel.contacts.list('106540352242922', { phone_number: '+4915112345678' })) console.log(item)
   */
  list(phoneNumberId: string, query?: Query<'listContacts'>, options?: FacadeOptions): Paged<Schemas['ContactList']>

  /**
   * Create a contact on an account.
   *
   * Creates a contact on the account in the path. Works like `POST /v1/contacts`, but `from` may always be omitted. If `from` names another account than the path, the response is 400 `invalid_field_value`.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @example
   * const result = await channel.contacts.createInAccount('106540352242922', { phone_number: '+4915112345678', name: 'Ana Souza' })
   */
  createInAccount(phoneNumberId: string, body: Schemas['ContactCreate'], options?: FacadeOptions): Promise<Schemas['CreatedContactResponse']>

  /**
   * Export the contacts of an account.
   *
   * Streams the contacts of the account, newest first, as a file: comma-separated values with a header line, or one JSON object a line, each a contact as `GET` returns it. The filters are those of the list. The file can be imported again. In CSV, a cell that a spreadsheet would take for a formula begins with an apostrophe, which the import removes; names of labels are separated by `; `, and `metadata` is JSON. A connection that breaks ends the file early.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @example
   * const result = await channel.contacts.export('106540352242922', { format: 'csv' })
   */
  export(phoneNumberId: string, query?: Query<'exportContacts'>, options?: FacadeOptions): Promise<string>

  /**
   * Label many contacts of an account.
   *
   * Attaches a label to up to 1000 contacts, or detaches it from them, in one transaction: either all eligible contacts change, or none. Contacts of accounts other than the one in the path, and contacts of teams other than the label's, are skipped and counted.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @example
   * const result = await channel.contacts.bulkLabelInAccount('106540352242922', { contact_ids: ['ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X', 'ctc_01KAJ4TQ6B2D4F8H1J3K5M7N9P', 'ctc_01KAJ4SP5A1C3E7G0H2J4K6M8N'], label_id: 'lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N', operation: 'attach' })
   */
  bulkLabelInAccount(phoneNumberId: string, body: Schemas['BulkLabel'], options?: FacadeOptions): Promise<Schemas['BulkLabelResponse']>

  /**
   * Create or update a contact by its phone number.
   *
   * Updates the contact with this phone number, like `PATCH`, or creates it with the fields in the body. The response is 201 if the contact was created, and 200 otherwise, also if nothing changed. Two calls at the same time give one contact. The call can be repeated without an `Idempotency-Key`.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param phoneNumber The phone number of the contact in E.164 format. Encode its `+` as `%2B`. An invalid number is `invalid_phone_number`.
   * @example
   * const result = await channel.contacts.upsert('106540352242922', '+4915112345678', { name: 'Ana Maria Souza', metadata: { crm_id: '48151623', tier: 'gold' } })
   */
  upsert(phoneNumberId: string, phoneNumber: string, body: Schemas['ContactUpdate'], options?: FacadeOptions): Promise<Schemas['ContactResponse']>

  /**
   * Get a contact.
   *
   * Returns one contact of the account.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the contact.
   * @example
   * const result = await channel.contacts.get('106540352242922', 'ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X')
   */
  get(phoneNumberId: string, id: string, options?: FacadeOptions): Promise<Schemas['ContactResponse']>

  /**
   * Update a contact.
   *
   * Updates the fields in the body. Omitted fields keep their values; null clears a field. An empty body changes nothing. The phone number identifies the contact and cannot be changed.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the contact.
   * @example
   * const result = await channel.contacts.update('106540352242922', 'ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X', { name: 'Ana Maria Souza', metadata: { crm_id: '48151623', tier: 'gold' } })
   */
  update(phoneNumberId: string, id: string, body: Schemas['ContactUpdate'], options?: FacadeOptions): Promise<Schemas['ContactResponse']>

  /**
   * Delete a contact.
   *
   * Permanently deletes a contact with its conversation, messages and label attachments. This cannot be undone. Pending messages to the contact are not sent. Events that show the contact lose their payload: their deliveries remain readable with `payload: null`, but are neither sent nor replayed. The `contact.deleted` event contains only the id.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the contact.
   * @example
   * const result = await channel.contacts.delete('106540352242922', 'ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X')
   */
  delete(phoneNumberId: string, id: string, options?: FacadeOptions): Promise<Schemas['DeletedContactResponse']>

  /**
   * Block a contact.
   *
   * Blocks the contact at the upstream provider: it can no longer write to the account, and messages to it fail with `recipient_unavailable`. The provider blocks only contacts that have written within the last 24 hours; others get 422 `outside_24h_window`. Blocking a blocked contact changes nothing. If the provider does not respond, the response is 502 `channel_upstream_error`, and the request can be sent again.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the contact.
   * @example
   * const result = await channel.contacts.block('106540352242922', 'ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X')
   */
  block(phoneNumberId: string, id: string, options?: FacadeOptions): Promise<Schemas['ContactResponse']>

  /**
   * Unblock a contact.
   *
   * Removes the contact from the account's block list at the upstream provider. Unblocking a contact that is not blocked changes nothing. If the provider does not respond, the response is 502 `channel_upstream_error`, and the request can be sent again.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the contact.
   * @example
   * const result = await channel.contacts.unblock('106540352242922', 'ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X')
   */
  unblock(phoneNumberId: string, id: string, options?: FacadeOptions): Promise<Schemas['ContactResponse']>

  /**
   * Attach a label to a contact.
   *
   * Attaches a label. Attaching it again changes nothing and returns the same response. Contact and label must belong to the same team; a label of another team returns 400 `invalid_field_value`.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the contact.
   * @example
   * const result = await channel.contacts.attachLabel('106540352242922', 'ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X', { label_id: 'lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N' })
   */
  attachLabel(phoneNumberId: string, id: string, body: Schemas['LabelAttach'], options?: FacadeOptions): Promise<Schemas['ContactLabelLinkResponse']>

  /**
   * Detach a label from a contact.
   *
   * Detaches a label. Detaching a label that is not attached changes nothing and returns the same response.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the contact.
   * @param labelId The id of the label to detach.
   * @example
   * const result = await channel.contacts.detachLabel('106540352242922', 'ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X', 'lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N')
   */
  detachLabel(phoneNumberId: string, id: string, labelId: string, options?: FacadeOptions): Promise<Schemas['ContactLabelLinkResponse']>
}

/**
 * Files of contacts that are imported in the background.
 */
export interface ContactImportsFacade {
  /**
   * List the imports of an account.
   *
   * Lists the imports of contacts of the account, newest first (by `created_at`, then `id`, both descending). Imports are removed 30 days after they were created.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @example
   * for await (const item of channel.contactImports.list('106540352242922')) console.log(item)
   */
  list(phoneNumberId: string, query?: Query<'listContactImports'>, options?: FacadeOptions): Paged<Schemas['ContactImportList']>

  /**
   * Import contacts from a file.
   *
   * Uploads a file with up to 100,000 contacts, at most 100 MiB, and creates or updates them in the background, each like `PUT /v1/{phone_number_id}/contacts/by_phone_number/{phone_number}`. The file is one part of a form, `file`, with a name that ends with `.csv`, or with `.ndjson` or `.jsonl` for one JSON object a line. It is UTF-8. The form has no other parts. `phone_number` is required; `name`, `username`, `email`, `metadata` and `labels` can be omitted. `labels` are names, which must exist in the team of the contact, and are attached; those that the contact has already stay. In CSV, the first line names the columns, an empty cell changes nothing, `metadata` is JSON, and names of labels are separated by `;`. Files of the export can be imported; their other columns are ignored. Rows that fail do not stop the others. An import records no events of contacts. An organization can have 10 unfinished imports; beyond that, the response is 429.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @example
   * const result = await channel.contactImports.create('106540352242922', { file: new File([bytes], 'customers.csv', { type: 'image/jpeg' }) })
   */
  create(phoneNumberId: string, body: Omit<Schemas['ContactImportCreate'], 'file'> & { file: Blob }, options?: FacadeOptions): Promise<Schemas['ContactImportResponse']>

  /**
   * Get an import.
   *
   * Returns the state and the progress of an import of contacts.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the import.
   * @example
   * const result = await channel.contactImports.get('106540352242922', 'cim_01KAJ5T2V4X6Z8B0D2F4H6K8M0')
   */
  get(phoneNumberId: string, id: string, options?: FacadeOptions): Promise<Schemas['ContactImportResponse']>

  /**
   * Cancel an import.
   *
   * Ends an import of contacts. Rows that were imported already stay imported. Cancelling an import that has ended changes nothing.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the import.
   * @example
   * const result = await channel.contactImports.cancel('106540352242922', 'cim_01KAJ5T2V4X6Z8B0D2F4H6K8M0')
   */
  cancel(phoneNumberId: string, id: string, options?: FacadeOptions): Promise<Schemas['ContactImportResponse']>

  /**
   * Download the errors of an import.
   *
   * Streams the rows that were not imported, by line, as comma-separated values: the line in the file, the field, and the code and the message of the error.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param id The id of the import.
   * @example
   * const result = await channel.contactImports.getErrors('106540352242922', 'cim_01KAJ5T2V4X6Z8B0D2F4H6K8M0')
   */
  getErrors(phoneNumberId: string, id: string, options?: FacadeOptions): Promise<string>
}

/**
 * Messages that the provider must approve before they can be sent. You create them here or at the provider; a sync copies those of the provider into the service.
 */
export interface TemplatesFacade {
  /**
   * List the templates of an account.
   *
   * Lists the templates found by the last sync, newest first (by `created_at`, then `id`, both descending). Filters can be combined; a template must match all of them.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @example
   * for await (const item of channel.templates.list('106540352242922', { name: 'order_confirmation' })) console.log(item)
   */
  list(phoneNumberId: string, query?: Query<'listTemplates'>, options?: FacadeOptions): Paged<Schemas['TemplateList']>

  /**
   * Create a template.
   *
   * Creates a template at the upstream provider, which then reviews it; the response shows it as the provider took it, usually `pending`. `template.updated` reports the decision. Before the provider is called, the parts are checked against its limits; `param` names the part, such as `components[0].text`. What the provider refuses is a 400 `invalid_field_value` with its reason. If a template has the same name and language, the response is 409 `template_already_exists`. If the provider does not respond, the response is 502 `channel_upstream_error`; send the request again: a template that the provider has created from it meanwhile is returned. The example file of a header is passed on to the provider first, which can take a minute for a large one.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @example
   * const result = await channel.templates.create('106540352242922', { name: 'order_ready', language: 'en_US', category: 'UTILITY', components: [{ type: 'HEADER', format: 'TEXT', text: 'Order {{1}} is ready', example: { header_text: ['4711'] } }, { type: 'BODY', text: 'Hello {{1}}, your order {{2}} is ready.', example: { body_text: [['Ana', '4711']] } }, { type: 'FOOTER', text: 'Nordlys Bakery' }, { type: 'BUTTONS', buttons: [{ type: 'QUICK_REPLY', text: 'Thank you' }, { type: 'URL', text: 'Show the order', url: 'https://example.com/orders/{{1}}', example: ['https://example.com/orders/4711'] }, { type: 'PHONE_NUMBER', text: 'Call us', phone_number: '+4930901820' }] }] })
   */
  create(phoneNumberId: string, body: Schemas['TemplateCreate'], options?: FacadeOptions): Promise<Schemas['TemplateResponse']>

  /**
   * Sync templates with the provider.
   *
   * Fetches all templates of the account from the upstream provider, waits for the result, and updates the account's templates: new ones are created, changed ones updated, and those that no longer exist at the provider deleted. Safe to call at any time, also concurrently. If the provider does not respond or refuses, or if the account has no authorization there, the response is 502 `channel_upstream_error` and nothing has changed. With an `Idempotency-Key`, the number of concurrent syncs is limited; beyond the limit the response is 429 `rate_limit_exceeded`, and the request can be sent again.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @example
   * const result = await channel.templates.sync('106540352242922')
   */
  sync(phoneNumberId: string, options?: FacadeOptions): Promise<Schemas['TemplateSyncResultResponse']>

  /**
   * Get a template by name.
   *
   * Returns one template of the account. Several language variants can share a name; use `language` to select one. Without `language`, approved templates take precedence, then the first language in alphabetical order.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param name The name of the template.
   * @example
   * const result = await channel.templates.get('106540352242922', 'order_confirmation', { language: 'en_US' })
   */
  get(phoneNumberId: string, name: string, query?: Query<'getTemplate'>, options?: FacadeOptions): Promise<Schemas['TemplateResponse']>

  /**
   * Update a template.
   *
   * Edits a template at the upstream provider, which then reviews it again; the response shows it as the provider has it, usually `pending`. `template.updated` reports the change, and later the decision. `components` replace all parts, and are checked like those of a new template. The provider edits only approved, rejected and paused templates; an approved one keeps its category, and can be edited once in 24 hours and ten times in 30 days. What it refuses is a 400 `invalid_field_value` with its reason. If the provider does not respond, the response is 502 `channel_upstream_error`; send the request again: an edit that the provider has made meanwhile is returned. Other accounts of the same business account have the change after their next sync.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param name The name of the template.
   * @example
   * const result = await channel.templates.update('106540352242922', 'order_confirmation', { components: [{ type: 'BODY', text: 'Hello {{1}}, your order {{2}} is ready for pickup.', example: { body_text: [['Ana', '4711']] } }] }, { language: 'en_US' })
   */
  update(phoneNumberId: string, name: string, body: Schemas['TemplateUpdate'], query?: Query<'updateTemplate'>, options?: FacadeOptions): Promise<Schemas['TemplateResponse']>

  /**
   * Delete a template.
   *
   * Deletes a template at the upstream provider and here: all its languages, or the one in `language`. It cannot be undone, and the provider accepts no new template of the same name and language for some weeks. Messages that were sent stay. Other accounts of the same business account lose the template too. If the provider does not respond, the response is 502 `channel_upstream_error`, and the request can be sent again.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @param name The name of the template.
   * @example
   * const result = await channel.templates.delete('106540352242922', 'order_confirmation', { language: 'en_US' })
   */
  delete(phoneNumberId: string, name: string, query?: Query<'deleteTemplate'>, options?: FacadeOptions): Promise<Schemas['TemplateDeletionResponse']>
}

/**
 * Names and colors for grouping contacts and conversations. A label belongs to one team.
 */
export interface LabelsFacade {
  /**
   * List labels.
   *
   * Lists the labels of your organization, newest first (by `created_at`, then `id`, both descending).
   *
   * @example
   * for await (const item of channel.labels.list({ team_id: 'team_01KAHX5M7N9P1Q3R5S7T9V0W2X' })) console.log(item)
   */
  list(query?: Query<'listLabels'>, options?: FacadeOptions): Paged<Schemas['LabelList']>

  /**
   * Create a label.
   *
   * Creates a label in a team. Names are unique within a team; a duplicate returns 400 `invalid_field_value`. `team_id` is required if your organization has several teams.
   *
   * @example
   * const result = await channel.labels.create({ team_id: 'team_01KAHX5M7N9P1Q3R5S7T9V0W2X', name: 'VIP', color: '#e11d48' })
   */
  create(body: Schemas['LabelCreate'], options?: FacadeOptions): Promise<Schemas['LabelResponse']>

  /**
   * Get a label.
   *
   * Returns one label.
   *
   * @param id The id of the label.
   * @example
   * const result = await channel.labels.get('lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N')
   */
  get(id: string, options?: FacadeOptions): Promise<Schemas['LabelResponse']>

  /**
   * Update a label.
   *
   * Updates the name or the color of a label. The change is visible wherever the label is attached. An empty body changes nothing. The team of a label cannot be changed.
   *
   * @param id The id of the label.
   * @example
   * const result = await channel.labels.update('lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N', { name: 'Very important', color: '#0ea5e9' })
   */
  update(id: string, body: Schemas['LabelUpdate'], options?: FacadeOptions): Promise<Schemas['LabelResponse']>

  /**
   * Delete a label.
   *
   * Deletes a label and detaches it from every contact and conversation. This cannot be undone.
   *
   * @param id The id of the label.
   * @example
   * const result = await channel.labels.delete('lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N')
   */
  delete(id: string, options?: FacadeOptions): Promise<Schemas['DeletedLabelResponse']>
}

/**
 * How the conversations of an account are assigned to users.
 */
export interface AssignmentRulesFacade {
  /**
   * Get the assignment rule of an account.
   *
   * Returns how the conversations of the account are assigned. An account for which nothing was set has the mode `manual`.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @example
   * const result = await channel.assignmentRules.get('106540352242922')
   */
  get(phoneNumberId: string, options?: FacadeOptions): Promise<Schemas['AssignmentRuleResponse']>

  /**
   * Change the assignment rule of an account.
   *
   * Changes how the conversations of the account are assigned, from the next message on. With `round_robin`, a conversation that begins with a message of its contact, or that such a message reopens, and that has no assignee, is assigned to the next available user of `user_ids`, in their order. If none is available, it stays unassigned. Conversations that are open already do not change. Omitted fields keep their values; a body without fields changes nothing.
   *
   * @param phoneNumberId The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
   * @example
   * const result = await channel.assignmentRules.update('106540352242922', { mode: 'round_robin', user_ids: ['usr_01KAHX8P0Q2R4S6T8V1W3X5Y7Z'] })
   */
  update(phoneNumberId: string, body: Schemas['AssignmentRuleUpdate'], options?: FacadeOptions): Promise<Schemas['AssignmentRuleResponse']>
}

/**
 * Texts that people insert into messages, with variables.
 */
export interface SavedRepliesFacade {
  /**
   * List saved replies.
   *
   * Lists the saved replies of your organization, newest first (by `created_at`, then `id`, both descending).
   *
   * @example
   * for await (const item of channel.savedReplies.list({ shortcut: 'hours' })) console.log(item)
   */
  list(query?: Query<'listSavedReplies'>, options?: FacadeOptions): Paged<Schemas['SavedReplyList']>

  /**
   * Create a saved reply.
   *
   * Creates a saved reply. Shortcuts are unique in your organization, ignoring case and accents; a duplicate returns 400 `invalid_field_value`, and so does a variable that is not known. Saved replies are not sent by themselves, and are not reported by events.
   *
   * @example
   * const result = await channel.savedReplies.create({ name: 'Opening hours', shortcut: 'hours', text: 'Hello {{contact.name|there}}, we are open from 9 to 18. {{user.name}}' })
   */
  create(body: Schemas['SavedReplyCreate'], options?: FacadeOptions): Promise<Schemas['SavedReplyResponse']>

  /**
   * Get a saved reply.
   *
   * Returns one saved reply.
   *
   * @param id The id of the saved reply.
   * @example
   * const result = await channel.savedReplies.get('srp_01KAHZ4D6E8F0G2H3J5K7M9N1P')
   */
  get(id: string, options?: FacadeOptions): Promise<Schemas['SavedReplyResponse']>

  /**
   * Update a saved reply.
   *
   * Updates a saved reply. Messages that were written with it do not change. An empty body changes nothing.
   *
   * @param id The id of the saved reply.
   * @example
   * const result = await channel.savedReplies.update('srp_01KAHZ4D6E8F0G2H3J5K7M9N1P', { name: 'Opening hours in summer', text: 'Hello {{contact.name|there}}, we are open from 8 to 20. {{user.name}}' })
   */
  update(id: string, body: Schemas['SavedReplyUpdate'], options?: FacadeOptions): Promise<Schemas['SavedReplyResponse']>

  /**
   * Delete a saved reply.
   *
   * Deletes a saved reply. Messages that were written with it stay. This cannot be undone.
   *
   * @param id The id of the saved reply.
   * @example
   * const result = await channel.savedReplies.delete('srp_01KAHZ4D6E8F0G2H3J5K7M9N1P')
   */
  delete(id: string, options?: FacadeOptions): Promise<Schemas['DeletedSavedReplyResponse']>
}

/**
 * How many messages the provider bills.
 */
export interface UsageFacade {
  /**
   * Count what the provider bills.
   *
   * Counts the sent messages for which the provider has reported whether it bills them (`pricing` of a message), by the fields in `group_by`. A message counts on the day on which it was created, from the status that says what it costs. It is counted again when a later status says something else, and no more when it fails. Deleting a message changes no count. The newest day is first (by `day`, descending). Counts are kept for 400 days.
   *
   * @example
   * for await (const item of channel.usage.list({ from: '2026-11-01' })) console.log(item)
   */
  list(query?: Query<'listUsage'>, options?: FacadeOptions): Paged<Schemas['UsageList']>
}

/**
 * The people of your organization. Conversations can be assigned to them.
 */
export interface UsersFacade {
  /**
   * List users.
   *
   * Lists the users of your organization, newest first (by `created_at`, then `id`, both descending). The `id` of a user is the value of `assigned_to` when you update a conversation. The operator of the service creates users.
   *
   * @example
   * for await (const item of channel.users.list()) console.log(item)
   */
  list(query?: Query<'listUsers'>, options?: FacadeOptions): Paged<Schemas['UserList']>

  /**
   * Get a user.
   *
   * Returns one user of your organization.
   *
   * @param id The id of the user.
   * @example
   * const result = await channel.users.get('usr_01KAHX8P0Q2R4S6T8V1W3X5Y7Z')
   */
  get(id: string, options?: FacadeOptions): Promise<Schemas['UserResponse']>
}

/**
 * Deliveries of events to webhook subscriptions: one for each event and subscription. A delivery can be replayed.
 */
export interface WebhookDeliveriesFacade {
  /**
   * List webhook deliveries.
   *
   * Lists the deliveries of your organization, newest first (by `created_at`, then `id`, both descending), without their payloads. Filters can be combined; a delivery must match all of them. Deliveries with the status `succeeded` or `dead` are deleted after 30 days, unless your organization has another retention setting.
   *
   * @example
   * for await (const item of channel.webhookDeliveries.list({ subscription_id: 'wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F' })) console.log(item)
   */
  list(query?: Query<'listWebhookDeliveries'>, options?: FacadeOptions): Paged<Schemas['WebhookDeliveryList']>

  /**
   * Replay many webhook deliveries.
   *
   * Replays all matching deliveries of a subscription, oldest first, up to 1,000 per request. `capped` says whether more deliveries match. To replay more, page through `created_after` and `created_before`. Earlier replays are deliveries too and can match; the replays created by this request are never included. Deliveries with an erased payload are skipped. If the subscription is disabled or deleted, the response is 409 `webhook_subscription_disabled`.
   *
   * @example
   * const result = await channel.webhookDeliveries.bulkReplay({ subscription_id: 'wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F', status: 'dead', created_after: '2026-11-20T00:00:00Z', created_before: '2026-11-21T00:00:00Z' })
   */
  bulkReplay(body: Schemas['BulkReplay'], options?: FacadeOptions): Promise<Schemas['BulkReplayResponse']>

  /**
   * Get a webhook delivery.
   *
   * Returns one delivery with its payload and its attempts. If the contact shown in the payload was deleted, `payload` is null and `payload_erased_at` says when it was erased.
   *
   * @param id The id of the webhook delivery.
   * @example
   * const result = await channel.webhookDeliveries.get('wbd_01KAJ5QZ8P6W8Y0A2C4E6G8J0M')
   */
  get(id: string, options?: FacadeOptions): Promise<Schemas['WebhookDeliveryWithPayloadResponse']>

  /**
   * Replay a webhook delivery.
   *
   * Creates a new delivery of the same event, sent to the URL of the original delivery. The original does not change. If the subscription is disabled or deleted, the response is 409 `webhook_subscription_disabled`. If the payload was erased because its contact was deleted, the response is 409 `webhook_payload_erased`.
   *
   * @param id The id of the webhook delivery.
   * @example
   * const result = await channel.webhookDeliveries.replay('wbd_01KAJ5QZ8P6W8Y0A2C4E6G8J0M')
   */
  replay(id: string, options?: FacadeOptions): Promise<Schemas['WebhookDeliveryReplayResponse']>
}

/**
 * What has happened in your organization, as a list that can be followed without a public URL.
 */
export interface EventsFacade {
  /**
   * List events.
   *
   * Lists what has happened in your organization in the last 30 days, or less if it keeps webhook deliveries for a shorter time. The items are the bodies of webhooks, of all types, whether or not a webhook subscription receives them. Use it to receive events without a public URL, or to catch up on missed ones. Events of notes are listed only by their `type`.
   *
   * The list is in the order in which events appear, the oldest first. To follow the list, send the `resume_cursor` of each page as `cursor`, with the same filters. No event is skipped or repeated, because an event appears only when no earlier one can follow. With filters, a page may have fewer items than `limit`, or none, although `has_more` is true. With `wait`, the response waits for an event if there is none yet.
   *
   * Events of a deleted contact disappear, except for `contact.deleted`. After the service was restored from a backup or moved, a cursor is `invalid_cursor`, and `message` says with which `created_after` to continue.
   *
   * @example
   * for await (const item of channel.events.list({ type: 'message.received' })) console.log(item)
   */
  list(query?: Query<'listEvents'>, options?: FacadeOptions): Paged<Schemas['EventList']>
}

/**
 * URLs that receive events, their event types, and the secrets that sign the events.
 */
export interface WebhookSubscriptionsFacade {
  /**
   * List webhook subscriptions.
   *
   * Lists the webhook subscriptions of your organization, newest first (by `created_at`, then `id`, both descending).
   *
   * @example
   * for await (const item of channel.webhookSubscriptions.list()) console.log(item)
   */
  list(query?: Query<'listWebhookSubscriptions'>, options?: FacadeOptions): Paged<Schemas['WebhookSubscriptionList']>

  /**
   * Create a webhook subscription.
   *
   * Creates a subscription. From now on, each event of its types is sent to its URL. The response contains the `secret` that deliveries are signed with. It is not shown again, so store it where you verify signatures. If your organization has as many subscriptions as its plan includes (100 by default), the response is 403 `feature_not_entitled`.
   *
   * @example
   * const result = await channel.webhookSubscriptions.create({ url: 'https://audit.example.com/events', event_types: ['*'] })
   */
  create(body: Schemas['WebhookSubscriptionCreate'], options?: FacadeOptions): Promise<Schemas['CreatedWebhookSubscriptionResponse']>

  /**
   * Get a webhook subscription.
   *
   * Returns one subscription. Only the last four characters of its secrets are shown.
   *
   * @param id The id of the webhook subscription.
   * @example
   * const result = await channel.webhookSubscriptions.get('wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F')
   */
  get(id: string, options?: FacadeOptions): Promise<Schemas['WebhookSubscriptionResponse']>

  /**
   * Update a webhook subscription.
   *
   * Updates a subscription. While `enabled` is false, events are still recorded for it and held. They are sent once it is enabled again, which also clears `disabled_reason`. An empty body changes nothing.
   *
   * @param id The id of the webhook subscription.
   * @example
   * const result = await channel.webhookSubscriptions.update('wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F', { enabled: false })
   */
  update(id: string, body: Schemas['WebhookSubscriptionUpdate'], options?: FacadeOptions): Promise<Schemas['WebhookSubscriptionResponse']>

  /**
   * Delete a webhook subscription.
   *
   * Deletes a subscription and its secrets. Nothing is sent to its URL any more. This cannot be undone.
   *
   * @param id The id of the webhook subscription.
   * @example
   * const result = await channel.webhookSubscriptions.delete('wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F')
   */
  delete(id: string, options?: FacadeOptions): Promise<Schemas['DeletedWebhookSubscriptionResponse']>

  /**
   * Send the failed deliveries of a webhook subscription again.
   *
   * After your receiver was down: sends every event again that it has not accepted since a time, oldest first, up to 1,000 per request. A `dead` delivery is replayed to the current URL; a `failed` one is attempted now instead of later. Call it again until `remaining` is 0. An event is sent once, however often you call it: one that is waiting, or has been delivered since, is skipped, and so are deliveries with an erased payload. If the subscription is disabled, the response is 409 `webhook_subscription_disabled`.
   *
   * @param id The id of the webhook subscription.
   * @example
   * const result = await channel.webhookSubscriptions.recoverWebhookDeliveries('wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F', { since: '2026-11-20T06:00:00Z' })
   */
  recoverWebhookDeliveries(id: string, body: Schemas['WebhookRecoveryCreate'], options?: FacadeOptions): Promise<Schemas['WebhookRecoveryResponse']>

  /**
   * Add a secret to a webhook subscription.
   *
   * Creates a new secret and returns it. It is not shown again. Older secrets expire after `expire_previous_in_hours`. Until then, deliveries carry one signature for each secret, so that receivers can switch over without rejecting deliveries. A subscription has at most 10 secrets at a time.
   *
   * @param id The id of the webhook subscription.
   * @example
   * const result = await channel.webhookSubscriptions.createWebhookSecret('wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F', { expire_previous_in_hours: 48 })
   */
  createWebhookSecret(id: string, body: Schemas['WebhookSecretCreate'], options?: FacadeOptions): Promise<Schemas['CreatedWebhookSecretResponse']>

  /**
   * Delete a secret of a webhook subscription.
   *
   * Deletes a secret. Deliveries are no longer signed with it. The last secret cannot be deleted (`last_secret`). If the newest secret is deleted, the one before it no longer expires.
   *
   * @param id The id of the webhook subscription.
   * @param secretId The id of the secret.
   * @example
   * const result = await channel.webhookSubscriptions.deleteWebhookSecret('wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F', 'whk_01KAHZ8W9YB3D5F7H9K1M3P5R7')
   */
  deleteWebhookSecret(id: string, secretId: string, options?: FacadeOptions): Promise<Schemas['DeletedWebhookSecretResponse']>

  /**
   * Send a test event to a webhook subscription.
   *
   * Sends a `webhook.test` event to this subscription only, regardless of its event types. The event is signed and retried like any other. The response contains the delivery. If the subscription is disabled, the response is 409 `webhook_subscription_disabled`.
   *
   * @param id The id of the webhook subscription.
   * @example
   * const result = await channel.webhookSubscriptions.sendWebhookTest('wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F')
   */
  sendWebhookTest(id: string, options?: FacadeOptions): Promise<Schemas['WebhookTestResponse']>
}

/** A method for every operation, in groups. */
export interface Facade {
  /**
   * The health of the service, its OpenAPI document, and the API key in use.
   */
  meta: MetaFacade
  /**
   * The messaging accounts that your organization, or one of its end-customers, has connected.
   */
  accounts: AccountsFacade
  /**
   * What contacts see of the business behind an account. The provider keeps the profiles.
   */
  accountProfiles: AccountProfilesFacade
  /**
   * The messages that you receive from contacts and send to them.
   */
  messages: MessagesFacade
  /**
   * Templates that are sent to many recipients.
   */
  broadcasts: BroadcastsFacade
  /**
   * Files to send.
   */
  media: MediaFacade
  /**
   * The messages between an account and a contact. A contact has one conversation.
   */
  conversations: ConversationsFacade
  /**
   * What your organization writes about a conversation for itself. Contacts never see it.
   */
  notes: NotesFacade
  /**
   * The customers of your organization (platform mode). They connect their own accounts, which you then use like yours.
   */
  customers: CustomersFacade
  /**
   * The people who exchange messages with your accounts. A contact belongs to one account, and to the team that the account had when the contact was created.
   */
  contacts: ContactsFacade
  /**
   * Files of contacts that are imported in the background.
   */
  contactImports: ContactImportsFacade
  /**
   * Messages that the provider must approve before they can be sent. You create them here or at the provider; a sync copies those of the provider into the service.
   */
  templates: TemplatesFacade
  /**
   * Names and colors for grouping contacts and conversations. A label belongs to one team.
   */
  labels: LabelsFacade
  /**
   * How the conversations of an account are assigned to users.
   */
  assignmentRules: AssignmentRulesFacade
  /**
   * Texts that people insert into messages, with variables.
   */
  savedReplies: SavedRepliesFacade
  /**
   * How many messages the provider bills.
   */
  usage: UsageFacade
  /**
   * The people of your organization. Conversations can be assigned to them.
   */
  users: UsersFacade
  /**
   * Deliveries of events to webhook subscriptions: one for each event and subscription. A delivery can be replayed.
   */
  webhookDeliveries: WebhookDeliveriesFacade
  /**
   * What has happened in your organization, as a list that can be followed without a public URL.
   */
  events: EventsFacade
  /**
   * URLs that receive events, their event types, and the secrets that sign the events.
   */
  webhookSubscriptions: WebhookSubscriptionsFacade
}

/** Of every method: its HTTP method, or `list`, `url` or `blob`; the path; and what its argument after the ids is. */
export const facadeOperations = {
  meta: {
    getHealth: 'get /v1/health',
    getOpenApiDocument: 'get /v1/openapi.json',
    getMe: 'get /v1/me',
  },
  accounts: {
    list: 'list /v1/accounts query',
    get: 'get /v1/accounts/{phone_number_id}',
  },
  accountProfiles: {
    get: 'get /v1/{phone_number_id}/profile',
    update: 'patch /v1/{phone_number_id}/profile body',
  },
  messages: {
    search: 'list /v1/messages/search query',
    list: 'list /v1/{phone_number_id}/messages query',
    send: 'post /v1/{phone_number_id}/messages body',
    get: 'get /v1/{phone_number_id}/messages/{id}',
    cancel: 'post /v1/{phone_number_id}/messages/{id}/cancel',
    mediaUrl: 'url /v1/{phone_number_id}/messages/{id}/media',
    mediaBlob: 'blob /v1/{phone_number_id}/messages/{id}/media',
  },
  broadcasts: {
    list: 'list /v1/{phone_number_id}/broadcasts query',
    create: 'post /v1/{phone_number_id}/broadcasts body',
    get: 'get /v1/{phone_number_id}/broadcasts/{id}',
    update: 'patch /v1/{phone_number_id}/broadcasts/{id} body',
    cancel: 'post /v1/{phone_number_id}/broadcasts/{id}/cancel',
    pause: 'post /v1/{phone_number_id}/broadcasts/{id}/pause',
    listRecipients: 'list /v1/{phone_number_id}/broadcasts/{id}/recipients query',
    bulkAddRecipients: 'post /v1/{phone_number_id}/broadcasts/{id}/recipients body',
    start: 'post /v1/{phone_number_id}/broadcasts/{id}/start',
  },
  media: {
    create: 'post /v1/{phone_number_id}/media body:form',
  },
  conversations: {
    attachLabel: 'post /v1/conversations/{id}/labels body',
    list: 'list /v1/{phone_number_id}/conversations query',
    get: 'get /v1/{phone_number_id}/conversations/{id}',
    update: 'patch /v1/{phone_number_id}/conversations/{id} body',
    attachLabelInAccount: 'post /v1/{phone_number_id}/conversations/{id}/labels body',
    detachLabel: 'delete /v1/{phone_number_id}/conversations/{id}/labels/{label_id}',
    markRead: 'post /v1/{phone_number_id}/conversations/{id}/read body',
  },
  notes: {
    list: 'list /v1/{phone_number_id}/conversations/{id}/notes query',
    create: 'post /v1/{phone_number_id}/conversations/{id}/notes body',
    update: 'patch /v1/{phone_number_id}/conversations/{id}/notes/{note_id} body',
    delete: 'delete /v1/{phone_number_id}/conversations/{id}/notes/{note_id}',
  },
  customers: {
    list: 'list /v1/customers query',
    create: 'post /v1/customers body',
    get: 'get /v1/customers/{id}',
    update: 'patch /v1/customers/{id} body',
    listSetupLinks: 'list /v1/customers/{customer_id}/setup_links query',
    createSetupLink: 'post /v1/customers/{customer_id}/setup_links body',
    getSetupLink: 'get /v1/customers/{customer_id}/setup_links/{id}',
    deleteSetupLink: 'delete /v1/customers/{customer_id}/setup_links/{id}',
  },
  contacts: {
    create: 'post /v1/contacts body',
    bulkLabel: 'post /v1/contacts/bulk_label body',
    list: 'list /v1/{phone_number_id}/contacts query',
    createInAccount: 'post /v1/{phone_number_id}/contacts body',
    export: 'get /v1/{phone_number_id}/contacts/export query as:text',
    bulkLabelInAccount: 'post /v1/{phone_number_id}/contacts/bulk_label body',
    upsert: 'put /v1/{phone_number_id}/contacts/by_phone_number/{phone_number} body',
    get: 'get /v1/{phone_number_id}/contacts/{id}',
    update: 'patch /v1/{phone_number_id}/contacts/{id} body',
    delete: 'delete /v1/{phone_number_id}/contacts/{id}',
    block: 'post /v1/{phone_number_id}/contacts/{id}/block',
    unblock: 'delete /v1/{phone_number_id}/contacts/{id}/block',
    attachLabel: 'post /v1/{phone_number_id}/contacts/{id}/labels body',
    detachLabel: 'delete /v1/{phone_number_id}/contacts/{id}/labels/{label_id}',
  },
  contactImports: {
    list: 'list /v1/{phone_number_id}/contact_imports query',
    create: 'post /v1/{phone_number_id}/contact_imports body:form',
    get: 'get /v1/{phone_number_id}/contact_imports/{id}',
    cancel: 'post /v1/{phone_number_id}/contact_imports/{id}/cancel',
    getErrors: 'get /v1/{phone_number_id}/contact_imports/{id}/errors as:text',
  },
  templates: {
    list: 'list /v1/{phone_number_id}/templates query',
    create: 'post /v1/{phone_number_id}/templates body',
    sync: 'post /v1/{phone_number_id}/templates/sync',
    get: 'get /v1/{phone_number_id}/templates/{name} query',
    update: 'patch /v1/{phone_number_id}/templates/{name} body query',
    delete: 'delete /v1/{phone_number_id}/templates/{name} query',
  },
  labels: {
    list: 'list /v1/labels query',
    create: 'post /v1/labels body',
    get: 'get /v1/labels/{id}',
    update: 'patch /v1/labels/{id} body',
    delete: 'delete /v1/labels/{id}',
  },
  assignmentRules: {
    get: 'get /v1/{phone_number_id}/assignment_rule',
    update: 'patch /v1/{phone_number_id}/assignment_rule body',
  },
  savedReplies: {
    list: 'list /v1/saved_replies query',
    create: 'post /v1/saved_replies body',
    get: 'get /v1/saved_replies/{id}',
    update: 'patch /v1/saved_replies/{id} body',
    delete: 'delete /v1/saved_replies/{id}',
  },
  usage: {
    list: 'list /v1/usage query',
  },
  users: {
    list: 'list /v1/users query',
    get: 'get /v1/users/{id}',
  },
  webhookDeliveries: {
    list: 'list /v1/webhook_deliveries query',
    bulkReplay: 'post /v1/webhook_deliveries/bulk_replay body',
    get: 'get /v1/webhook_deliveries/{id}',
    replay: 'post /v1/webhook_deliveries/{id}/replay',
  },
  events: {
    list: 'list /v1/events query',
  },
  webhookSubscriptions: {
    list: 'list /v1/webhook_subscriptions query',
    create: 'post /v1/webhook_subscriptions body',
    get: 'get /v1/webhook_subscriptions/{id}',
    update: 'patch /v1/webhook_subscriptions/{id} body',
    delete: 'delete /v1/webhook_subscriptions/{id}',
    recoverWebhookDeliveries: 'post /v1/webhook_subscriptions/{id}/recover body',
    createWebhookSecret: 'post /v1/webhook_subscriptions/{id}/secrets body',
    deleteWebhookSecret: 'delete /v1/webhook_subscriptions/{id}/secrets/{secret_id}',
    sendWebhookTest: 'post /v1/webhook_subscriptions/{id}/test',
  },
} as const satisfies { [Group in keyof Facade]: Record<keyof Facade[Group], string> }
