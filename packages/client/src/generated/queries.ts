// Generated from spec/. Do not edit.

import type { components, operations } from '../contract.ts'
import type { KeyedGroup, ListOperation, MutationOperation, QueryOperation } from '../query-types.ts'

type Schemas = components['schemas']
type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>

/**
 * The health of the service, its OpenAPI document, and the API key in use.
 */
export interface MetaQueries extends KeyedGroup {
  /**
   * Check that the service is up.
   *
   * Responds while the service is running. Does not check the database or any other dependency. Requires no API key and is not rate-limited.
   *
   * @example
   * const { data, error } = useQuery(queries.meta.getHealth.queryOptions())
   */
  getHealth: QueryOperation<[], Schemas['HealthResponse']>

  /**
   * Get this document.
   *
   * Returns the OpenAPI 3.1 document of this API, for generating clients or for browsing. Requires no API key and is not rate-limited. The response is the document itself, without an envelope. The service is its only server, also in its samples.
   *
   * @example
   * const { data, error } = useQuery(queries.meta.getOpenApiDocument.queryOptions())
   */
  getOpenApiDocument: QueryOperation<[], Schemas['OpenApiDocument']>

  /**
   * Get the API key in use.
   *
   * Returns the API key of the request, its expiry, its organization and its teams. Use it to try a new key.
   *
   * @example
   * const { data, error } = useQuery(queries.meta.getMe.queryOptions())
   */
  getMe: QueryOperation<[], Schemas['MeResponse']>
}

/**
 * The messaging accounts that your organization, or one of its end-customers, has connected.
 */
export interface AccountsQueries extends KeyedGroup {
  /**
   * List connected accounts.
   *
   * Lists the accounts that your organization has connected, newest first (by `created_at`, then `id`, both descending). Each row carries the `phone_number_id` used in phone-scoped paths.
   *
   * @example
   * const { data, error } = useInfiniteQuery(queries.accounts.list.infiniteQueryOptions({ customer_id: 'cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y' }))
   */
  list: ListOperation<[query?: Query<'listAccounts'>], Schemas['AccountList']>

  /**
   * Get an account.
   *
   * Returns one account, also while it is not connected or not verified.
   *
   * @example
   * const { data, error } = useQuery(queries.accounts.get.queryOptions('106540352242922'))
   */
  get: QueryOperation<[phoneNumberId: string], Schemas['AccountResponse']>
}

/**
 * What contacts see of the business behind an account. The provider keeps the profiles.
 */
export interface AccountProfilesQueries extends KeyedGroup {
  /**
   * Get the profile of an account.
   *
   * Returns what contacts see of the business: its text, addresses, category and picture. The upstream provider has the profile; each request reads it there. If the provider does not respond, the response is 502 `channel_upstream_error`.
   *
   * @example
   * const { data, error } = useQuery(queries.accountProfiles.get.queryOptions('106540352242922'))
   */
  get: QueryOperation<[phoneNumberId: string], Schemas['AccountProfileResponse']>

  /**
   * Change the profile of an account.
   *
   * Changes the profile at the upstream provider. Contacts see it at once. Omitted fields keep their values; a body without fields changes nothing. For a new picture, upload a JPEG or PNG with `POST /v1/{phone_number_id}/media` and name it as `picture_media_id`; the provider keeps a copy. What the provider refuses is a 400 `invalid_field_value` with its reason. If the provider does not respond, the response is 502 `channel_upstream_error`; send the request again.
   *
   * @example
   * const { mutate } = useMutation(queries.accountProfiles.update.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', body: { about: 'Coffee from the fjord. Open every day.', description: 'We roast coffee in Bergen and send it anywhere.', vertical: 'RESTAURANT', websites: ['https://fjordcoffee.example/', 'https://shop.fjordcoffee.example/'] } })
   */
  update: MutationOperation<{ phoneNumberId: string; body: Schemas['AccountProfileUpdate'] }, Schemas['AccountProfileResponse']>
}

/**
 * The messages that you receive from contacts and send to them.
 */
export interface MessagesQueries extends KeyedGroup {
  /**
   * Search all messages.
   *
   * Lists the messages with a text in them, of all accounts, newest first (by `id`, descending: ids ascend with time). Each word of the text must begin a word of the message, ignoring case and accents. The words are those of `content`: the text, the caption or the filled template. Filters can be combined. Notes are not searched.
   *
   * A page ends early if the words are hard to find: it has fewer items than `limit`, or none, although `has_more` is true.
   *
   * @example
   * const { data, error } = useInfiniteQuery(queries.messages.search.infiniteQueryOptions({ search: 'invoice 4711' }))
   */
  search: ListOperation<[query: Query<'searchMessages'>], Schemas['MessageList']>

  /**
   * List the messages of an account.
   *
   * Lists the messages of the account, newest first (by `created_at`, then `id`, both descending). Filters can be combined; a message must match all of them.
   *
   * @example
   * const { data, error } = useInfiniteQuery(queries.messages.list.infiniteQueryOptions('106540352242922', { conversation_id: 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6' }))
   */
  list: ListOperation<[phoneNumberId: string, query?: Query<'listMessages'>], Schemas['MessageList']>

  /**
   * Send a message.
   *
   * Accepts a message for sending. The response returns before the message is sent, with the status `pending`. The events `message.sent`, `message.delivered`, `message.read` and `message.failed` report the outcome. Within 24 hours of the contact's last message you can send any type of message. Outside this window, and to contacts who have never written, you can send only templates (`outside_24h_window`). In a group the window is open once any member writes. Groups take text, media and templates (`unsupported_in_group`). Sending marks the contact's messages as read. With `send_at` the message is sent later. Everything is checked twice: now, with the window as it will be at `send_at`, and again when the message leaves; a message that may not be sent any more fails then.
   *
   * @example
   * const { mutate } = useMutation(queries.messages.send.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', body: { to: '+4915112345678', type: 'text', text: { body: 'We open at seven.' }, client_reference: 'order-4711' } })
   */
  send: MutationOperation<{ phoneNumberId: string; body: Schemas['MessageSend'] }, Schemas['MessageResponse']>

  /**
   * Get a message.
   *
   * Returns one message of the account.
   *
   * @example
   * const { data, error } = useQuery(queries.messages.get.queryOptions('106540352242922', 'msg_01KAJ4X2G1R9P4Q8S6T0V3W5Y7'))
   */
  get: QueryOperation<[phoneNumberId: string, id: string], Schemas['MessageResponse']>

  /**
   * Cancel a message.
   *
   * Cancels a message that has not been sent: one that waits for its `send_at`, or that still waits in the queue. Its status becomes `failed`, with the error code `canceled` and `canceled_at`, and the event `message.failed` is sent. As soon as the service hands the message to the provider, the response is 409 (`message_not_cancelable`). Canceling a message again is harmless.
   *
   * @example
   * const { mutate } = useMutation(queries.messages.cancel.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', id: 'msg_01KAJ4X2G1R9P4Q8S6T0V3W5Y7' })
   */
  cancel: MutationOperation<{ phoneNumberId: string; id: string }, Schemas['MessageResponse']>

  /**
   * Get the media of a message.
   *
   * Redirects to the message's file: an image, document, video, audio or sticker. The URL is public and equals the `media_url` of the message. The response is 404 if the message has no file, or if the status of its file is `pending` or `failed`.
   *
   * @example
   * const { data, error } = useQuery(queries.messages.mediaUrl.queryOptions('106540352242922', 'msg_01KAJ4X2G1R9P4Q8S6T0V3W5Y7'))
   */
  mediaUrl: QueryOperation<[phoneNumberId: string, id: string], string>

  /**
   * Get the media of a message.
   *
   * Redirects to the message's file: an image, document, video, audio or sticker. The URL is public and equals the `media_url` of the message. The response is 404 if the message has no file, or if the status of its file is `pending` or `failed`.
   *
   * @example
   * const { data, error } = useQuery(queries.messages.mediaBlob.queryOptions('106540352242922', 'msg_01KAJ4X2G1R9P4Q8S6T0V3W5Y7'))
   */
  mediaBlob: QueryOperation<[phoneNumberId: string, id: string], Blob>
}

/**
 * Templates that are sent to many recipients.
 */
export interface BroadcastsQueries extends KeyedGroup {
  /**
   * List the broadcasts of an account.
   *
   * Lists the broadcasts of the account, newest first (by `created_at`, then `id`, both descending).
   *
   * @example
   * const { data, error } = useInfiniteQuery(queries.broadcasts.list.infiniteQueryOptions('106540352242922', { status: 'running' }))
   */
  list: ListOperation<[phoneNumberId: string, query?: Query<'listBroadcasts'>], Schemas['BroadcastList']>

  /**
   * Create a broadcast.
   *
   * Creates a broadcast: a template that is sent to many recipients. It is a `draft` without recipients. Add them with `POST /v1/{phone_number_id}/broadcasts/{id}/recipients`, then start it. Nothing is sent before that. The template must be approved.
   *
   * @example
   * const { mutate } = useMutation(queries.broadcasts.create.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', body: { name: 'Autumn sale', template: { name: 'order_ready', language: 'en_US', variables: { '2': 'seven' } } } })
   */
  create: MutationOperation<{ phoneNumberId: string; body: Schemas['BroadcastCreate'] }, Schemas['BroadcastResponse']>

  /**
   * Get a broadcast.
   *
   * Returns a broadcast with the number of its recipients by status.
   *
   * @example
   * const { data, error } = useQuery(queries.broadcasts.get.queryOptions('106540352242922', 'brd_01KAJ6B2D4F6H8K0M2P4R6T8V0'))
   */
  get: QueryOperation<[phoneNumberId: string, id: string], Schemas['BroadcastResponse']>

  /**
   * Update a broadcast.
   *
   * Updates the fields in the body. Omitted fields keep their values. A broadcast that has ended cannot be changed, `send_at` only until it has started, and `template` only while it is a draft (`broadcast_status_conflict`). Its recipients stay. An empty body changes nothing.
   *
   * @example
   * const { mutate } = useMutation(queries.broadcasts.update.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', id: 'brd_01KAJ6B2D4F6H8K0M2P4R6T8V0', body: { rate: 20 } })
   */
  update: MutationOperation<{ phoneNumberId: string; id: string; body: Schemas['BroadcastUpdate'] }, Schemas['BroadcastResponse']>

  /**
   * Cancel a broadcast.
   *
   * Ends a broadcast. Recipients that are `pending` get no message, and keep this status. Messages that were handed to the queue still leave. Canceling a broadcast that has ended changes nothing.
   *
   * @example
   * const { mutate } = useMutation(queries.broadcasts.cancel.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', id: 'brd_01KAJ6B2D4F6H8K0M2P4R6T8V0' })
   */
  cancel: MutationOperation<{ phoneNumberId: string; id: string }, Schemas['BroadcastResponse']>

  /**
   * Pause a broadcast.
   *
   * Pauses a broadcast that is running or scheduled. No more messages are made. Those that were handed to the queue, for up to two seconds of sending, still leave. Start it again to resume it. A paused broadcast is unchanged; a draft, or one that has ended, cannot be paused (`broadcast_status_conflict`).
   *
   * @example
   * const { mutate } = useMutation(queries.broadcasts.pause.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', id: 'brd_01KAJ6B2D4F6H8K0M2P4R6T8V0' })
   */
  pause: MutationOperation<{ phoneNumberId: string; id: string }, Schemas['BroadcastResponse']>

  /**
   * List the recipients of a broadcast.
   *
   * Lists the recipients in the order in which they get their messages (by `id`, ascending). After a recipient was erased with its contact, only its status remains.
   *
   * @example
   * const { data, error } = useInfiniteQuery(queries.broadcasts.listRecipients.infiniteQueryOptions('106540352242922', 'brd_01KAJ6B2D4F6H8K0M2P4R6T8V0', { status: 'failed' }))
   */
  listRecipients: ListOperation<[phoneNumberId: string, id: string, query?: Query<'listBroadcastRecipients'>], Schemas['BroadcastRecipientList']>

  /**
   * Add recipients to a broadcast.
   *
   * Adds up to 10,000 recipients to a draft, in one transaction. Call it several times for more: a broadcast can have 250,000. Or add all contacts of the account that have a label now. A recipient that the broadcast already has is counted as a duplicate; a contact is the same by its id, its phone number and its business-scoped user id. Recipients that are not valid are listed by their index in the request, and do not stop the others. Once the broadcast was started, the response is 409 (`broadcast_status_conflict`).
   *
   * @example
   * const { mutate } = useMutation(queries.broadcasts.bulkAddRecipients.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', id: 'brd_01KAJ6B2D4F6H8K0M2P4R6T8V0', body: { recipients: [{ to: '+4915112345678', variables: { '1': 'Ana' } }, { contact_id: 'ctc_01KAJ4TQ6B2D4F8H1J3K5M7N9P', variables: { '1': 'Bo' } }, { bsuid: 'DE.1234567890', variables: { '1': 'Cem', '2': 'eight' } }] } })
   */
  bulkAddRecipients: MutationOperation<{ phoneNumberId: string; id: string; body: Schemas['BroadcastRecipientsAdd'] }, Schemas['BroadcastRecipientsResponse']>

  /**
   * Start or resume a broadcast.
   *
   * Starts a broadcast, now or at its `send_at`, or resumes a paused one where it stopped. It must have recipients. Recipients cannot be added any more. The event `broadcast.started` is sent when messages begin to leave. A broadcast that is running or scheduled is unchanged; one that has ended cannot be started (`broadcast_status_conflict`). Messages wait in the same queue as all others, behind those that were sent one by one, so that replies go first. The template, the account and each recipient are checked when a message is made, like those of `POST /v1/{phone_number_id}/messages`.
   *
   * @example
   * const { mutate } = useMutation(queries.broadcasts.start.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', id: 'brd_01KAJ6B2D4F6H8K0M2P4R6T8V0' })
   */
  start: MutationOperation<{ phoneNumberId: string; id: string }, Schemas['BroadcastResponse']>
}

/**
 * Files to send.
 */
export interface MediaQueries extends KeyedGroup {
  /**
   * Upload a file to send.
   *
   * Stores a file. Messages of the account can then send it by its id, as `media_id`, any number of times. The contact gets exactly these bytes. The file is one part of a form, `file`, with its name and its media type; there are no other parts. An image can have at most 5 MiB (`image/webp`, for stickers: 500 KiB), an audio or video 16 MiB, and a file of any other type 100 MiB; beyond that the response is 413. The provider can still refuse a type that it does not support: then the message fails with `media_upload_failed`. If too many files are being uploaded at once, the response is 429. A file that no message uses is deleted after 30 days.
   *
   * @example
   * const { mutate } = useMutation(queries.media.create.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', body: { file: new File([bytes], 'invoice.pdf', { type: 'application/pdf' }) } })
   */
  create: MutationOperation<{ phoneNumberId: string; body: Omit<Schemas['MediaCreate'], 'file'> & { file: Blob } }, Schemas['MediaResponse']>
}

/**
 * The messages between an account and a contact. A contact has one conversation.
 */
export interface ConversationsQueries extends KeyedGroup {
  /**
   * Attach a label to a conversation.
   *
   * Attaches a label to a conversation on any of your accounts. Attaching it again changes nothing and returns the same response. The label and the conversation's contact must belong to the same team; a label of another team returns 400 `invalid_field_value`.
   *
   * @example
   * const { mutate } = useMutation(queries.conversations.attachLabel.mutationOptions())
   * const onClick = () => mutate({ id: 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6', body: { label_id: 'lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N' } })
   */
  attachLabel: MutationOperation<{ id: string; body: Schemas['LabelAttach'] }, Schemas['ConversationLabelLinkResponse']>

  /**
   * List the conversations of an account.
   *
   * Lists the conversations of the account, ordered by their latest message, newest first; conversations without messages come last (by `last_message_at`, then `id`, both descending). With `updated_since` the order is `updated_at`, then `id`, both descending. Filters can be combined; a conversation must match all of them. The response has a weak `ETag`. Send it as `If-None-Match`: while the page is unchanged, the response is 304.
   *
   * @example
   * const { data, error } = useInfiniteQuery(queries.conversations.list.infiniteQueryOptions('106540352242922', { status: 'open' }))
   */
  list: ListOperation<[phoneNumberId: string, query?: Query<'listConversations'>], Schemas['ConversationList']>

  /**
   * Get a conversation.
   *
   * Returns one conversation of the account.
   *
   * @example
   * const { data, error } = useQuery(queries.conversations.get.queryOptions('106540352242922', 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6'))
   */
  get: QueryOperation<[phoneNumberId: string, id: string], Schemas['ConversationResponse']>

  /**
   * Update a conversation.
   *
   * Updates the status, the assignee, or until when the conversation is snoozed. Every status can be set from every other. Resolving a conversation sets `unread_count` to zero and marks its inbound messages as read.
   *
   * @example
   * const { mutate } = useMutation(queries.conversations.update.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', id: 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6', body: { status: 'resolved' } })
   */
  update: MutationOperation<{ phoneNumberId: string; id: string; body: Schemas['ConversationUpdate'] }, Schemas['ConversationResponse']>

  /**
   * Attach a label to a conversation of an account.
   *
   * Attaches a label. Attaching it again changes nothing and returns the same response. The label and the conversation's contact must belong to the same team; a label of another team returns 400 `invalid_field_value`.
   *
   * @example
   * const { mutate } = useMutation(queries.conversations.attachLabelInAccount.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', id: 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6', body: { label_id: 'lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N' } })
   */
  attachLabelInAccount: MutationOperation<{ phoneNumberId: string; id: string; body: Schemas['LabelAttach'] }, Schemas['ConversationLabelLinkResponse']>

  /**
   * Detach a label from a conversation.
   *
   * Detaches a label. Detaching a label that is not attached changes nothing and returns the same response.
   *
   * @example
   * const { mutate } = useMutation(queries.conversations.detachLabel.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', id: 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6', labelId: 'lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N' })
   */
  detachLabel: MutationOperation<{ phoneNumberId: string; id: string; labelId: string }, Schemas['ConversationLabelLinkResponse']>

  /**
   * Mark a conversation as read.
   *
   * Sets `unread_count` to zero and marks the inbound messages as read. The contact sees that the messages were read, and with `typing` that an answer is being written. The provider is called in the background, once per request; if it cannot be reached, it is called again for up to an hour. Nothing is sent to the provider if there is nothing to show: no unread message, and no `typing`. Marking a conversation again is harmless.
   *
   * @example
   * const { mutate } = useMutation(queries.conversations.markRead.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', id: 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6', body: { typing: true } })
   */
  markRead: MutationOperation<{ phoneNumberId: string; id: string; body?: Schemas['ConversationRead'] }, Schemas['ConversationResponse']>
}

/**
 * What your organization writes about a conversation for itself. Contacts never see it.
 */
export interface NotesQueries extends KeyedGroup {
  /**
   * List the notes of a conversation.
   *
   * Lists the notes that your organization has written about the conversation, newest first (by `created_at`, then `id`, both descending). The contact never sees them, and they are not sent to the provider.
   *
   * @example
   * const { data, error } = useInfiniteQuery(queries.notes.list.infiniteQueryOptions('106540352242922', 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6'))
   */
  list: ListOperation<[phoneNumberId: string, id: string, query?: Query<'listNotes'>], Schemas['NoteList']>

  /**
   * Write a note.
   *
   * Writes a note about the conversation, for your organization only: the contact never sees it, and it is not sent to the provider. It changes nothing about the conversation, neither `updated_at` nor `unread_count`. The author is the API key. A user is mentioned by `<@` and `>` around the id, as `<@usr_01KAHX8P0Q2R4S6T8V1W3X5Y7Z>`, and is notified in the dashboard. An unknown user returns 400 `invalid_field_value`. A note may mention up to 50 users.
   *
   * @example
   * const { mutate } = useMutation(queries.notes.create.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', id: 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6', body: { text: '<@usr_01KAHX8P0Q2R4S6T8V1W3X5Y7Z> Ana wants the invoice for October again.' } })
   */
  create: MutationOperation<{ phoneNumberId: string; id: string; body: Schemas['NoteCreate'] }, Schemas['NoteResponse']>

  /**
   * Change a note.
   *
   * Changes the text of a note and sets `edited_at`. Users whom the new text mentions, and the old one did not, are notified; the mentions that it lacks are withdrawn. The author stays. The same text changes nothing.
   *
   * @example
   * const { mutate } = useMutation(queries.notes.update.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', id: 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6', noteId: 'note_01KAJ7B3D5F7H9K1M3P5R7T9V1', body: { text: '<@usr_01KAHX8P0Q2R4S6T8V1W3X5Y7Z> Ana wants the invoice for September again.' } })
   */
  update: MutationOperation<{ phoneNumberId: string; id: string; noteId: string; body: Schemas['NoteUpdate'] }, Schemas['NoteResponse']>

  /**
   * Delete a note.
   *
   * Deletes a note permanently, and withdraws its mentions.
   *
   * @example
   * const { mutate } = useMutation(queries.notes.delete.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', id: 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6', noteId: 'note_01KAJ7B3D5F7H9K1M3P5R7T9V1' })
   */
  delete: MutationOperation<{ phoneNumberId: string; id: string; noteId: string }, Schemas['DeletedNoteResponse']>
}

/**
 * The customers of your organization (platform mode). They connect their own accounts, which you then use like yours.
 */
export interface CustomersQueries extends KeyedGroup {
  /**
   * List customers.
   *
   * Lists the end-customers of your organization, newest first (by `created_at`, then `id`, both descending). An organization without platform mode has none.
   *
   * @example
   * const { data, error } = useInfiniteQuery(queries.customers.list.infiniteQueryOptions())
   */
  list: ListOperation<[query?: Query<'listCustomers'>], Schemas['CustomerList']>

  /**
   * Create a customer.
   *
   * Creates an end-customer. It is active immediately and has no accounts yet. Requires platform mode: without it the response is 403 `feature_not_entitled`. If your trial or subscription has ended, the response is 403 `subscription_inactive`.
   *
   * @example
   * const { mutate } = useMutation(queries.customers.create.mutationOptions())
   * const onClick = () => mutate({ body: { name: 'Nordlys Hotels', external_id: 'tenant-4711', metadata: { plan: 'gold', seats: 12 } } })
   */
  create: MutationOperation<{ body: Schemas['CustomerCreate'] }, Schemas['CustomerResponse']>

  /**
   * Get a customer.
   *
   * Returns one end-customer. `GET /v1/accounts?customer_id=` lists its accounts.
   *
   * @example
   * const { data, error } = useQuery(queries.customers.get.queryOptions('cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y'))
   */
  get: QueryOperation<[id: string], Schemas['CustomerResponse']>

  /**
   * Update a customer.
   *
   * Updates an end-customer, or suspends it. While `status` is `suspended`, no messages can be sent from its accounts. An empty body changes nothing. Requires platform mode, as creating a customer does.
   *
   * @example
   * const { mutate } = useMutation(queries.customers.update.mutationOptions())
   * const onClick = () => mutate({ id: 'cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y', body: { name: 'Nordlys Hotels & Spa', metadata: null } })
   */
  update: MutationOperation<{ id: string; body: Schemas['CustomerUpdate'] }, Schemas['CustomerResponse']>

  /**
   * List setup links.
   *
   * Lists the setup links of an end-customer, newest first (by `created_at`, then `id`, both descending). Links that have ended are included. `setup_url` is never shown again.
   *
   * @example
   * const { data, error } = useInfiniteQuery(queries.customers.listSetupLinks.infiniteQueryOptions('cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y'))
   */
  listSetupLinks: ListOperation<[customerId: string, query?: Query<'listSetupLinks'>], Schemas['CustomerSetupLinkList']>

  /**
   * Create a setup link.
   *
   * Creates a one-time link that the end-customer uses to connect an account through the provider's embedded signup. Send the customer to `setup_url`. It contains a one-time token and is returned only in this response. For 24 hours, the same request with the same `Idempotency-Key` returns it again. Links of one customer are independent of each other. Requires platform mode. For a suspended customer, the response is 422 `customer_suspended`.
   *
   * @example
   * const { mutate } = useMutation(queries.customers.createSetupLink.mutationOptions())
   * const onClick = () => mutate({ customerId: 'cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y', body: { expires_in_hours: 1, success_redirect_url: 'https://app.example.com/connected', failure_redirect_url: 'https://app.example.com/not-connected' } })
   */
  createSetupLink: MutationOperation<{ customerId: string; body: Schemas['CustomerSetupLinkCreate'] }, Schemas['CustomerSetupLinkResponse']>

  /**
   * Get a setup link.
   *
   * Returns one setup link, in any status. `setup_url` is never shown again.
   *
   * @example
   * const { data, error } = useQuery(queries.customers.getSetupLink.queryOptions('cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y', 'csl_01KAJ5P2R4S6T8V0W1X3Y5Z7A9'))
   */
  getSetupLink: QueryOperation<[customerId: string, id: string], Schemas['CustomerSetupLinkStateResponse']>

  /**
   * Revoke a setup link.
   *
   * Revokes a setup link. It stops working, and a signup in progress cannot complete it. Its page says that it was revoked. The link can still be read, with `status: revoked`, and `setup_link.revoked` is sent. A link that has ended (completed, expired or revoked) returns 409 `setup_link_inactive`. This cannot be undone, but you can create another link.
   *
   * @example
   * const { mutate } = useMutation(queries.customers.deleteSetupLink.mutationOptions())
   * const onClick = () => mutate({ customerId: 'cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y', id: 'csl_01KAJ5P2R4S6T8V0W1X3Y5Z7A9' })
   */
  deleteSetupLink: MutationOperation<{ customerId: string; id: string }, Schemas['CustomerSetupLinkStateResponse']>
}

/**
 * The people who exchange messages with your accounts. A contact belongs to one account, and to the team that the account had when the contact was created.
 */
export interface ContactsQueries extends KeyedGroup {
  /**
   * Create a contact.
   *
   * Creates a contact on one of your accounts. `from` selects the account. It may be omitted if you have only one account. If `from` is not a verified account of yours, the response is 422 `channel_number_not_verified`. A phone number that already exists on the account returns 400 `invalid_field_value`.
   *
   * @example
   * const { mutate } = useMutation(queries.contacts.create.mutationOptions())
   * const onClick = () => mutate({ body: { from: '106540352242922', phone_number: '+4915112345678', name: 'Ana Souza', email: 'ana@example.com', metadata: { crm_id: '48151623', vip: true } } })
   */
  create: MutationOperation<{ body: Schemas['ContactCreate'] }, Schemas['CreatedContactResponse']>

  /**
   * Label many contacts.
   *
   * Attaches a label to up to 1000 contacts, or detaches it from them, in one transaction: either all eligible contacts change, or none. Contacts of other organizations and contacts of another team than the label's are skipped and counted.
   *
   * @example
   * const { mutate } = useMutation(queries.contacts.bulkLabel.mutationOptions())
   * const onClick = () => mutate({ body: { contact_ids: ['ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X', 'ctc_01KAJ4TQ6B2D4F8H1J3K5M7N9P', 'ctc_01KAJ4SP5A1C3E7G0H2J4K6M8N'], label_id: 'lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N', operation: 'attach' } })
   */
  bulkLabel: MutationOperation<{ body: Schemas['BulkLabel'] }, Schemas['BulkLabelResponse']>

  /**
   * List the contacts of an account.
   *
   * Lists the contacts of the account, newest first (by `created_at`, then `id`, both descending). Filters can be combined; a contact must match all of them.
   *
   * @example
   * const { data, error } = useInfiniteQuery(queries.contacts.list.infiniteQueryOptions('106540352242922', { phone_number: '+4915112345678' }))
   */
  list: ListOperation<[phoneNumberId: string, query?: Query<'listContacts'>], Schemas['ContactList']>

  /**
   * Create a contact on an account.
   *
   * Creates a contact on the account in the path. Works like `POST /v1/contacts`, but `from` may always be omitted. If `from` names another account than the path, the response is 400 `invalid_field_value`.
   *
   * @example
   * const { mutate } = useMutation(queries.contacts.createInAccount.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', body: { phone_number: '+4915112345678', name: 'Ana Souza' } })
   */
  createInAccount: MutationOperation<{ phoneNumberId: string; body: Schemas['ContactCreate'] }, Schemas['CreatedContactResponse']>

  /**
   * Export the contacts of an account.
   *
   * Streams the contacts of the account, newest first, as a file: comma-separated values with a header line, or one JSON object a line, each a contact as `GET` returns it. The filters are those of the list. The file can be imported again. In CSV, a cell that a spreadsheet would take for a formula begins with an apostrophe, which the import removes; names of labels are separated by `; `, and `metadata` is JSON. A connection that breaks ends the file early.
   *
   * @example
   * const { data, error } = useQuery(queries.contacts.export.queryOptions('106540352242922', { format: 'csv' }))
   */
  export: QueryOperation<[phoneNumberId: string, query?: Query<'exportContacts'>], string>

  /**
   * Label many contacts of an account.
   *
   * Attaches a label to up to 1000 contacts, or detaches it from them, in one transaction: either all eligible contacts change, or none. Contacts of accounts other than the one in the path, and contacts of teams other than the label's, are skipped and counted.
   *
   * @example
   * const { mutate } = useMutation(queries.contacts.bulkLabelInAccount.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', body: { contact_ids: ['ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X', 'ctc_01KAJ4TQ6B2D4F8H1J3K5M7N9P', 'ctc_01KAJ4SP5A1C3E7G0H2J4K6M8N'], label_id: 'lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N', operation: 'attach' } })
   */
  bulkLabelInAccount: MutationOperation<{ phoneNumberId: string; body: Schemas['BulkLabel'] }, Schemas['BulkLabelResponse']>

  /**
   * Create or update a contact by its phone number.
   *
   * Updates the contact with this phone number, like `PATCH`, or creates it with the fields in the body. The response is 201 if the contact was created, and 200 otherwise, also if nothing changed. Two calls at the same time give one contact. The call can be repeated without an `Idempotency-Key`.
   *
   * @example
   * const { mutate } = useMutation(queries.contacts.upsert.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', phoneNumber: '+4915112345678', body: { name: 'Ana Maria Souza', metadata: { crm_id: '48151623', tier: 'gold' } } })
   */
  upsert: MutationOperation<{ phoneNumberId: string; phoneNumber: string; body: Schemas['ContactUpdate'] }, Schemas['ContactResponse']>

  /**
   * Get a contact.
   *
   * Returns one contact of the account.
   *
   * @example
   * const { data, error } = useQuery(queries.contacts.get.queryOptions('106540352242922', 'ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X'))
   */
  get: QueryOperation<[phoneNumberId: string, id: string], Schemas['ContactResponse']>

  /**
   * Update a contact.
   *
   * Updates the fields in the body. Omitted fields keep their values; null clears a field. An empty body changes nothing. The phone number identifies the contact and cannot be changed.
   *
   * @example
   * const { mutate } = useMutation(queries.contacts.update.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', id: 'ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X', body: { name: 'Ana Maria Souza', metadata: { crm_id: '48151623', tier: 'gold' } } })
   */
  update: MutationOperation<{ phoneNumberId: string; id: string; body: Schemas['ContactUpdate'] }, Schemas['ContactResponse']>

  /**
   * Delete a contact.
   *
   * Permanently deletes a contact with its conversation, messages and label attachments. This cannot be undone. Pending messages to the contact are not sent. Events that show the contact lose their payload: their deliveries remain readable with `payload: null`, but are neither sent nor replayed. The `contact.deleted` event contains only the id.
   *
   * @example
   * const { mutate } = useMutation(queries.contacts.delete.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', id: 'ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X' })
   */
  delete: MutationOperation<{ phoneNumberId: string; id: string }, Schemas['DeletedContactResponse']>

  /**
   * Block a contact.
   *
   * Blocks the contact at the upstream provider: it can no longer write to the account, and messages to it fail with `recipient_unavailable`. The provider blocks only contacts that have written within the last 24 hours; others get 422 `outside_24h_window`. Blocking a blocked contact changes nothing. If the provider does not respond, the response is 502 `channel_upstream_error`, and the request can be sent again.
   *
   * @example
   * const { mutate } = useMutation(queries.contacts.block.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', id: 'ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X' })
   */
  block: MutationOperation<{ phoneNumberId: string; id: string }, Schemas['ContactResponse']>

  /**
   * Unblock a contact.
   *
   * Removes the contact from the account's block list at the upstream provider. Unblocking a contact that is not blocked changes nothing. If the provider does not respond, the response is 502 `channel_upstream_error`, and the request can be sent again.
   *
   * @example
   * const { mutate } = useMutation(queries.contacts.unblock.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', id: 'ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X' })
   */
  unblock: MutationOperation<{ phoneNumberId: string; id: string }, Schemas['ContactResponse']>

  /**
   * Attach a label to a contact.
   *
   * Attaches a label. Attaching it again changes nothing and returns the same response. Contact and label must belong to the same team; a label of another team returns 400 `invalid_field_value`.
   *
   * @example
   * const { mutate } = useMutation(queries.contacts.attachLabel.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', id: 'ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X', body: { label_id: 'lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N' } })
   */
  attachLabel: MutationOperation<{ phoneNumberId: string; id: string; body: Schemas['LabelAttach'] }, Schemas['ContactLabelLinkResponse']>

  /**
   * Detach a label from a contact.
   *
   * Detaches a label. Detaching a label that is not attached changes nothing and returns the same response.
   *
   * @example
   * const { mutate } = useMutation(queries.contacts.detachLabel.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', id: 'ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X', labelId: 'lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N' })
   */
  detachLabel: MutationOperation<{ phoneNumberId: string; id: string; labelId: string }, Schemas['ContactLabelLinkResponse']>
}

/**
 * Files of contacts that are imported in the background.
 */
export interface ContactImportsQueries extends KeyedGroup {
  /**
   * List the imports of an account.
   *
   * Lists the imports of contacts of the account, newest first (by `created_at`, then `id`, both descending). Imports are removed 30 days after they were created.
   *
   * @example
   * const { data, error } = useInfiniteQuery(queries.contactImports.list.infiniteQueryOptions('106540352242922'))
   */
  list: ListOperation<[phoneNumberId: string, query?: Query<'listContactImports'>], Schemas['ContactImportList']>

  /**
   * Import contacts from a file.
   *
   * Uploads a file with up to 100,000 contacts, at most 100 MiB, and creates or updates them in the background, each like `PUT /v1/{phone_number_id}/contacts/by_phone_number/{phone_number}`. The file is one part of a form, `file`, with a name that ends with `.csv`, or with `.ndjson` or `.jsonl` for one JSON object a line. It is UTF-8. The form has no other parts. `phone_number` is required; `name`, `username`, `email`, `metadata` and `labels` can be omitted. `labels` are names, which must exist in the team of the contact, and are attached; those that the contact has already stay. In CSV, the first line names the columns, an empty cell changes nothing, `metadata` is JSON, and names of labels are separated by `;`. Files of the export can be imported; their other columns are ignored. Rows that fail do not stop the others. An import records no events of contacts. An organization can have 10 unfinished imports; beyond that, the response is 429.
   *
   * @example
   * const { mutate } = useMutation(queries.contactImports.create.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', body: { file: new File([bytes], 'customers.csv', { type: 'image/jpeg' }) } })
   */
  create: MutationOperation<{ phoneNumberId: string; body: Omit<Schemas['ContactImportCreate'], 'file'> & { file: Blob } }, Schemas['ContactImportResponse']>

  /**
   * Get an import.
   *
   * Returns the state and the progress of an import of contacts.
   *
   * @example
   * const { data, error } = useQuery(queries.contactImports.get.queryOptions('106540352242922', 'cim_01KAJ5T2V4X6Z8B0D2F4H6K8M0'))
   */
  get: QueryOperation<[phoneNumberId: string, id: string], Schemas['ContactImportResponse']>

  /**
   * Cancel an import.
   *
   * Ends an import of contacts. Rows that were imported already stay imported. Cancelling an import that has ended changes nothing.
   *
   * @example
   * const { mutate } = useMutation(queries.contactImports.cancel.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', id: 'cim_01KAJ5T2V4X6Z8B0D2F4H6K8M0' })
   */
  cancel: MutationOperation<{ phoneNumberId: string; id: string }, Schemas['ContactImportResponse']>

  /**
   * Download the errors of an import.
   *
   * Streams the rows that were not imported, by line, as comma-separated values: the line in the file, the field, and the code and the message of the error.
   *
   * @example
   * const { data, error } = useQuery(queries.contactImports.getErrors.queryOptions('106540352242922', 'cim_01KAJ5T2V4X6Z8B0D2F4H6K8M0'))
   */
  getErrors: QueryOperation<[phoneNumberId: string, id: string], string>
}

/**
 * Messages that the provider must approve before they can be sent. You create them here or at the provider; a sync copies those of the provider into the service.
 */
export interface TemplatesQueries extends KeyedGroup {
  /**
   * List the templates of an account.
   *
   * Lists the templates found by the last sync, newest first (by `created_at`, then `id`, both descending). Filters can be combined; a template must match all of them.
   *
   * @example
   * const { data, error } = useInfiniteQuery(queries.templates.list.infiniteQueryOptions('106540352242922', { name: 'order_confirmation' }))
   */
  list: ListOperation<[phoneNumberId: string, query?: Query<'listTemplates'>], Schemas['TemplateList']>

  /**
   * Create a template.
   *
   * Creates a template at the upstream provider, which then reviews it; the response shows it as the provider took it, usually `pending`. `template.updated` reports the decision. Before the provider is called, the parts are checked against its limits; `param` names the part, such as `components[0].text`. What the provider refuses is a 400 `invalid_field_value` with its reason. If a template has the same name and language, the response is 409 `template_already_exists`. If the provider does not respond, the response is 502 `channel_upstream_error`; send the request again: a template that the provider has created from it meanwhile is returned. The example file of a header is passed on to the provider first, which can take a minute for a large one.
   *
   * @example
   * const { mutate } = useMutation(queries.templates.create.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', body: { name: 'order_ready', language: 'en_US', category: 'UTILITY', components: [{ type: 'HEADER', format: 'TEXT', text: 'Order {{1}} is ready', example: { header_text: ['4711'] } }, { type: 'BODY', text: 'Hello {{1}}, your order {{2}} is ready.', example: { body_text: [['Ana', '4711']] } }, { type: 'FOOTER', text: 'Nordlys Bakery' }, { type: 'BUTTONS', buttons: [{ type: 'QUICK_REPLY', text: 'Thank you' }, { type: 'URL', text: 'Show the order', url: 'https://example.com/orders/{{1}}', example: ['https://example.com/orders/4711'] }, { type: 'PHONE_NUMBER', text: 'Call us', phone_number: '+4930901820' }] }] } })
   */
  create: MutationOperation<{ phoneNumberId: string; body: Schemas['TemplateCreate'] }, Schemas['TemplateResponse']>

  /**
   * Sync templates with the provider.
   *
   * Fetches all templates of the account from the upstream provider, waits for the result, and updates the account's templates: new ones are created, changed ones updated, and those that no longer exist at the provider deleted. Safe to call at any time, also concurrently. If the provider does not respond or refuses, or if the account has no authorization there, the response is 502 `channel_upstream_error` and nothing has changed. With an `Idempotency-Key`, the number of concurrent syncs is limited; beyond the limit the response is 429 `rate_limit_exceeded`, and the request can be sent again.
   *
   * @example
   * const { mutate } = useMutation(queries.templates.sync.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922' })
   */
  sync: MutationOperation<{ phoneNumberId: string }, Schemas['TemplateSyncResultResponse']>

  /**
   * Get a template by name.
   *
   * Returns one template of the account. Several language variants can share a name; use `language` to select one. Without `language`, approved templates take precedence, then the first language in alphabetical order.
   *
   * @example
   * const { data, error } = useQuery(queries.templates.get.queryOptions('106540352242922', 'order_confirmation', { language: 'en_US' }))
   */
  get: QueryOperation<[phoneNumberId: string, name: string, query?: Query<'getTemplate'>], Schemas['TemplateResponse']>

  /**
   * Update a template.
   *
   * Edits a template at the upstream provider, which then reviews it again; the response shows it as the provider has it, usually `pending`. `template.updated` reports the change, and later the decision. `components` replace all parts, and are checked like those of a new template. The provider edits only approved, rejected and paused templates; an approved one keeps its category, and can be edited once in 24 hours and ten times in 30 days. What it refuses is a 400 `invalid_field_value` with its reason. If the provider does not respond, the response is 502 `channel_upstream_error`; send the request again: an edit that the provider has made meanwhile is returned. Other accounts of the same business account have the change after their next sync.
   *
   * @example
   * const { mutate } = useMutation(queries.templates.update.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', name: 'order_confirmation', body: { components: [{ type: 'BODY', text: 'Hello {{1}}, your order {{2}} is ready for pickup.', example: { body_text: [['Ana', '4711']] } }] }, query: { language: 'en_US' } })
   */
  update: MutationOperation<{ phoneNumberId: string; name: string; body: Schemas['TemplateUpdate']; query?: Query<'updateTemplate'> }, Schemas['TemplateResponse']>

  /**
   * Delete a template.
   *
   * Deletes a template at the upstream provider and here: all its languages, or the one in `language`. It cannot be undone, and the provider accepts no new template of the same name and language for some weeks. Messages that were sent stay. Other accounts of the same business account lose the template too. If the provider does not respond, the response is 502 `channel_upstream_error`, and the request can be sent again.
   *
   * @example
   * const { mutate } = useMutation(queries.templates.delete.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', name: 'order_confirmation', query: { language: 'en_US' } })
   */
  delete: MutationOperation<{ phoneNumberId: string; name: string; query?: Query<'deleteTemplate'> }, Schemas['TemplateDeletionResponse']>
}

/**
 * Names and colors for grouping contacts and conversations. A label belongs to one team.
 */
export interface LabelsQueries extends KeyedGroup {
  /**
   * List labels.
   *
   * Lists the labels of your organization, newest first (by `created_at`, then `id`, both descending).
   *
   * @example
   * const { data, error } = useInfiniteQuery(queries.labels.list.infiniteQueryOptions({ team_id: 'team_01KAHX5M7N9P1Q3R5S7T9V0W2X' }))
   */
  list: ListOperation<[query?: Query<'listLabels'>], Schemas['LabelList']>

  /**
   * Create a label.
   *
   * Creates a label in a team. Names are unique within a team; a duplicate returns 400 `invalid_field_value`. `team_id` is required if your organization has several teams.
   *
   * @example
   * const { mutate } = useMutation(queries.labels.create.mutationOptions())
   * const onClick = () => mutate({ body: { team_id: 'team_01KAHX5M7N9P1Q3R5S7T9V0W2X', name: 'VIP', color: '#e11d48' } })
   */
  create: MutationOperation<{ body: Schemas['LabelCreate'] }, Schemas['LabelResponse']>

  /**
   * Get a label.
   *
   * Returns one label.
   *
   * @example
   * const { data, error } = useQuery(queries.labels.get.queryOptions('lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N'))
   */
  get: QueryOperation<[id: string], Schemas['LabelResponse']>

  /**
   * Update a label.
   *
   * Updates the name or the color of a label. The change is visible wherever the label is attached. An empty body changes nothing. The team of a label cannot be changed.
   *
   * @example
   * const { mutate } = useMutation(queries.labels.update.mutationOptions())
   * const onClick = () => mutate({ id: 'lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N', body: { name: 'Very important', color: '#0ea5e9' } })
   */
  update: MutationOperation<{ id: string; body: Schemas['LabelUpdate'] }, Schemas['LabelResponse']>

  /**
   * Delete a label.
   *
   * Deletes a label and detaches it from every contact and conversation. This cannot be undone.
   *
   * @example
   * const { mutate } = useMutation(queries.labels.delete.mutationOptions())
   * const onClick = () => mutate({ id: 'lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N' })
   */
  delete: MutationOperation<{ id: string }, Schemas['DeletedLabelResponse']>
}

/**
 * How the conversations of an account are assigned to users.
 */
export interface AssignmentRulesQueries extends KeyedGroup {
  /**
   * Get the assignment rule of an account.
   *
   * Returns how the conversations of the account are assigned. An account for which nothing was set has the mode `manual`.
   *
   * @example
   * const { data, error } = useQuery(queries.assignmentRules.get.queryOptions('106540352242922'))
   */
  get: QueryOperation<[phoneNumberId: string], Schemas['AssignmentRuleResponse']>

  /**
   * Change the assignment rule of an account.
   *
   * Changes how the conversations of the account are assigned, from the next message on. With `round_robin`, a conversation that begins with a message of its contact, or that such a message reopens, and that has no assignee, is assigned to the next available user of `user_ids`, in their order. If none is available, it stays unassigned. Conversations that are open already do not change. Omitted fields keep their values; a body without fields changes nothing.
   *
   * @example
   * const { mutate } = useMutation(queries.assignmentRules.update.mutationOptions())
   * const onClick = () => mutate({ phoneNumberId: '106540352242922', body: { mode: 'round_robin', user_ids: ['usr_01KAHX8P0Q2R4S6T8V1W3X5Y7Z'] } })
   */
  update: MutationOperation<{ phoneNumberId: string; body: Schemas['AssignmentRuleUpdate'] }, Schemas['AssignmentRuleResponse']>
}

/**
 * Texts that people insert into messages, with variables.
 */
export interface SavedRepliesQueries extends KeyedGroup {
  /**
   * List saved replies.
   *
   * Lists the saved replies of your organization, newest first (by `created_at`, then `id`, both descending).
   *
   * @example
   * const { data, error } = useInfiniteQuery(queries.savedReplies.list.infiniteQueryOptions({ shortcut: 'hours' }))
   */
  list: ListOperation<[query?: Query<'listSavedReplies'>], Schemas['SavedReplyList']>

  /**
   * Create a saved reply.
   *
   * Creates a saved reply. Shortcuts are unique in your organization, ignoring case and accents; a duplicate returns 400 `invalid_field_value`, and so does a variable that is not known. Saved replies are not sent by themselves, and are not reported by events.
   *
   * @example
   * const { mutate } = useMutation(queries.savedReplies.create.mutationOptions())
   * const onClick = () => mutate({ body: { name: 'Opening hours', shortcut: 'hours', text: 'Hello {{contact.name|there}}, we are open from 9 to 18. {{user.name}}' } })
   */
  create: MutationOperation<{ body: Schemas['SavedReplyCreate'] }, Schemas['SavedReplyResponse']>

  /**
   * Get a saved reply.
   *
   * Returns one saved reply.
   *
   * @example
   * const { data, error } = useQuery(queries.savedReplies.get.queryOptions('srp_01KAHZ4D6E8F0G2H3J5K7M9N1P'))
   */
  get: QueryOperation<[id: string], Schemas['SavedReplyResponse']>

  /**
   * Update a saved reply.
   *
   * Updates a saved reply. Messages that were written with it do not change. An empty body changes nothing.
   *
   * @example
   * const { mutate } = useMutation(queries.savedReplies.update.mutationOptions())
   * const onClick = () => mutate({ id: 'srp_01KAHZ4D6E8F0G2H3J5K7M9N1P', body: { name: 'Opening hours in summer', text: 'Hello {{contact.name|there}}, we are open from 8 to 20. {{user.name}}' } })
   */
  update: MutationOperation<{ id: string; body: Schemas['SavedReplyUpdate'] }, Schemas['SavedReplyResponse']>

  /**
   * Delete a saved reply.
   *
   * Deletes a saved reply. Messages that were written with it stay. This cannot be undone.
   *
   * @example
   * const { mutate } = useMutation(queries.savedReplies.delete.mutationOptions())
   * const onClick = () => mutate({ id: 'srp_01KAHZ4D6E8F0G2H3J5K7M9N1P' })
   */
  delete: MutationOperation<{ id: string }, Schemas['DeletedSavedReplyResponse']>
}

/**
 * How many messages the provider bills.
 */
export interface UsageQueries extends KeyedGroup {
  /**
   * Count what the provider bills.
   *
   * Counts the sent messages for which the provider has reported whether it bills them (`pricing` of a message), by the fields in `group_by`. A message counts on the day on which it was created, from the status that says what it costs. It is counted again when a later status says something else, and no more when it fails. Deleting a message changes no count. The newest day is first (by `day`, descending). Counts are kept for 400 days.
   *
   * @example
   * const { data, error } = useInfiniteQuery(queries.usage.list.infiniteQueryOptions({ from: '2026-11-01' }))
   */
  list: ListOperation<[query?: Query<'listUsage'>], Schemas['UsageList']>
}

/**
 * The people of your organization. Conversations can be assigned to them.
 */
export interface UsersQueries extends KeyedGroup {
  /**
   * List users.
   *
   * Lists the users of your organization, newest first (by `created_at`, then `id`, both descending). The `id` of a user is the value of `assigned_to` when you update a conversation. The operator of the service creates users.
   *
   * @example
   * const { data, error } = useInfiniteQuery(queries.users.list.infiniteQueryOptions())
   */
  list: ListOperation<[query?: Query<'listUsers'>], Schemas['UserList']>

  /**
   * Get a user.
   *
   * Returns one user of your organization.
   *
   * @example
   * const { data, error } = useQuery(queries.users.get.queryOptions('usr_01KAHX8P0Q2R4S6T8V1W3X5Y7Z'))
   */
  get: QueryOperation<[id: string], Schemas['UserResponse']>
}

/**
 * Deliveries of events to webhook subscriptions: one for each event and subscription. A delivery can be replayed.
 */
export interface WebhookDeliveriesQueries extends KeyedGroup {
  /**
   * List webhook deliveries.
   *
   * Lists the deliveries of your organization, newest first (by `created_at`, then `id`, both descending), without their payloads. Filters can be combined; a delivery must match all of them. Deliveries with the status `succeeded` or `dead` are deleted after 30 days, unless your organization has another retention setting.
   *
   * @example
   * const { data, error } = useInfiniteQuery(queries.webhookDeliveries.list.infiniteQueryOptions({ subscription_id: 'wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F' }))
   */
  list: ListOperation<[query?: Query<'listWebhookDeliveries'>], Schemas['WebhookDeliveryList']>

  /**
   * Replay many webhook deliveries.
   *
   * Replays all matching deliveries of a subscription, oldest first, up to 1,000 per request. `capped` says whether more deliveries match. To replay more, page through `created_after` and `created_before`. Earlier replays are deliveries too and can match; the replays created by this request are never included. Deliveries with an erased payload are skipped. If the subscription is disabled or deleted, the response is 409 `webhook_subscription_disabled`.
   *
   * @example
   * const { mutate } = useMutation(queries.webhookDeliveries.bulkReplay.mutationOptions())
   * const onClick = () => mutate({ body: { subscription_id: 'wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F', status: 'dead', created_after: '2026-11-20T00:00:00Z', created_before: '2026-11-21T00:00:00Z' } })
   */
  bulkReplay: MutationOperation<{ body: Schemas['BulkReplay'] }, Schemas['BulkReplayResponse']>

  /**
   * Get a webhook delivery.
   *
   * Returns one delivery with its payload and its attempts. If the contact shown in the payload was deleted, `payload` is null and `payload_erased_at` says when it was erased.
   *
   * @example
   * const { data, error } = useQuery(queries.webhookDeliveries.get.queryOptions('wbd_01KAJ5QZ8P6W8Y0A2C4E6G8J0M'))
   */
  get: QueryOperation<[id: string], Schemas['WebhookDeliveryWithPayloadResponse']>

  /**
   * Replay a webhook delivery.
   *
   * Creates a new delivery of the same event, sent to the URL of the original delivery. The original does not change. If the subscription is disabled or deleted, the response is 409 `webhook_subscription_disabled`. If the payload was erased because its contact was deleted, the response is 409 `webhook_payload_erased`.
   *
   * @example
   * const { mutate } = useMutation(queries.webhookDeliveries.replay.mutationOptions())
   * const onClick = () => mutate({ id: 'wbd_01KAJ5QZ8P6W8Y0A2C4E6G8J0M' })
   */
  replay: MutationOperation<{ id: string }, Schemas['WebhookDeliveryReplayResponse']>
}

/**
 * What has happened in your organization, as a list that can be followed without a public URL.
 */
export interface EventsQueries extends KeyedGroup {
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
   * const { data, error } = useInfiniteQuery(queries.events.list.infiniteQueryOptions({ type: 'message.received' }))
   */
  list: ListOperation<[query?: Query<'listEvents'>], Schemas['EventList']>
}

/**
 * URLs that receive events, their event types, and the secrets that sign the events.
 */
export interface WebhookSubscriptionsQueries extends KeyedGroup {
  /**
   * List webhook subscriptions.
   *
   * Lists the webhook subscriptions of your organization, newest first (by `created_at`, then `id`, both descending).
   *
   * @example
   * const { data, error } = useInfiniteQuery(queries.webhookSubscriptions.list.infiniteQueryOptions())
   */
  list: ListOperation<[query?: Query<'listWebhookSubscriptions'>], Schemas['WebhookSubscriptionList']>

  /**
   * Create a webhook subscription.
   *
   * Creates a subscription. From now on, each event of its types is sent to its URL. The response contains the `secret` that deliveries are signed with. It is not shown again, so store it where you verify signatures. If your organization has as many subscriptions as its plan includes (100 by default), the response is 403 `feature_not_entitled`.
   *
   * @example
   * const { mutate } = useMutation(queries.webhookSubscriptions.create.mutationOptions())
   * const onClick = () => mutate({ body: { url: 'https://audit.example.com/events', event_types: ['*'] } })
   */
  create: MutationOperation<{ body: Schemas['WebhookSubscriptionCreate'] }, Schemas['CreatedWebhookSubscriptionResponse']>

  /**
   * Get a webhook subscription.
   *
   * Returns one subscription. Only the last four characters of its secrets are shown.
   *
   * @example
   * const { data, error } = useQuery(queries.webhookSubscriptions.get.queryOptions('wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F'))
   */
  get: QueryOperation<[id: string], Schemas['WebhookSubscriptionResponse']>

  /**
   * Update a webhook subscription.
   *
   * Updates a subscription. While `enabled` is false, events are still recorded for it and held. They are sent once it is enabled again, which also clears `disabled_reason`. An empty body changes nothing.
   *
   * @example
   * const { mutate } = useMutation(queries.webhookSubscriptions.update.mutationOptions())
   * const onClick = () => mutate({ id: 'wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F', body: { enabled: false } })
   */
  update: MutationOperation<{ id: string; body: Schemas['WebhookSubscriptionUpdate'] }, Schemas['WebhookSubscriptionResponse']>

  /**
   * Delete a webhook subscription.
   *
   * Deletes a subscription and its secrets. Nothing is sent to its URL any more. This cannot be undone.
   *
   * @example
   * const { mutate } = useMutation(queries.webhookSubscriptions.delete.mutationOptions())
   * const onClick = () => mutate({ id: 'wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F' })
   */
  delete: MutationOperation<{ id: string }, Schemas['DeletedWebhookSubscriptionResponse']>

  /**
   * Send the failed deliveries of a webhook subscription again.
   *
   * After your receiver was down: sends every event again that it has not accepted since a time, oldest first, up to 1,000 per request. A `dead` delivery is replayed to the current URL; a `failed` one is attempted now instead of later. Call it again until `remaining` is 0. An event is sent once, however often you call it: one that is waiting, or has been delivered since, is skipped, and so are deliveries with an erased payload. If the subscription is disabled, the response is 409 `webhook_subscription_disabled`.
   *
   * @example
   * const { mutate } = useMutation(queries.webhookSubscriptions.recoverWebhookDeliveries.mutationOptions())
   * const onClick = () => mutate({ id: 'wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F', body: { since: '2026-11-20T06:00:00Z' } })
   */
  recoverWebhookDeliveries: MutationOperation<{ id: string; body: Schemas['WebhookRecoveryCreate'] }, Schemas['WebhookRecoveryResponse']>

  /**
   * Add a secret to a webhook subscription.
   *
   * Creates a new secret and returns it. It is not shown again. Older secrets expire after `expire_previous_in_hours`. Until then, deliveries carry one signature for each secret, so that receivers can switch over without rejecting deliveries. A subscription has at most 10 secrets at a time.
   *
   * @example
   * const { mutate } = useMutation(queries.webhookSubscriptions.createWebhookSecret.mutationOptions())
   * const onClick = () => mutate({ id: 'wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F', body: { expire_previous_in_hours: 48 } })
   */
  createWebhookSecret: MutationOperation<{ id: string; body: Schemas['WebhookSecretCreate'] }, Schemas['CreatedWebhookSecretResponse']>

  /**
   * Delete a secret of a webhook subscription.
   *
   * Deletes a secret. Deliveries are no longer signed with it. The last secret cannot be deleted (`last_secret`). If the newest secret is deleted, the one before it no longer expires.
   *
   * @example
   * const { mutate } = useMutation(queries.webhookSubscriptions.deleteWebhookSecret.mutationOptions())
   * const onClick = () => mutate({ id: 'wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F', secretId: 'whk_01KAHZ8W9YB3D5F7H9K1M3P5R7' })
   */
  deleteWebhookSecret: MutationOperation<{ id: string; secretId: string }, Schemas['DeletedWebhookSecretResponse']>

  /**
   * Send a test event to a webhook subscription.
   *
   * Sends a `webhook.test` event to this subscription only, regardless of its event types. The event is signed and retried like any other. The response contains the delivery. If the subscription is disabled, the response is 409 `webhook_subscription_disabled`.
   *
   * @example
   * const { mutate } = useMutation(queries.webhookSubscriptions.sendWebhookTest.mutationOptions())
   * const onClick = () => mutate({ id: 'wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F' })
   */
  sendWebhookTest: MutationOperation<{ id: string }, Schemas['WebhookTestResponse']>
}

/** Options for TanStack Query for every operation, in groups. */
export interface Queries extends KeyedGroup {
  /**
   * The health of the service, its OpenAPI document, and the API key in use.
   */
  meta: MetaQueries
  /**
   * The messaging accounts that your organization, or one of its end-customers, has connected.
   */
  accounts: AccountsQueries
  /**
   * What contacts see of the business behind an account. The provider keeps the profiles.
   */
  accountProfiles: AccountProfilesQueries
  /**
   * The messages that you receive from contacts and send to them.
   */
  messages: MessagesQueries
  /**
   * Templates that are sent to many recipients.
   */
  broadcasts: BroadcastsQueries
  /**
   * Files to send.
   */
  media: MediaQueries
  /**
   * The messages between an account and a contact. A contact has one conversation.
   */
  conversations: ConversationsQueries
  /**
   * What your organization writes about a conversation for itself. Contacts never see it.
   */
  notes: NotesQueries
  /**
   * The customers of your organization (platform mode). They connect their own accounts, which you then use like yours.
   */
  customers: CustomersQueries
  /**
   * The people who exchange messages with your accounts. A contact belongs to one account, and to the team that the account had when the contact was created.
   */
  contacts: ContactsQueries
  /**
   * Files of contacts that are imported in the background.
   */
  contactImports: ContactImportsQueries
  /**
   * Messages that the provider must approve before they can be sent. You create them here or at the provider; a sync copies those of the provider into the service.
   */
  templates: TemplatesQueries
  /**
   * Names and colors for grouping contacts and conversations. A label belongs to one team.
   */
  labels: LabelsQueries
  /**
   * How the conversations of an account are assigned to users.
   */
  assignmentRules: AssignmentRulesQueries
  /**
   * Texts that people insert into messages, with variables.
   */
  savedReplies: SavedRepliesQueries
  /**
   * How many messages the provider bills.
   */
  usage: UsageQueries
  /**
   * The people of your organization. Conversations can be assigned to them.
   */
  users: UsersQueries
  /**
   * Deliveries of events to webhook subscriptions: one for each event and subscription. A delivery can be replayed.
   */
  webhookDeliveries: WebhookDeliveriesQueries
  /**
   * What has happened in your organization, as a list that can be followed without a public URL.
   */
  events: EventsQueries
  /**
   * URLs that receive events, their event types, and the secrets that sign the events.
   */
  webhookSubscriptions: WebhookSubscriptionsQueries
}
