// Generated from spec/. Do not edit.

export interface paths {
    "/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the service is up
         * @description Answers as long as the service runs, without asking anything else, the database included. It needs no API key and is charged to no budget.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get this document
         * @description Returns the OpenAPI 3.1 document of the API, as it is written, to generate a client from or to browse. It needs no API key and is charged to no budget. The answer is the document itself, without an envelope.
         */
        get: operations["getOpenApiDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the API key in use
         * @description Tells which API key the request was made with, when it expires, and which organization and teams it opens. A good first call to try a new key with.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List connected accounts
         * @description Lists the accounts that your organization has connected, the newest first (`created_at`, then `id`, both descending). Each row carries the `phone_number_id` that phone-scoped paths take.
         */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customers
         * @description Lists the end-customers of your organization, the newest first (`created_at`, then `id`, both descending). An organization without platform mode has none.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Create a customer
         * @description Creates an end-customer, who is active at once and has no accounts yet. Needs platform mode: without it the answer is 403 `feature_not_entitled`, and 403 `subscription_inactive` when your trial or subscription has ended.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a customer
         * @description Returns one end-customer. `GET /v1/accounts?customer_id=` lists the accounts that it has connected.
         */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a customer
         * @description Changes an end-customer, or suspends it: while `status` is `suspended`, nothing can be sent from its accounts. A body without fields changes nothing and is fine. Needs platform mode, as creating one does.
         */
        patch: operations["updateCustomer"];
        trace?: never;
    };
    "/v1/customers/{customer_id}/setup_links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a setup link
         * @description Creates a one-time link with which the end-customer connects an account through the provider's embedded signup. Send the customer to `setup_url`, which carries the token. It is in this answer only, and in its repetition for 24 hours when the same request is sent again with the same `Idempotency-Key`; afterwards it is never shown again. Links of one customer do not affect each other. Needs platform mode; a suspended customer is 422 `customer_suspended`.
         */
        post: operations["createSetupLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a contact
         * @description Creates a contact on one of your accounts. With several accounts `from` says which; with one it may be left out. `from` that names no verified account of yours is 422 `channel_number_not_verified`. A number that the account has already is `invalid_field_value`.
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/bulk_label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Label many contacts
         * @description Attaches a label to up to 1000 contacts, or detaches it from them, in one transaction: all that can be changed are, or none. Contacts that are not yours, or of another team than the label, are skipped and counted.
         */
        post: operations["bulkLabelContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/conversations/{id}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a label to a conversation
         * @description Attaches a label to a conversation of any of your accounts. Attaching it again changes nothing and answers the same. Label and contact of the conversation have to belong to the same team; a label of another team is `invalid_field_value`.
         */
        post: operations["attachConversationLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List labels
         * @description Lists the labels of your organization, the newest first (`created_at`, then `id`, both descending).
         */
        get: operations["listLabels"];
        put?: never;
        /**
         * Create a label
         * @description Creates a label in a team. Names are unique within a team: a name that the team has already is `invalid_field_value`. An organization with several teams has to name one in `team_id`.
         */
        post: operations["createLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/labels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a label
         * @description Returns one label.
         */
        get: operations["getLabel"];
        put?: never;
        post?: never;
        /**
         * Delete a label
         * @description Deletes a label and takes it off every contact and conversation. This cannot be undone.
         */
        delete: operations["deleteLabel"];
        options?: never;
        head?: never;
        /**
         * Change a label
         * @description Changes the name or the colour of a label, wherever it is attached. A body without fields changes nothing and is fine. The team of a label cannot be changed.
         */
        patch: operations["updateLabel"];
        trace?: never;
    };
    "/v1/webhook_deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook deliveries
         * @description Lists the deliveries of your organization, the newest first (`created_at`, then `id`, both descending), without their payloads. Filters may be combined; a delivery has to match all of them. Deliveries that succeeded or are dead are deleted after 90 days, unless another time is set for your organization.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook_deliveries/bulk_replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay many webhook deliveries
         * @description Replays every delivery of a subscription that matches, the oldest first and 1,000 at most; `capped` tells whether there were more. For more, page through `created_after` and `created_before`: replays are deliveries of the subscription too, those of the request itself are never among what it takes. Deliveries whose payload was erased are skipped. A subscription that is disabled or deleted gets nothing: `webhook_subscription_disabled`.
         */
        post: operations["bulkReplayWebhookDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook_deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook delivery
         * @description Returns one delivery with the payload that it carries and what became of each attempt. Once the contact that the payload shows is deleted, `payload` is null and `payload_erased_at` tells since when.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook_deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a webhook delivery
         * @description Sends the same event once more, to the URL that the delivery was made for, as a new delivery; the original stays as it is. When the subscription is disabled or deleted, nothing is sent: `webhook_subscription_disabled`. Neither is a payload that was erased with its contact: `webhook_payload_erased`.
         */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook_subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook subscriptions
         * @description Lists the webhook subscriptions of your organization, the newest first (`created_at`, then `id`, both descending).
         */
        get: operations["listWebhookSubscriptions"];
        put?: never;
        /**
         * Create a webhook subscription
         * @description Creates a subscription: from now on, each event of its types is sent to its URL. The answer holds the `secret` that deliveries are signed with. It is shown this once: keep it where you check signatures.
         */
        post: operations["createWebhookSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook_subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook subscription
         * @description Returns one subscription. Of its secrets it shows only the last four characters.
         */
        get: operations["getWebhookSubscription"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook subscription
         * @description Deletes a subscription and its secrets: nothing is sent to its URL any more. This cannot be undone.
         */
        delete: operations["deleteWebhookSubscription"];
        options?: never;
        head?: never;
        /**
         * Change a webhook subscription
         * @description Changes a subscription. While `enabled` is false, events are still recorded for it and held; they are sent once it is enabled again, which also clears `disabled_reason`. A body without fields changes nothing and is fine.
         */
        patch: operations["updateWebhookSubscription"];
        trace?: never;
    };
    "/v1/webhook_subscriptions/{id}/secrets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a secret to a webhook subscription
         * @description Makes a new secret and shows it this once. The secrets before it expire after `expire_previous_in_hours`; until then deliveries carry a signature of each, so that receivers can change over without losing one. A subscription has at most 10 secrets at a time.
         */
        post: operations["createWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook_subscriptions/{id}/secrets/{secret_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a secret of a webhook subscription
         * @description Deletes a secret: deliveries are no longer signed with it. The last one cannot be deleted (`last_secret`); when the newest one is deleted, the one before it no longer expires.
         */
        delete: operations["deleteWebhookSecret"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook_subscriptions/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event to a webhook subscription
         * @description Sends a `webhook.test` event to this subscription alone, whatever types it is for, signed and tried again as any other. The delivery in the answer tells what becomes of it. When the subscription is disabled, nothing is sent: `webhook_subscription_disabled`.
         */
        post: operations["sendWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{phone_number_id}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the contacts of an account
         * @description Lists the contacts of the account, the newest first (`created_at`, then `id`, both descending). Filters may be combined; a contact has to match all of them.
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Create a contact on an account
         * @description Creates a contact on the account of the path. It is `POST /v1/contacts` with the account settled: `from` may be left out, and one that names another account is `invalid_field_value`.
         */
        post: operations["createContactInAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{phone_number_id}/contacts/bulk_label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Label many contacts of an account
         * @description Attaches a label to up to 1000 contacts, or detaches it from them, in one transaction: all that can be changed are, or none. Contacts that do not belong to the account of the path, or are of another team than the label, are skipped and counted.
         */
        post: operations["bulkLabelContactsInAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{phone_number_id}/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a contact
         * @description Returns one contact of the account.
         */
        get: operations["getContact"];
        put?: never;
        post?: never;
        /**
         * Delete a contact
         * @description Deletes a contact for good, and with it its conversations, messages and label attachments. Messages that still wait to be sent are not sent. Events that show the contact lose their payload: their deliveries can still be read, with `payload: null`, and are neither sent nor replayed. `contact.deleted` names the id alone. This cannot be undone.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        /**
         * Change a contact
         * @description Changes the fields that the body has; those that it leaves out stay as they are, and null clears one. A body without fields changes nothing and is fine. The phone number is the identity of a contact and cannot be changed.
         */
        patch: operations["updateContact"];
        trace?: never;
    };
    "/v1/{phone_number_id}/contacts/{id}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a label to a contact
         * @description Attaches a label. Attaching it again changes nothing and answers the same. Contact and label have to belong to the same team; a label of another team is `invalid_field_value`.
         */
        post: operations["attachContactLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{phone_number_id}/contacts/{id}/labels/{label_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Detach a label from a contact
         * @description Detaches a label. Detaching one that is not attached changes nothing and answers the same.
         */
        delete: operations["detachContactLabel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{phone_number_id}/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the conversations of an account
         * @description Lists the conversations of the account: the one with the latest message first, those without messages last (`last_message_at`, then `id`, both descending). With `updated_since` the order is `updated_at`, then `id`, both descending. Filters may be combined; a conversation has to match all of them. The answer has a weak `ETag`; sent back as `If-None-Match`, it is answered with 304 as long as the page is the same.
         */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{phone_number_id}/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a conversation
         * @description Returns one conversation of the account.
         */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a conversation
         * @description Changes state and assignee; at least one of the two has to be given, and either may be set from any state. Resolving a conversation sets `unread_count` to zero and marks its inbound messages as read.
         */
        patch: operations["updateConversation"];
        trace?: never;
    };
    "/v1/{phone_number_id}/conversations/{id}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a label to a conversation of an account
         * @description Attaches a label. Attaching it again changes nothing and answers the same. Label and contact of the conversation have to belong to the same team; a label of another team is `invalid_field_value`.
         */
        post: operations["attachConversationLabelInAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{phone_number_id}/conversations/{id}/labels/{label_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Detach a label from a conversation
         * @description Detaches a label. Detaching one that is not attached changes nothing and answers the same.
         */
        delete: operations["detachConversationLabel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{phone_number_id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages of an account
         * @description Lists the messages of the account, the newest first (`created_at`, then `id`, both descending). Filters may be combined; a message has to match all of them.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Send a message
         * @description Takes a message to be sent, and answers before it is: it is `pending` now, and `message.sent`, `message.delivered`, `message.read` or `message.failed` tell what becomes of it. Within 24 hours of what the contact wrote last, any message can be sent; later, and to whom never wrote, templates only (`outside_24h_window`). Sending marks what the contact wrote as read.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{phone_number_id}/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a message
         * @description Returns one message of the account.
         */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{phone_number_id}/messages/{id}/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the media of a message
         * @description Redirects to the file that belongs to the message, an image, document, video, audio or sticker. The address is public and is the one that the message itself shows as `media_url`. A message without a file, or whose file is still on its way or gone, is 404.
         */
        get: operations["getMessageMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{phone_number_id}/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the templates of an account
         * @description Lists the templates that the last sync found, the newest first (`created_at`, then `id`, both descending). Filters may be combined; a template has to match all of them.
         */
        get: operations["listTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{phone_number_id}/templates/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sync the templates with the provider
         * @description Asks the upstream provider for all templates of the account, while you wait, and brings the account's templates up to date: new ones are created, changed ones updated, and those that the provider no longer has are deleted. Safe to call at any time, also several times at once. Where the provider does not answer, refuses, or the account has no authorization there, it is 502 `channel_upstream_error` and nothing has changed. With an `Idempotency-Key`, only a few syncs can wait for the provider at the same time; one more is 429 `rate_limit_exceeded`, and can be sent again.
         */
        post: operations["syncTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{phone_number_id}/templates/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a template by its name
         * @description Returns one template of the account. Several languages can share a name: pass `language` to say which. Without it, an approved template comes before others, and then the language that is first in the alphabet.
         */
        get: operations["getTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "message.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message has arrived
         * @description A contact wrote to one of your accounts. What it means for the conversation has an event of its own.
         */
        post: operations["handleMessageReceivedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message was sent
         * @description The provider has taken a message of yours.
         */
        post: operations["handleMessageSentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message was delivered
         * @description A message of yours has reached the device of the contact. `message.sent` may come later than this, or not at all.
         */
        post: operations["handleMessageDeliveredEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message was read
         * @description The contact has read a message of yours.
         */
        post: operations["handleMessageReadEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message has failed
         * @description A message of yours was not delivered; `error` tells why.
         */
        post: operations["handleMessageFailedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message has changed
         * @description Something else about a message changed: its file is there or lost, or the moment of an earlier status came in late.
         */
        post: operations["handleMessageUpdatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversation.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A conversation has begun
         * @description The first message between an account and a contact was written. The conversation is shown as it is with it.
         */
        post: operations["handleConversationCreatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversation.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A conversation has changed
         * @description Somebody changed state or assignee, or a message was added.
         */
        post: operations["handleConversationUpdatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A contact was created
         * @description Through the API, or by the first message of somebody unknown.
         */
        post: operations["handleContactCreatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A contact has changed
         * @description Through the API, or because the provider told a name.
         */
        post: operations["handleContactUpdatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A contact was deleted
         * @description It is gone with its conversation and messages, which have no events of their own.
         */
        post: operations["handleContactDeletedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.opted_out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A contact has opted out
         * @description The contact takes no marketing messages any more.
         */
        post: operations["handleContactOptedOutEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.opted_in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A contact has opted in
         * @description The contact takes marketing messages again.
         */
        post: operations["handleContactOptedInEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "template.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A template was found
         * @description A sync found a template that was not there before.
         */
        post: operations["handleTemplateCreatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "template.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A template has changed
         * @description Its status or anything else about it, as a sync or the provider told.
         */
        post: operations["handleTemplateUpdatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "template.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A template is gone
         * @description The provider has it no longer.
         */
        post: operations["handleTemplateDeletedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "account.connected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An account was connected
         * @description From now on it can send and receive.
         */
        post: operations["handleAccountConnectedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "account.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An account has changed
         * @description What it shows, or the team that it belongs to, which it does not show: then `previous_attributes` is missing.
         */
        post: operations["handleAccountUpdatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "account.disconnected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An account was disconnected
         * @description It neither sends nor receives any more.
         */
        post: operations["handleAccountDisconnectedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "setup_link.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A setup link was used
         * @description An end-customer has connected an account with it.
         */
        post: operations["handleSetupLinkCompletedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "setup_link.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A signup with a setup link has failed
         * @description The link stays active; `last_failure_reason` tells why.
         */
        post: operations["handleSetupLinkFailedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "setup_link.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A setup link has expired
         * @description Nobody has used it in time.
         */
        post: operations["handleSetupLinkExpiredEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A test of a subscription
         * @description Sent when you ask for it, to that subscription only and whatever types it is for.
         */
        post: operations["handleWebhookTestEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description The id of this request, the same as in the `X-Request-Id` header. Quote it when you contact support: it leads straight to what happened.
         * @example req_01KAJ5QZ8M3T7V9W2X4Y6Z8A0B
         */
        RequestId: string;
        /** @description That the service is up. */
        Health: {
            /**
             * @description Always `health`.
             * @constant
             */
            object: "health";
            /**
             * @description Always `ok`; a service that is not well does not answer.
             * @constant
             */
            status: "ok";
            /**
             * @description The version of the service that answered.
             * @example 0.1.0
             */
            version: string;
        };
        /** @description The answer of the health check. */
        HealthResponse: {
            data: components["schemas"]["Health"];
            request_id: components["schemas"]["RequestId"];
        };
        /**
         * @description The family that an error belongs to.
         *
         *     | type | HTTP | what to do |
         *     |---|---|---|
         *     | `invalid_request_error` | 400, 405, 413, 415, 422 | change the request |
         *     | `authentication_error` | 401 | send a valid API key |
         *     | `permission_error` | 403 | change the plan or renew the subscription |
         *     | `not_found` | 404 | check the id and the path |
         *     | `conflict` | 409 | look at the state of the resource; retry if the answer has `Retry-After` |
         *     | `rate_limit_error` | 429 | wait for `Retry-After` |
         *     | `api_error` | 500, 502 | retry later; if it stays, quote the `request_id` |
         * @enum {string}
         */
        ErrorType: "invalid_request_error" | "authentication_error" | "permission_error" | "not_found" | "conflict" | "rate_limit_error" | "api_error";
        /**
         * @description What exactly went wrong. The set may grow: treat a code that you do not know like its `type`.
         *
         *     | code | HTTP | when |
         *     |---|---|---|
         *     | `invalid_limit` | 400 | `limit` is no whole number from 1 to 100. |
         *     | `invalid_cursor` | 400 | The cursor is malformed, was changed, or belongs to another list, account or set of filters. Start again without one. |
         *     | `invalid_field_value` | 400 | A field, parameter or header is missing, unknown or has a value that it may not have; `param` names it. Also a body that is no JSON, a label name that its team has already, and a phone number that the account has already. |
         *     | `invalid_phone_number` | 400 | The value is no valid phone number in E.164 form. |
         *     | `method_not_allowed` | 405 | The path exists, but not with this method. `Allow` lists those that it has. |
         *     | `payload_too_large` | 413 | The request is larger than 1 MiB. |
         *     | `unsupported_media_type` | 415 | The body is not sent as `application/json`. |
         *     | `missing_api_key` | 401 | There is no `Authorization` header. |
         *     | `invalid_api_key` | 401 | The header holds no API key, or one that does not exist. |
         *     | `revoked_api_key` | 401 | The API key was revoked. |
         *     | `expired_api_key` | 401 | The API key has expired. |
         *     | `subscription_inactive` | 403 | The trial has ended or the subscription is inactive. |
         *     | `feature_not_entitled` | 403 | The plan does not include the feature, or its quota is used up. |
         *     | `resource_not_found` | 404 | There is no such resource in your organization, or no such path. |
         *     | `idempotency_in_progress` | 409 | A request with the same `Idempotency-Key` is still being processed. Wait for `Retry-After`, then send it again. |
         *     | `webhook_subscription_disabled` | 409 | The webhook subscription is disabled or deleted, so nothing can be replayed to it. |
         *     | `webhook_payload_erased` | 409 | The contact that the payload showed was deleted and the payload erased, so it cannot be replayed. |
         *     | `setup_link_inactive` | 409 | The setup link was used, has expired or was revoked. |
         *     | `last_secret` | 409 | The last secret of a webhook subscription cannot be deleted. Add another one first. |
         *     | `template_already_exists` | 409 | The account has a template of this name and language. Reserved: no operation answers with it yet. |
         *     | `idempotency_key_reuse` | 422 | The `Idempotency-Key` was sent before with another method, path or body. |
         *     | `channel_number_not_verified` | 422 | The number is not verified for your organization, or `from` names no account of yours. |
         *     | `outside_24h_window` | 422 | The contact has not written within 24 hours, so only a template can be sent. |
         *     | `marketing_opted_out` | 422 | The contact has opted out of marketing messages. |
         *     | `consent_required` | 422 | Your organization asks for consent and the contact has never written. |
         *     | `customer_suspended` | 422 | The end-customer, or the one that the account belongs to, is suspended. |
         *     | `media_not_found` | 422 | There is no such media in an earlier message of this account. |
         *     | `template_not_found` | 422 | The account has no template of this name and language. |
         *     | `template_paused` | 422 | The provider has paused the template. |
         *     | `rate_limit_exceeded` | 429 | Your organization has used up its budget. Wait for `Retry-After`. |
         *     | `internal_error` | 500 | Something unexpected went wrong on our side. |
         *     | `channel_upstream_error` | 502 | The call to the upstream provider failed. Retry later. |
         * @enum {string}
         */
        ErrorCode: "invalid_limit" | "invalid_cursor" | "invalid_field_value" | "invalid_phone_number" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "missing_api_key" | "invalid_api_key" | "revoked_api_key" | "expired_api_key" | "subscription_inactive" | "feature_not_entitled" | "resource_not_found" | "idempotency_in_progress" | "webhook_subscription_disabled" | "webhook_payload_erased" | "setup_link_inactive" | "last_secret" | "template_already_exists" | "idempotency_key_reuse" | "channel_number_not_verified" | "outside_24h_window" | "marketing_opted_out" | "consent_required" | "customer_suspended" | "media_not_found" | "template_not_found" | "template_paused" | "rate_limit_exceeded" | "internal_error" | "channel_upstream_error";
        /** @description What went wrong, where, and the id to quote. */
        ErrorDetail: {
            type: components["schemas"]["ErrorType"];
            code: components["schemas"]["ErrorCode"];
            /**
             * @description An explanation for people. Its wording may change; build on `code`.
             * @example `limit` must be a whole number from 1 to 100.
             */
            message: string;
            /**
             * @description The request field concerned, where there is one: a body field as a path (`contact_ids[3]`, `metadata.plan`), or the name of a query parameter, path parameter or header.
             * @example limit
             */
            param?: string;
            request_id: components["schemas"]["RequestId"];
        };
        /** @description What every failure answers with, whatever went wrong and wherever. */
        Error: {
            error: components["schemas"]["ErrorDetail"];
        };
        /** @description This document, as OpenAPI 3.1. */
        OpenApiDocument: {
            /**
             * @description The version of OpenAPI that the document is written in.
             * @example 3.1.0
             */
            openapi: string;
            /** @description What the API is called and which version of it this is. */
            info: {
                [key: string]: unknown;
            };
            /** @description Every path with its operations. */
            paths: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description The organization that a key belongs to. */
        OrganizationReference: {
            /**
             * @description The id of the organization.
             * @example org_01KAHX4K6M8N0P2Q4R6S8T1V3W
             */
            id: string;
            /**
             * @description The name of the organization.
             * @example Fjord Coffee
             */
            name: string;
        };
        /** @description A team of the organization. Accounts, contacts and labels belong to one. */
        TeamReference: {
            /**
             * @description The id of the team, as `team_id` takes it.
             * @example team_01KAHX5M7N9P1Q3R5S7T9V0W2X
             */
            id: string;
            /**
             * @description The name of the team.
             * @example Support
             */
            name: string;
        };
        /**
         * Format: date-time
         * @description A moment in UTC, always with microseconds and `Z`.
         * @example 2026-11-20T09:14:07.482193Z
         */
        Timestamp: string;
        /** @description The API key that a request was made with, and what it opens. */
        Me: {
            /**
             * @description The id of the key. It is no secret.
             * @example key_01KAHX9Q1R3S5T7V0W2X4Y6Z8A
             */
            id: string;
            /**
             * @description Always `api_key`.
             * @constant
             */
            object: "api_key";
            /**
             * @description The key in short, to recognise it by. The whole key is shown only when it is created.
             * @example chn_live_…4mZk
             */
            display: string;
            organization: components["schemas"]["OrganizationReference"];
            /** @description The teams of the organization, the oldest first. */
            teams: components["schemas"]["TeamReference"][];
            /** @description When the key stops to work; null when it does not expire. */
            expires_at: components["schemas"]["Timestamp"] | null;
            /** @description When the key was created. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The API key in use. */
        MeResponse: {
            data: components["schemas"]["Me"];
            request_id: components["schemas"]["RequestId"];
        };
        /**
         * @description Whether the account can be used.
         *
         *     - `connected`: messages go in and out.
         *     - `disconnected`: the connection to the provider was ended; connect it again to use it.
         *     - `restricted`: the provider limits what the account may send, or refuses its authorization; `restriction` says which.
         * @enum {string}
         */
        AccountStatus: "connected" | "disconnected" | "restricted";
        /**
         * @description A phone number in E.164 form, with its `+` and country code and nothing between the digits.
         * @example +4915112345678
         */
        PhoneNumber: string;
        /**
         * @description The upstream provider's id of a business phone number. It names a connected account in paths; `GET /v1/accounts` returns it on each row.
         * @example 106540352242922
         */
        PhoneNumberId: string;
        /**
         * @description Why an account is restricted. The set may grow. Where both are true, it is `authorization_refused`.
         *
         *     - `authorization_refused`: the provider refuses the authorization of the account. Messages fail with `auth_expired` until
         *       the account is connected again, or the provider accepts the authorization.
         *     - `account_restricted`: the provider limits what the account may send.
         * @enum {string}
         */
        AccountRestriction: "authorization_refused" | "account_restricted";
        /**
         * @description The id of an end-customer.
         * @example cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y
         */
        CustomerId: string;
        /** @description The end-customer that an account belongs to (platform mode). */
        CustomerReference: {
            id: components["schemas"]["CustomerId"];
            /**
             * @description The name of the end-customer.
             * @example Nordlys Hotels
             */
            name: string;
        };
        /** @description A connected messaging account, that is a business phone number. */
        Account: {
            /**
             * @description The id of the account. Paths take `phone_number_id` instead.
             * @example acc_01KAHY8Q1R3S5T7V9W0X2Y4Z6A
             */
            id: string;
            /**
             * @description Always `channel_account`.
             * @constant
             */
            object: "channel_account";
            /** @description The account's number; null where the provider has not told it. */
            phone_number: components["schemas"]["PhoneNumber"] | null;
            phone_number_id: components["schemas"]["PhoneNumberId"];
            /**
             * @description The name that the account shows.
             * @example Fjord Coffee Support
             */
            name: string;
            /**
             * @description The provider's id of the business account that the number is part of; null when unknown.
             * @example 102290129340398
             */
            waba_id: string | null;
            status: components["schemas"]["AccountStatus"];
            /** @description Why the account is `restricted`; null while it is not. */
            restriction: components["schemas"]["AccountRestriction"] | null;
            /** @description Whether the number is verified for your organization. Until it is, its phone-scoped paths answer 422 `channel_number_not_verified`. */
            verified: boolean;
            /**
             * @description How the provider rates the quality of the number, in its own words, such as `GREEN`, `YELLOW` or `RED`; null before it has told.
             * @example GREEN
             */
            quality_rating: string | null;
            /** @description The end-customer that the account belongs to; null when it is your organization's own. */
            customer: components["schemas"]["CustomerReference"] | null;
            /** @description When the account was connected. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the account last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of connected accounts, the newest first. */
        AccountList: {
            /** @description The items of this page, none if nothing matches. */
            data: components["schemas"]["Account"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description What to send as `cursor` for the next page; null on the last one. */
            next_cursor: string | null;
            request_id: components["schemas"]["RequestId"];
        };
        /**
         * @description Whether the customer's accounts can be used.
         *
         *     - `active`: they can.
         *     - `suspended`: you have suspended the customer. Its accounts stay connected, but nothing can be sent from them.
         * @enum {string}
         */
        CustomerStatus: "active" | "suspended";
        /**
         * @description Keys and values of your own: at most 50 keys and 16 KiB as JSON. Values may be any JSON; they are stored and returned as they came and mean nothing to the service. Whole numbers beyond 2^53 - 1 are refused, since many readers round them: send them as strings.
         * @example {
         *       "crm_id": "48151623",
         *       "vip": true
         *     }
         */
        Metadata: {
            [key: string]: unknown;
        };
        /** @description An end-customer of your organization, who connects accounts of its own (platform mode). */
        Customer: {
            id: components["schemas"]["CustomerId"];
            /**
             * @description Always `customer`.
             * @constant
             */
            object: "customer";
            /**
             * @description The name.
             * @example Nordlys Hotels
             */
            name: string;
            /**
             * @description What the customer is called in your own systems; null when you have not said.
             * @example tenant-4711
             */
            external_id: string | null;
            status: components["schemas"]["CustomerStatus"];
            /** @description Keys and values of your own; null when there are none. */
            metadata: components["schemas"]["Metadata"] | null;
            /** @description When the customer was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the customer last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of end-customers, the newest first. */
        CustomerList: {
            /** @description The items of this page, none if nothing matches. */
            data: components["schemas"]["Customer"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description What to send as `cursor` for the next page; null on the last one. */
            next_cursor: string | null;
            request_id: components["schemas"]["RequestId"];
        };
        /** @description An end-customer to create. */
        CustomerCreate: {
            /**
             * @description The name. Several customers may have the same one.
             * @example Nordlys Hotels
             */
            name: string;
            /**
             * @description What the customer is called in your own systems. It is kept for you and need not be unique.
             * @example tenant-4711
             */
            external_id?: string | null;
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description An end-customer. */
        CustomerResponse: {
            data: components["schemas"]["Customer"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description What to change of an end-customer. Fields that are left out stay as they are, null clears one. */
        CustomerUpdate: {
            /**
             * @description The new name.
             * @example Nordlys Hotels & Spa
             */
            name?: string;
            /**
             * @description What the customer is now called in your own systems, or null for nothing.
             * @example tenant-4712
             */
            external_id?: string | null;
            status?: components["schemas"]["CustomerStatus"];
            /** @description What replaces the metadata as a whole, or null for none. Keys are not merged. */
            metadata?: components["schemas"]["Metadata"] | null;
        };
        /** @description A setup link to create. Every field may be left out. */
        CustomerSetupLinkCreate: {
            /**
             * @description How many hours the link can be used, 30 days at most. Parts of an hour are fine.
             * @default 24
             * @example 1
             */
            expires_in_hours?: number;
            /**
             * Format: uri
             * @description Where the customer is sent after a successful signup, with `customer_id`, `account_id` and `status=success` added to its query. An `https` URL; `http` is taken only for a loopback address, and only by a service in development. Our own result page unless given.
             * @example https://app.example.com/connected
             */
            success_redirect_url?: string;
            /**
             * Format: uri
             * @description Where the customer is sent after a signup that failed, with `customer_id`, `status=failed` and `reason` added to its query. The same rules as for `success_redirect_url`.
             * @example https://app.example.com/not-connected
             */
            failure_redirect_url?: string;
        };
        /**
         * @description What has become of the link.
         *
         *     - `active`: it can be used, also after a signup that failed.
         *     - `completed`: the customer has connected an account with it.
         *     - `expired`: `expires_at` has passed.
         *     - `revoked`: it was taken back.
         * @enum {string}
         */
        CustomerSetupLinkStatus: "active" | "completed" | "expired" | "revoked";
        /**
         * @description Why a signup failed. The set may grow.
         *
         *     - `user_cancelled`: the customer broke it off.
         *     - `signup_error`: the provider's signup ended with an error.
         *     - `token_exchange_failed`: the provider did not accept the code that its signup had given.
         *     - `number_already_connected`: the number is connected already.
         *     - `registration_failed`: the provider did not register the number.
         * @enum {string}
         */
        SetupFailureReason: "user_cancelled" | "signup_error" | "token_exchange_failed" | "number_already_connected" | "registration_failed";
        /** @description What has become of a setup link, without its URL. */
        CustomerSetupLinkState: {
            /**
             * @description The id of the setup link.
             * @example csl_01KAJ5P2R4S6T8V0W1X3Y5Z7A9
             */
            id: string;
            /**
             * @description Always `customer_setup_link`.
             * @constant
             */
            object: "customer_setup_link";
            customer_id: components["schemas"]["CustomerId"];
            status: components["schemas"]["CustomerSetupLinkStatus"];
            /**
             * Format: uri
             * @description Where the customer is sent after a successful signup; our own result page where you have named none.
             * @example https://app.example.com/connected
             */
            success_redirect_url: string;
            /**
             * Format: uri
             * @description Where the customer is sent after a signup that failed; our own result page where you have named none.
             * @example https://app.example.com/not-connected
             */
            failure_redirect_url: string;
            /** @description Until when the link can be used. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description When the link was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the customer connected an account with it; null until then. */
            completed_at: components["schemas"]["Timestamp"] | null;
            /**
             * @description The account that was connected with it; null until then.
             * @example acc_01KAHY8Q1R3S5T7V9W0X2Y4Z6A
             */
            account_id: string | null;
            /** @description Why the last signup with it failed; null while none has. */
            last_failure_reason: components["schemas"]["SetupFailureReason"] | null;
        };
        /** @description A one-time link with which an end-customer connects an account. */
        CustomerSetupLink: components["schemas"]["CustomerSetupLinkState"] & {
            /**
             * Format: uri
             * @description Where to send the customer. It carries the one-time token, so treat it as a secret.
             * @example https://channel.example.com/setup/Vf3kQ0b9mX2sT7uZ1cY8wL4pN6rJ5hGdE_aK-oIqMxB
             */
            setup_url: string;
        };
        /** @description A setup link. */
        CustomerSetupLinkResponse: {
            data: components["schemas"]["CustomerSetupLink"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A contact to create. */
        ContactCreate: {
            /**
             * @description The account that gets the contact, by its `phone_number_id` or its phone number. Needed on `POST /v1/contacts` when your organization has several accounts; on a phone-scoped path it may be left out and must otherwise name the account of the path.
             * @example 106540352242922
             */
            from?: string;
            /**
             * @description The phone number in E.164 form. An account has each number once; a second one is `invalid_field_value`.
             * @example +4915112345678
             */
            phone_number: string;
            /**
             * @description The name.
             * @example Ana Souza
             */
            name?: string;
            /**
             * Format: email
             * @description The e-mail address.
             * @example ana@example.com
             */
            email?: string | null;
            metadata?: components["schemas"]["Metadata"];
        };
        /**
         * @description The id of a contact.
         * @example ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X
         */
        ContactId: string;
        /** @description The account on which a contact was created, by its number alone. */
        CreatedAccountReference: {
            /** @description The account's number; null where the provider has not told it. */
            phone_number: components["schemas"]["PhoneNumber"] | null;
        };
        /** @description A contact as its creation answers it. `GET` returns the whole one. */
        CreatedContact: {
            id: components["schemas"]["ContactId"];
            /**
             * @description Always `contact`.
             * @constant
             */
            object: "contact";
            phone_number: components["schemas"]["PhoneNumber"];
            /**
             * @description The name, if one was given.
             * @example Ana Souza
             */
            name: string | null;
            /**
             * @description The e-mail address, if one was given.
             * @example ana@example.com
             */
            email: string | null;
            /** @description Keys and values of your own; null when none were given. */
            metadata: components["schemas"]["Metadata"] | null;
            channel_account: components["schemas"]["CreatedAccountReference"];
            /** @description When the contact was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the contact last changed; at its creation, the same moment. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The contact that was created. */
        CreatedContactResponse: {
            data: components["schemas"]["CreatedContact"];
            request_id: components["schemas"]["RequestId"];
        };
        /**
         * @description The id of a label.
         * @example lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N
         */
        LabelId: string;
        /**
         * @description Whether the contacts get the label (`attach`) or lose it (`detach`).
         * @enum {string}
         */
        BulkLabelOperation: "attach" | "detach";
        /** @description A label, and the contacts that get it or lose it. */
        BulkLabel: {
            /** @description The contacts. One that is named twice counts once; what is not the id of a contact of yours is skipped and counted. */
            contact_ids: string[];
            label_id: components["schemas"]["LabelId"];
            operation: components["schemas"]["BulkLabelOperation"];
        };
        /** @description What became of the contacts. The three numbers add up to the distinct ids that were sent. */
        BulkLabelResult: {
            /**
             * @description How many contacts now have the label (or no longer have it), those included that did before.
             * @example 2
             */
            applied: number;
            /**
             * @description How many were skipped because they are not yours or do not exist and, on a phone-scoped path, because they belong to another account.
             * @example 1
             */
            skipped_cross_org: number;
            /**
             * @description How many were skipped because they belong to another team than the label.
             * @example 0
             */
            skipped_team_mismatch: number;
        };
        /** @description What became of the contacts. */
        BulkLabelResponse: {
            data: components["schemas"]["BulkLabelResult"];
            request_id: components["schemas"]["RequestId"];
        };
        /**
         * @description The id of a conversation.
         * @example cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6
         */
        ConversationId: string;
        /** @description The label to attach. */
        LabelAttach: {
            label_id: components["schemas"]["LabelId"];
        };
        /** @description Whether a conversation has a label. */
        ConversationLabelLink: {
            conversation_id: components["schemas"]["ConversationId"];
            label_id: components["schemas"]["LabelId"];
            /** @description Whether the label is attached now. */
            attached: boolean;
        };
        /** @description Whether the conversation has the label. */
        ConversationLabelLinkResponse: {
            data: components["schemas"]["ConversationLabelLink"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A name and a colour to sort contacts and conversations by, shared by one team. */
        Label: {
            id: components["schemas"]["LabelId"];
            /**
             * @description Always `label`.
             * @constant
             */
            object: "label";
            /**
             * @description The name, unique within the team.
             * @example VIP
             */
            name: string;
            /**
             * @description The colour, as red, green and blue in hexadecimal.
             * @example #e11d48
             */
            color: string;
            /**
             * @description The team that the label belongs to. It can be attached only to what belongs to the same team.
             * @example team_01KAHX5M7N9P1Q3R5S7T9V0W2X
             */
            team_id: string;
            /** @description When the label was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the label last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of labels, the newest first. */
        LabelList: {
            /** @description The items of this page, none if nothing matches. */
            data: components["schemas"]["Label"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description What to send as `cursor` for the next page; null on the last one. */
            next_cursor: string | null;
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A label to create. */
        LabelCreate: {
            /**
             * @description The team that gets the label. Needed only when your organization has several teams; `GET /v1/me` lists them.
             * @example team_01KAHX5M7N9P1Q3R5S7T9V0W2X
             */
            team_id?: string;
            /**
             * @description The name. A team has each name once; a second one is `invalid_field_value`.
             * @example VIP
             */
            name: string;
            /**
             * @description The colour, as red, green and blue in hexadecimal.
             * @default #64748b
             * @example #e11d48
             */
            color?: string;
        };
        /** @description A label. */
        LabelResponse: {
            data: components["schemas"]["Label"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description The label that was deleted. */
        DeletedLabel: {
            id: components["schemas"]["LabelId"];
            /**
             * @description Always `label`.
             * @constant
             */
            object: "label";
            /** @description Always true. */
            deleted: boolean;
        };
        /** @description The label that was deleted. */
        DeletedLabelResponse: {
            data: components["schemas"]["DeletedLabel"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description What to change of a label. Fields that are left out stay as they are. */
        LabelUpdate: {
            /**
             * @description The new name. A team has each name once; a second one is `invalid_field_value`.
             * @example Very important
             */
            name?: string;
            /**
             * @description The new colour, as red, green and blue in hexadecimal.
             * @example #0ea5e9
             */
            color?: string;
        };
        /**
         * @description The id of a webhook subscription.
         * @example wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F
         */
        WebhookSubscriptionId: string;
        /**
         * @description `pending` before the first attempt, `succeeded` after an answer of 2xx, `failed` when another attempt follows, `dead` when none does.
         * @enum {string}
         */
        WebhookDeliveryStatus: "pending" | "succeeded" | "failed" | "dead";
        /**
         * @description What happened, as `resource.what`. The set may grow: answer 200 to a type that you do not know.
         * @example message.received
         * @enum {string}
         */
        EventType: "message.received" | "message.sent" | "message.delivered" | "message.read" | "message.failed" | "message.updated" | "conversation.created" | "conversation.updated" | "contact.created" | "contact.updated" | "contact.deleted" | "contact.opted_out" | "contact.opted_in" | "template.created" | "template.updated" | "template.deleted" | "account.connected" | "account.updated" | "account.disconnected" | "setup_link.completed" | "setup_link.failed" | "setup_link.expired" | "webhook.test";
        /**
         * @description The id of a webhook delivery.
         * @example wbd_01KAJ5QZ8P6W8Y0A2C4E6G8J0M
         */
        WebhookDeliveryId: string;
        /** @description An event on its way to one subscription. */
        WebhookDelivery: {
            id: components["schemas"]["WebhookDeliveryId"];
            /**
             * @description Always `webhook_delivery`.
             * @constant
             */
            object: "webhook_delivery";
            subscription_id: components["schemas"]["WebhookSubscriptionId"];
            event_type: components["schemas"]["EventType"];
            /**
             * @description The id of the event, the same in every delivery of it.
             * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
             */
            event_id: string;
            status: components["schemas"]["WebhookDeliveryStatus"];
            /** @description How many times it was tried. */
            attempt_count: number;
            /** @description When it was last tried; null before the first attempt. */
            last_attempt_at: components["schemas"]["Timestamp"] | null;
            /** @description When it is tried next; null when it is not tried again. */
            next_attempt_at: components["schemas"]["Timestamp"] | null;
            /**
             * @description The status that the receiver last answered; null when it gave no answer.
             * @example 200
             */
            response_status: number | null;
            /**
             * @description The beginning of the receiver's last answer; null for an erased delivery.
             * @example ok
             */
            response_body_snippet: string | null;
            /**
             * @description How long the last attempt took, in milliseconds.
             * @example 87
             */
            duration_ms: number | null;
            /** @description The delivery that this one replays, which may no longer be kept; null when it replays none. */
            replayed_from: components["schemas"]["WebhookDeliveryId"] | null;
            /** @description When the payload was erased, because the contact whose data it showed was deleted; null for any other delivery. The payload and the receiver's answers are gone then, no attempt follows, and the delivery cannot be replayed. */
            payload_erased_at: components["schemas"]["Timestamp"] | null;
            /** @description When the delivery was made. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of webhook deliveries, the newest first. */
        WebhookDeliveryList: {
            /** @description The items of this page, none if nothing matches. */
            data: components["schemas"]["WebhookDelivery"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description What to send as `cursor` for the next page; null on the last one. */
            next_cursor: string | null;
            request_id: components["schemas"]["RequestId"];
        };
        /** @description Which deliveries of a subscription to replay. What is left out does not narrow. */
        BulkReplay: {
            subscription_id: components["schemas"]["WebhookSubscriptionId"];
            status?: components["schemas"]["WebhookDeliveryStatus"];
            event_type?: components["schemas"]["EventType"];
            /**
             * Format: date-time
             * @description Only deliveries of this moment or later.
             * @example 2026-11-20T00:00:00Z
             */
            created_after?: string;
            /**
             * Format: date-time
             * @description Only deliveries from before this moment.
             * @example 2026-11-21T00:00:00Z
             */
            created_before?: string;
        };
        /** @description What a bulk replay has done. */
        BulkReplayResult: {
            /** @description How many new deliveries are waiting to be sent. */
            enqueued: number;
            /** @description Whether more deliveries match than one request replays. */
            capped: boolean;
        };
        /** @description What a bulk replay has done. */
        BulkReplayResponse: {
            data: components["schemas"]["BulkReplayResult"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description What every event has. */
        EventEnvelope: {
            /**
             * @description The id of the event, the same in every delivery of it.
             * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
             */
            id: string;
            /**
             * @description Always `event`.
             * @constant
             */
            object: "event";
            type: components["schemas"]["EventType"];
            /** @description When it happened. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description The version of the API whose resource the event holds.
             * @constant
             */
            api_version: "v1";
            /** @description The account that it happened on; null when it is about none. */
            phone_number_id: components["schemas"]["PhoneNumberId"] | null;
            /** @description The end-customer that the account belongs to; null when it is your organization's own, or when there is no account. */
            customer: components["schemas"]["CustomerReference"] | null;
        };
        /**
         * @description The id of a message.
         * @example msg_01KAJ4X2G1R9P4Q8S6T0V3W5Y7
         */
        MessageId: string;
        /**
         * @description Whether the contact wrote the message or you did.
         * @example inbound
         * @enum {string}
         */
        MessageDirection: "inbound" | "outbound";
        /** @description The file that belongs to a message. */
        MessageMedia: {
            /**
             * @description The id of the file.
             * @example med_01KAJ4X3H2S0Q5R9T7V1W4X6Z8
             */
            id: string;
            /**
             * @description What kind of file it is; null while that is not known.
             * @example image/jpeg
             */
            mime_type: string | null;
            /**
             * @description How many bytes it has; null while that is not known.
             * @example 48213
             */
            size: number | null;
            /**
             * @description The name that the sender gave it, if any.
             * @example invoice.pdf
             */
            filename: string | null;
            /**
             * @description Whether the file is still on its way, there to be read, or gone (lost, or no longer kept).
             * @example ready
             * @enum {string}
             */
            status: "pending" | "ready" | "failed";
        };
        /**
         * @description How far the message has come. An outbound one goes from `pending` to `sent`, `delivered` and `read`, and may skip some; it never goes back. `failed` comes after `pending` or `sent`. An inbound one is `delivered` when it comes, and `read` when you have answered or resolved the conversation.
         * @example delivered
         * @enum {string}
         */
        MessageStatus: "pending" | "sent" | "delivered" | "read" | "failed";
        /** @description The connected account that a resource belongs to. */
        AccountReference: {
            /** @description The account's number; null where the provider has not told it. */
            phone_number: components["schemas"]["PhoneNumber"] | null;
            /** @description What names the account in paths. */
            phone_number_id: components["schemas"]["PhoneNumberId"] | null;
            /** @description The end-customer that the account belongs to; null when it is the organization's own. */
            customer: components["schemas"]["CustomerReference"] | null;
        };
        /**
         * @description Why a message failed. The set may grow.
         * @example recipient_unavailable
         */
        MessageErrorCode: string;
        /** @description A message that a contact wrote, or that you sent. */
        Message: {
            id: components["schemas"]["MessageId"];
            /**
             * @description Always `message`.
             * @constant
             */
            object: "message";
            conversation_id: components["schemas"]["ConversationId"];
            contact_id: components["schemas"]["ContactId"];
            /**
             * @description Who wrote it, a phone number or a business-scoped user id.
             * @example +4915112345678
             */
            from: string | null;
            /**
             * @description Whom it is for, a phone number or a business-scoped user id.
             * @example +4930901820
             */
            to: string | null;
            direction: components["schemas"]["MessageDirection"];
            /**
             * @description What kind of message it is, such as `text`, `image` or `template`. The set may grow.
             * @example text
             */
            type: string;
            /**
             * @description The text, the caption or the rendered template; null when there is none.
             * @example When do you open tomorrow?
             */
            content: string | null;
            /** @description What the message holds besides its text, as the provider shapes it. */
            payload: {
                [key: string]: unknown;
            } | null;
            /** @description The file that belongs to it; null when there is none. */
            media: components["schemas"]["MessageMedia"] | null;
            /**
             * Format: uri
             * @description Where the file can be read; null when there is none, or while it is on its way.
             * @example https://media.example.com/m/6f1c9a527c0e4c559d1b0f6a4f3f7a10.jpg
             */
            media_url: string | null;
            status: components["schemas"]["MessageStatus"];
            channel_account: components["schemas"]["AccountReference"];
            /**
             * @description The provider's own id of the message; null until it has told one.
             * @example wamid.HBgNNDkxNTExMjM0NTY3OBUCABIYIDNB
             */
            provider_message_id: string | null;
            /** @description The message that this one answers; null when it answers none that is known. */
            reply_to_message_id: components["schemas"]["MessageId"] | null;
            /**
             * @description What you gave along when you sent it.
             * @example order-4711
             */
            client_reference: string | null;
            /** @description When it was sent. */
            sent_at: components["schemas"]["Timestamp"] | null;
            /** @description When it arrived. */
            delivered_at: components["schemas"]["Timestamp"] | null;
            /** @description When it was read. */
            read_at: components["schemas"]["Timestamp"] | null;
            /** @description When it failed. */
            failed_at: components["schemas"]["Timestamp"] | null;
            /** @description When the service got it, from the contact or from you. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Only when what the contact wrote is not to be had. */
            unsupported?: {
                /**
                 * @description Why: `edit` (the contact edited a message and the new text was not forwarded), `revoke` (the contact took this message back, and it has lost text and file) or `unknown` (the provider cannot say). The set may grow.
                 * @example edit
                 */
                type: string;
            };
            /** @description Only when the message failed. */
            error?: {
                code: components["schemas"]["MessageErrorCode"];
                /**
                 * @description What went wrong, for people.
                 * @example The recipient cannot be reached.
                 */
                message: string;
                /**
                 * @description The provider's own code of the error, if it gave one.
                 * @example 131026
                 */
                provider_code: number | null;
            };
        };
        /** @description The event `message.received`. A contact wrote to one of your accounts. What it means for the conversation has an event of its own. */
        MessageReceivedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `message.received`.
             * @constant
             */
            type: "message.received";
            /** @description What happened to which resource. */
            data: {
                /** @description The message. */
                object: components["schemas"]["Message"];
            };
        };
        /**
         * @description Of the fields of `object` that changed, the values that they had before; null for one that was not there.
         * @example {
         *       "status": "open"
         *     }
         */
        PreviousAttributes: {
            [key: string]: unknown;
        };
        /** @description The event `message.sent`. The provider has taken a message of yours. */
        MessageSentEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `message.sent`.
             * @constant
             */
            type: "message.sent";
            /** @description What happened to which resource. */
            data: {
                /** @description The message, as it is now. */
                object: components["schemas"]["Message"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /** @description The event `message.delivered`. A message of yours has reached the device of the contact. `message.sent` may come later than this, or not at all. */
        MessageDeliveredEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `message.delivered`.
             * @constant
             */
            type: "message.delivered";
            /** @description What happened to which resource. */
            data: {
                /** @description The message, as it is now. */
                object: components["schemas"]["Message"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /** @description The event `message.read`. The contact has read a message of yours. */
        MessageReadEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `message.read`.
             * @constant
             */
            type: "message.read";
            /** @description What happened to which resource. */
            data: {
                /** @description The message, as it is now. */
                object: components["schemas"]["Message"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /** @description The event `message.failed`. A message of yours was not delivered; `error` tells why. */
        MessageFailedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `message.failed`.
             * @constant
             */
            type: "message.failed";
            /** @description What happened to which resource. */
            data: {
                /** @description The message, as it is now. */
                object: components["schemas"]["Message"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /** @description The event `message.updated`. Something else about a message changed: its file is there or lost, or the moment of an earlier status came in late. */
        MessageUpdatedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `message.updated`.
             * @constant
             */
            type: "message.updated";
            /** @description What happened to which resource. */
            data: {
                /** @description The message, as it is now. */
                object: components["schemas"]["Message"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /**
         * @description What state the conversation is in. An inbound message opens a resolved one again; everything else is your doing.
         * @example open
         * @enum {string}
         */
        ConversationStatus: "open" | "resolved" | "pending";
        /** @description The contact that a conversation is with. */
        ConversationContact: {
            id: components["schemas"]["ContactId"];
            /** @description The contact's phone number; null when the contact has shared none. */
            phone_number: components["schemas"]["PhoneNumber"] | null;
            /**
             * @description The contact's name.
             * @example Ana Souza
             */
            name: string | null;
        };
        /** @description The user whom a conversation is assigned to. */
        Assignee: {
            /**
             * @description The id of the user.
             * @example usr_01KAHX8P0Q2R4S6T8V1W3X5Y7Z
             */
            id: string;
            /**
             * @description The user's name.
             * @example Kim Berg
             */
            name: string | null;
            /**
             * @description The user's e-mail address.
             * @example kim@example.com
             */
            email: string | null;
        };
        /** @description What one of your accounts and a contact have written to each other. A contact has one conversation. */
        Conversation: {
            id: components["schemas"]["ConversationId"];
            /**
             * @description Always `conversation`.
             * @constant
             */
            object: "conversation";
            status: components["schemas"]["ConversationStatus"];
            contact: components["schemas"]["ConversationContact"];
            channel_account: components["schemas"]["AccountReference"];
            /** @description The user whom the conversation is assigned to; null when nobody is. */
            assignee: components["schemas"]["Assignee"] | null;
            /**
             * @description How many inbound messages came since you last wrote or resolved the conversation.
             * @example 2
             */
            unread_count: number;
            /** @description When the last message came or went; null while there is none. */
            last_message_at: components["schemas"]["Timestamp"] | null;
            /** @description When the contact last wrote; null when it never has. */
            last_inbound_at: components["schemas"]["Timestamp"] | null;
            /** @description When the conversation began. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the conversation last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The event `conversation.created`. The first message between an account and a contact was written. The conversation is shown as it is with it. */
        ConversationCreatedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `conversation.created`.
             * @constant
             */
            type: "conversation.created";
            /** @description What happened to which resource. */
            data: {
                /** @description The conversation. */
                object: components["schemas"]["Conversation"];
            };
        };
        /** @description The event `conversation.updated`. Somebody changed state or assignee, or a message was added. */
        ConversationUpdatedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `conversation.updated`.
             * @constant
             */
            type: "conversation.updated";
            /** @description What happened to which resource. */
            data: {
                /** @description The conversation, as it is now. */
                object: components["schemas"]["Conversation"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /**
         * @description The id by which the provider names a person to your business without telling their phone number: a country code, a dot, and up to 128 letters and digits.
         * @example DE.1A2b3C4d5E6f7G8h9
         */
        BusinessScopedUserId: string;
        /** @description A person who writes with one of your accounts. */
        Contact: {
            id: components["schemas"]["ContactId"];
            /**
             * @description Always `contact`.
             * @constant
             */
            object: "contact";
            /** @description The phone number, which is the contact's identity on its account; null when the contact came from a business-scoped user id and has shared no number. */
            phone_number: components["schemas"]["PhoneNumber"] | null;
            /** @description The business-scoped user id; null until the provider has told one. */
            bsuid: components["schemas"]["BusinessScopedUserId"] | null;
            /**
             * @description The business-scoped user id across a managed business; null for everyone else.
             * @example DE.ENT.1A2b3C4d5E6f7G8h9
             */
            parent_bsuid: string | null;
            /**
             * @description The username that the person has adopted, if any. Upper and lower case are the same; `.` and `_` are part of it.
             * @example ana.souza
             */
            username: string | null;
            /**
             * @description The name, as you or the provider have set it.
             * @example Ana Souza
             */
            name: string | null;
            /**
             * @description The e-mail address, as you have set it.
             * @example ana@example.com
             */
            email: string | null;
            /** @description Keys and values of your own; null when there are none. */
            metadata: components["schemas"]["Metadata"] | null;
            channel_account: components["schemas"]["AccountReference"];
            /** @description When the contact was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the contact last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The event `contact.created`. Through the API, or by the first message of somebody unknown. */
        ContactCreatedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `contact.created`.
             * @constant
             */
            type: "contact.created";
            /** @description What happened to which resource. */
            data: {
                /** @description The contact. */
                object: components["schemas"]["Contact"];
            };
        };
        /** @description The event `contact.updated`. Through the API, or because the provider told a name. */
        ContactUpdatedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `contact.updated`.
             * @constant
             */
            type: "contact.updated";
            /** @description What happened to which resource. */
            data: {
                /** @description The contact, as it is now. */
                object: components["schemas"]["Contact"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /** @description The contact that was deleted. */
        DeletedContact: {
            id: components["schemas"]["ContactId"];
            /**
             * @description Always `contact`.
             * @constant
             */
            object: "contact";
            /** @description Always true. */
            deleted: boolean;
        };
        /** @description The event `contact.deleted`. It is gone with its conversation and messages, which have no events of their own. */
        ContactDeletedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `contact.deleted`.
             * @constant
             */
            type: "contact.deleted";
            /** @description What happened to which resource. */
            data: {
                /** @description What the deletion answers. */
                object: components["schemas"]["DeletedContact"];
            };
        };
        /** @description The event `contact.opted_out`. The contact takes no marketing messages any more. */
        ContactOptedOutEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `contact.opted_out`.
             * @constant
             */
            type: "contact.opted_out";
            /** @description What happened to which resource. */
            data: {
                /** @description The contact. */
                object: components["schemas"]["Contact"];
            };
        };
        /** @description The event `contact.opted_in`. The contact takes marketing messages again. */
        ContactOptedInEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `contact.opted_in`.
             * @constant
             */
            type: "contact.opted_in";
            /** @description What happened to which resource. */
            data: {
                /** @description The contact. */
                object: components["schemas"]["Contact"];
            };
        };
        /**
         * @description Whether the template can be sent.
         *
         *     - `pending`: the provider has not decided yet.
         *     - `approved`: it was approved. `provider_status` tells whether the provider has paused or flagged it since.
         *     - `rejected`: it was rejected, disabled or archived.
         * @enum {string}
         */
        TemplateStatus: "pending" | "approved" | "rejected";
        /**
         * @description What the provider takes the template for, which decides who may get it and what it costs.
         * @enum {string}
         */
        TemplateCategory: "MARKETING" | "UTILITY" | "AUTHENTICATION";
        /**
         * @description A part of a template, with `type` (such as `HEADER`, `BODY`, `FOOTER`, `BUTTONS`) and all that the provider says of it.
         * @example {
         *       "type": "BODY",
         *       "text": "Hello {{1}}, we have your order {{2}}."
         *     }
         */
        TemplateComponent: {
            [key: string]: unknown;
        };
        /** @description A message template, as the provider had it at the last sync. Its name and language are unique on its account. */
        Template: {
            /**
             * @description The id of the template.
             * @example tmpl_01KAJ3M5N7P9Q1R3S5T7V9W1X3
             */
            id: string;
            /**
             * @description Always `template`.
             * @constant
             */
            object: "template";
            /**
             * @description The name; templates in several languages may share it.
             * @example order_confirmation
             */
            name: string;
            /**
             * @description The language, in the provider's own words.
             * @example en_US
             */
            language: string;
            status: components["schemas"]["TemplateStatus"];
            /**
             * @description The status in the provider's own words, such as `APPROVED`, `PAUSED` or `IN_APPEAL`. New ones may appear.
             * @example APPROVED
             */
            provider_status: string;
            /** @description The category; null when the provider has told none, or none of these. A later sync fills it in. */
            category: components["schemas"]["TemplateCategory"] | null;
            /**
             * @description The text of the body, with its variables as `{{1}}` or `{{first_name}}`; empty when there is none.
             * @example Hello {{1}}, we have your order {{2}}.
             */
            content: string;
            /**
             * @description The variables of `content`, each once, in the order in which they first appear.
             * @example [
             *       "1",
             *       "2"
             *     ]
             */
            variables: string[];
            /** @description All parts of the template, as the provider shapes them. */
            components: components["schemas"]["TemplateComponent"][];
            channel_account: components["schemas"]["AccountReference"];
            /**
             * @description The provider's id of the template.
             * @example 594425479261596
             */
            provider_template_id: string | null;
            /** @description When a sync first found the template. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When a sync last found it changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The event `template.created`. A sync found a template that was not there before. */
        TemplateCreatedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `template.created`.
             * @constant
             */
            type: "template.created";
            /** @description What happened to which resource. */
            data: {
                /** @description The template. */
                object: components["schemas"]["Template"];
            };
        };
        /** @description The event `template.updated`. Its status or anything else about it, as a sync or the provider told. */
        TemplateUpdatedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `template.updated`.
             * @constant
             */
            type: "template.updated";
            /** @description What happened to which resource. */
            data: {
                /** @description The template, as it is now. */
                object: components["schemas"]["Template"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /** @description What is left of a template that the provider has no longer. */
        DeletedTemplate: {
            /**
             * @description The id that the template had.
             * @example tmpl_01KAJ3M5N7P9Q1R3S5T7V9W1X3
             */
            id: string;
            /**
             * @description Always `template`.
             * @constant
             */
            object: "template";
            /**
             * @description Always true.
             * @constant
             */
            deleted: true;
        };
        /** @description The event `template.deleted`. The provider has it no longer. */
        TemplateDeletedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `template.deleted`.
             * @constant
             */
            type: "template.deleted";
            /** @description What happened to which resource. */
            data: {
                /** @description What is left of it. */
                object: components["schemas"]["DeletedTemplate"];
            };
        };
        /** @description The event `account.connected`. From now on it can send and receive. */
        AccountConnectedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `account.connected`.
             * @constant
             */
            type: "account.connected";
            /** @description What happened to which resource. */
            data: {
                /** @description The account. */
                object: components["schemas"]["Account"];
            };
        };
        /** @description The event `account.updated`. What it shows, or the team that it belongs to, which it does not show: then `previous_attributes` is missing. */
        AccountUpdatedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `account.updated`.
             * @constant
             */
            type: "account.updated";
            /** @description What happened to which resource. */
            data: {
                /** @description The account, as it is now. */
                object: components["schemas"]["Account"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /** @description The event `account.disconnected`. It neither sends nor receives any more. */
        AccountDisconnectedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `account.disconnected`.
             * @constant
             */
            type: "account.disconnected";
            /** @description What happened to which resource. */
            data: {
                /** @description The account, as it is now. */
                object: components["schemas"]["Account"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /** @description The event `setup_link.completed`. An end-customer has connected an account with it. */
        SetupLinkCompletedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `setup_link.completed`.
             * @constant
             */
            type: "setup_link.completed";
            /** @description What happened to which resource. */
            data: {
                /** @description The setup link, without its URL. */
                object: components["schemas"]["CustomerSetupLinkState"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /** @description The event `setup_link.failed`. The link stays active; `last_failure_reason` tells why. */
        SetupLinkFailedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `setup_link.failed`.
             * @constant
             */
            type: "setup_link.failed";
            /** @description What happened to which resource. */
            data: {
                /** @description The setup link, without its URL. */
                object: components["schemas"]["CustomerSetupLinkState"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /** @description The event `setup_link.expired`. Nobody has used it in time. */
        SetupLinkExpiredEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `setup_link.expired`.
             * @constant
             */
            type: "setup_link.expired";
            /** @description What happened to which resource. */
            data: {
                /** @description The setup link, without its URL. */
                object: components["schemas"]["CustomerSetupLinkState"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /**
         * Format: uri
         * @description Where events are sent, by `https` and without a user name or password in it. The host has to be on the public internet: nothing is sent to private, local or reserved addresses, unless the operator of the service has opened their range. A service that is run for development takes its own machine (`localhost`, `127.0.0.1`, `[::1]`) as well, also by `http`.
         * @example https://hooks.example.com/channel
         */
        ReceiverUrl: string;
        /**
         * @description A type of event, or `*` for all.
         * @example message.received
         */
        SubscribedEventType: components["schemas"]["EventType"] | "*";
        /**
         * @description Which events are sent, or only `*` for all of them, those of types to come too.
         * @example [
         *       "message.received",
         *       "message.failed"
         *     ]
         */
        SubscribedEventTypes: components["schemas"]["SubscribedEventType"][];
        /**
         * @description The id of a secret of a webhook subscription.
         * @example whk_01KAHZ8W9YB3D5F7H9K1M3P5R7
         */
        WebhookSecretId: string;
        /** @description A secret that deliveries are signed with. Its text is shown only once, when it is made. */
        WebhookSecret: {
            id: components["schemas"]["WebhookSecretId"];
            /**
             * @description The last four characters of the secret, to tell it from others.
             * @example q7Yk
             */
            hint: string;
            /** @description When the secret was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When deliveries are no longer signed with it; null for the newest secret, which does not expire. */
            expires_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description Where the events of your organization are sent, and which ones. */
        WebhookSubscription: {
            id: components["schemas"]["WebhookSubscriptionId"];
            /**
             * @description Always `webhook_subscription`.
             * @constant
             */
            object: "webhook_subscription";
            url: components["schemas"]["ReceiverUrl"];
            /**
             * @description A note of your own.
             * @example Shop backend
             */
            description: string | null;
            event_types: components["schemas"]["SubscribedEventTypes"];
            /** @description Whether deliveries are sent. While it is false, they are held. */
            enabled: boolean;
            /**
             * @description Why the service disabled the subscription (`endpoint_gone`: the receiver answered 410; `failing`: nothing but failures for 5 days); null when it is enabled, or was disabled by you. New reasons may appear.
             * @example endpoint_gone
             */
            disabled_reason: string | null;
            /** @description Only events of this account; null for all accounts. */
            phone_number_id: components["schemas"]["PhoneNumberId"] | null;
            /**
             * @description Only events of this end-customer's accounts; null for all accounts.
             * @example cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y
             */
            customer_id: string | null;
            /** @description The secrets that deliveries are signed with, the newest first. */
            secrets: components["schemas"]["WebhookSecret"][];
            /** @description When the subscription was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the subscription last changed; its secrets are not counted. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The event `webhook.test`. Sent when you ask for it, to that subscription only and whatever types it is for. */
        WebhookTestEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `webhook.test`.
             * @constant
             */
            type: "webhook.test";
            /** @description What happened to which resource. */
            data: {
                /** @description The subscription. */
                object: components["schemas"]["WebhookSubscription"];
            };
        };
        /** @description What is sent to a webhook subscription. `type` tells which event it is. The set may grow: answer 200 to a type that you do not know. */
        WebhookEvent: components["schemas"]["MessageReceivedEvent"] | components["schemas"]["MessageSentEvent"] | components["schemas"]["MessageDeliveredEvent"] | components["schemas"]["MessageReadEvent"] | components["schemas"]["MessageFailedEvent"] | components["schemas"]["MessageUpdatedEvent"] | components["schemas"]["ConversationCreatedEvent"] | components["schemas"]["ConversationUpdatedEvent"] | components["schemas"]["ContactCreatedEvent"] | components["schemas"]["ContactUpdatedEvent"] | components["schemas"]["ContactDeletedEvent"] | components["schemas"]["ContactOptedOutEvent"] | components["schemas"]["ContactOptedInEvent"] | components["schemas"]["TemplateCreatedEvent"] | components["schemas"]["TemplateUpdatedEvent"] | components["schemas"]["TemplateDeletedEvent"] | components["schemas"]["AccountConnectedEvent"] | components["schemas"]["AccountUpdatedEvent"] | components["schemas"]["AccountDisconnectedEvent"] | components["schemas"]["SetupLinkCompletedEvent"] | components["schemas"]["SetupLinkFailedEvent"] | components["schemas"]["SetupLinkExpiredEvent"] | components["schemas"]["WebhookTestEvent"];
        /** @description One time that a delivery was tried. */
        WebhookDeliveryAttempt: {
            /** @description The first attempt has 1. */
            number: number;
            /** @description When it began. */
            started_at: components["schemas"]["Timestamp"];
            /**
             * @description How long it took, in milliseconds.
             * @example 87
             */
            duration_ms: number;
            /**
             * @description The status that the receiver answered; null when it gave no answer.
             * @example 200
             */
            response_status: number | null;
            /**
             * @description Why there was no answer; null when there was one. `dns_failed`: the host could not be looked up; `address_refused`: it is not on the public internet; `connection_failed`, `connection_timeout`, `tls_failed`: no connection was made, or it broke off; `invalid_response`: what came was not HTTP; `timeout`: no answer within 15 s; `interrupted`: the service ended before there was one. New ones may appear.
             * @example timeout
             */
            error: string | null;
            /**
             * @description The beginning of what the receiver answered, 8 KiB at most, without secrets; null for an answer in compressed form and for an erased delivery.
             * @example ok
             */
            response_body_snippet: string | null;
        };
        /** @description An event on its way to one subscription, with what is sent and what became of each attempt. */
        WebhookDeliveryWithPayload: components["schemas"]["WebhookDelivery"] & {
            /** @description The event, as it is sent; null when it was erased (`payload_erased_at`). */
            payload: components["schemas"]["WebhookEvent"] | null;
            /** @description The attempts so far, the first one first. */
            attempts: components["schemas"]["WebhookDeliveryAttempt"][];
        };
        /** @description A webhook delivery. */
        WebhookDeliveryWithPayloadResponse: {
            data: components["schemas"]["WebhookDeliveryWithPayload"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description The new delivery, in short. */
        WebhookDeliveryReplay: {
            id: components["schemas"]["WebhookDeliveryId"];
            /**
             * @description Always `webhook_delivery`.
             * @constant
             */
            object: "webhook_delivery";
            /** @description The delivery that it replays. */
            replayed_from: components["schemas"]["WebhookDeliveryId"];
            /**
             * @description Always `pending`.
             * @constant
             */
            status: "pending";
        };
        /** @description The new delivery, in short. */
        WebhookDeliveryReplayResponse: {
            data: components["schemas"]["WebhookDeliveryReplay"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A page of webhook subscriptions, the newest first. */
        WebhookSubscriptionList: {
            /** @description The items of this page, none if nothing matches. */
            data: components["schemas"]["WebhookSubscription"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description What to send as `cursor` for the next page; null on the last one. */
            next_cursor: string | null;
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A webhook subscription to create. */
        WebhookSubscriptionCreate: {
            url: components["schemas"]["ReceiverUrl"];
            /**
             * @description A note of your own.
             * @example Shop backend
             */
            description?: string | null;
            event_types: components["schemas"]["SubscribedEventTypes"];
            /**
             * @description Whether deliveries are sent. While it is false, they are held.
             * @default true
             */
            enabled?: boolean;
            /** @description Only events of this account of yours; without it, those of all accounts. */
            phone_number_id?: components["schemas"]["PhoneNumberId"] | null;
            /**
             * @description Only events of the accounts of this end-customer of yours; without it, those of all accounts.
             * @example cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y
             */
            customer_id?: string | null;
        };
        /**
         * @description The secret, in the form of Standard Webhooks: `whsec_` and the key in base64. It is shown this once.
         * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD
         */
        WebhookSecretText: string;
        /** @description The subscription that was created, with its secret. */
        CreatedWebhookSubscription: components["schemas"]["WebhookSubscription"] & {
            secret: components["schemas"]["WebhookSecretText"];
        };
        /** @description The subscription that was created, with its secret. */
        CreatedWebhookSubscriptionResponse: {
            data: components["schemas"]["CreatedWebhookSubscription"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A webhook subscription. */
        WebhookSubscriptionResponse: {
            data: components["schemas"]["WebhookSubscription"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description The webhook subscription that was deleted. */
        DeletedWebhookSubscription: {
            id: components["schemas"]["WebhookSubscriptionId"];
            /**
             * @description Always `webhook_subscription`.
             * @constant
             */
            object: "webhook_subscription";
            /** @description Always true. */
            deleted: boolean;
        };
        /** @description The webhook subscription that was deleted. */
        DeletedWebhookSubscriptionResponse: {
            data: components["schemas"]["DeletedWebhookSubscription"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description What to change of a webhook subscription. Fields that are left out stay as they are. */
        WebhookSubscriptionUpdate: {
            url?: components["schemas"]["ReceiverUrl"];
            /**
             * @description The new note; null takes it away.
             * @example Shop backend
             */
            description?: string | null;
            event_types?: components["schemas"]["SubscribedEventTypes"];
            /** @description False holds deliveries; true sends them, those that were held too. */
            enabled?: boolean;
            /** @description Only events of this account of yours; null for all accounts. */
            phone_number_id?: components["schemas"]["PhoneNumberId"] | null;
            /**
             * @description Only events of the accounts of this end-customer of yours; null for all accounts.
             * @example cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y
             */
            customer_id?: string | null;
        };
        /** @description How to make a secret. */
        WebhookSecretCreate: {
            /**
             * @description After how many hours the secrets before it expire; 0 for at once. What expires sooner stays so.
             * @default 24
             * @example 24
             */
            expire_previous_in_hours?: number;
        };
        /** @description A secret that was made, with its text. */
        CreatedWebhookSecret: {
            id: components["schemas"]["WebhookSecretId"];
            /**
             * @description Always `webhook_secret`.
             * @constant
             */
            object: "webhook_secret";
            secret: components["schemas"]["WebhookSecretText"];
        };
        /** @description A secret that was made, with its text. */
        CreatedWebhookSecretResponse: {
            data: components["schemas"]["CreatedWebhookSecret"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description The secret that was deleted. */
        DeletedWebhookSecret: {
            id: components["schemas"]["WebhookSecretId"];
            /**
             * @description Always `webhook_secret`.
             * @constant
             */
            object: "webhook_secret";
            /** @description Always true. */
            deleted: boolean;
        };
        /** @description The secret that was deleted. */
        DeletedWebhookSecretResponse: {
            data: components["schemas"]["DeletedWebhookSecret"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description The delivery of a test event. */
        WebhookTestResponse: {
            data: components["schemas"]["WebhookDelivery"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A page of contacts, the newest first. */
        ContactList: {
            /** @description The items of this page, none if nothing matches. */
            data: components["schemas"]["Contact"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description What to send as `cursor` for the next page; null on the last one. */
            next_cursor: string | null;
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A contact. */
        ContactResponse: {
            data: components["schemas"]["Contact"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description The contact that was deleted. */
        DeletedContactResponse: {
            data: components["schemas"]["DeletedContact"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description What to change of a contact. Fields that are left out stay as they are, null clears one. The phone number is the contact's identity and cannot be changed. */
        ContactUpdate: {
            /**
             * @description The new name, or null for none.
             * @example Ana Maria Souza
             */
            name?: string | null;
            /**
             * @description The new username, or null for none.
             * @example ana.souza
             */
            username?: string | null;
            /**
             * Format: email
             * @description The new e-mail address, or null for none.
             * @example ana@example.com
             */
            email?: string | null;
            /** @description What replaces the metadata as a whole, or null for none. Keys are not merged. */
            metadata?: components["schemas"]["Metadata"] | null;
        };
        /** @description Whether a contact has a label. */
        ContactLabelLink: {
            contact_id: components["schemas"]["ContactId"];
            label_id: components["schemas"]["LabelId"];
            /** @description Whether the label is attached now. */
            attached: boolean;
        };
        /** @description Whether the contact has the label. */
        ContactLabelLinkResponse: {
            data: components["schemas"]["ContactLabelLink"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A page of conversations. */
        ConversationList: {
            /** @description The items of this page, none if nothing matches. */
            data: components["schemas"]["Conversation"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description What to send as `cursor` for the next page; null on the last one. */
            next_cursor: string | null;
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A conversation. */
        ConversationResponse: {
            data: components["schemas"]["Conversation"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description What to change of a conversation, at least one field. One that is left out stays as it is. */
        ConversationUpdate: {
            status?: components["schemas"]["ConversationStatus"];
            /**
             * @description The id of the user whom the conversation is assigned to from now on, or null for nobody.
             * @example usr_01KAHX8P0Q2R4S6T8V1W3X5Y7Z
             */
            assigned_to?: string | null;
        };
        /** @description A page of messages, the newest first. */
        MessageList: {
            /** @description The items of this page, none if nothing matches. */
            data: components["schemas"]["Message"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description What to send as `cursor` for the next page; null on the last one. */
            next_cursor: string | null;
            request_id: components["schemas"]["RequestId"];
        };
        /** @description What every message to send has. Exactly one field names the recipient. */
        MessageSendBase: {
            /**
             * @description The recipient's phone number in E.164 form. Whom the account does not know yet becomes a contact, with a conversation.
             * @example +4915112345678
             */
            to?: string;
            /**
             * @description The recipient's business-scoped user id. Whom the account does not know yet becomes a contact, with a conversation.
             * @example DE.1234567890
             */
            bsuid?: string;
            contact_id?: components["schemas"]["ContactId"];
            conversation_id?: components["schemas"]["ConversationId"];
            /** @description The message of the same conversation that this one answers. */
            reply_to_message_id?: components["schemas"]["MessageId"];
            /**
             * @description Anything that you know the message by. It is shown on the message as it is, and does not keep a message from being sent twice: `Idempotency-Key` does.
             * @example order-4711
             */
            client_reference?: string;
        };
        /** @description A text. */
        SendText: {
            /**
             * @description The text.
             * @example We open at seven.
             */
            body: string;
            /**
             * @description Whether the first link of the text is shown with a preview.
             * @example true
             */
            preview_url?: boolean;
        };
        /** @description A text message. */
        MessageSendText: components["schemas"]["MessageSendBase"] & {
            /**
             * @description Always `text`.
             * @constant
             */
            type: "text";
            text: components["schemas"]["SendText"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "text";
        };
        /** @description A file, by exactly one of `link` and `media_id`, and the text below it. */
        SendCaptionedMedia: {
            /**
             * Format: uri
             * @description Where the provider fetches the file, an http or https URL.
             * @example https://example.com/cake.jpg
             */
            link?: string;
            /**
             * @description The `media.id` of an earlier message of the same account, whose file is sent again.
             * @example med_01KAJ4X3H2S0Q5R9T7V1W4X6Z8
             */
            media_id?: string;
            /**
             * @description The text below it.
             * @example The cake that I mean
             */
            caption?: string;
        };
        /** @description An image, by its link or from an earlier message. */
        MessageSendImage: components["schemas"]["MessageSendBase"] & {
            /**
             * @description Always `image`.
             * @constant
             */
            type: "image";
            image: components["schemas"]["SendCaptionedMedia"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "image";
        };
        /** @description A file, by exactly one of `link` and `media_id`, with its name and the text below it. */
        SendDocument: {
            /**
             * Format: uri
             * @description Where the provider fetches the file, an http or https URL.
             * @example https://example.com/cake.jpg
             */
            link?: string;
            /**
             * @description The `media.id` of an earlier message of the same account, whose file is sent again.
             * @example med_01KAJ4X3H2S0Q5R9T7V1W4X6Z8
             */
            media_id?: string;
            /**
             * @description The text below it.
             * @example The cake that I mean
             */
            caption?: string;
            /**
             * @description The name that the recipient sees.
             * @example invoice.pdf
             */
            filename?: string;
        };
        /** @description A document, by its link or from an earlier message. */
        MessageSendDocument: components["schemas"]["MessageSendBase"] & {
            /**
             * @description Always `document`.
             * @constant
             */
            type: "document";
            document: components["schemas"]["SendDocument"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "document";
        };
        /** @description A video, by its link or from an earlier message. */
        MessageSendVideo: components["schemas"]["MessageSendBase"] & {
            /**
             * @description Always `video`.
             * @constant
             */
            type: "video";
            video: components["schemas"]["SendCaptionedMedia"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "video";
        };
        /** @description A file, by exactly one of `link` and `media_id`. */
        SendMedia: {
            /**
             * Format: uri
             * @description Where the provider fetches the file, an http or https URL.
             * @example https://example.com/cake.jpg
             */
            link?: string;
            /**
             * @description The `media.id` of an earlier message of the same account, whose file is sent again.
             * @example med_01KAJ4X3H2S0Q5R9T7V1W4X6Z8
             */
            media_id?: string;
        };
        /** @description A sound, by its link or from an earlier message. */
        MessageSendAudio: components["schemas"]["MessageSendBase"] & {
            /**
             * @description Always `audio`.
             * @constant
             */
            type: "audio";
            audio: components["schemas"]["SendMedia"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "audio";
        };
        /** @description A sticker, by its link or from an earlier message. */
        MessageSendSticker: components["schemas"]["MessageSendBase"] & {
            /**
             * @description Always `sticker`.
             * @constant
             */
            type: "sticker";
            sticker: components["schemas"]["SendMedia"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sticker";
        };
        /** @description A place. */
        SendLocation: {
            /**
             * @description Degrees north of the equator.
             * @example 52.520008
             */
            latitude: number;
            /**
             * @description Degrees east of Greenwich.
             * @example 13.404954
             */
            longitude: number;
            /**
             * @description What the place is called.
             * @example Fjord Coffee
             */
            name?: string;
            /**
             * @description Its address.
             * @example Unter den Linden 1, Berlin
             */
            address?: string;
        };
        /** @description A place on the map. */
        MessageSendLocation: components["schemas"]["MessageSendBase"] & {
            /**
             * @description Always `location`.
             * @constant
             */
            type: "location";
            location: components["schemas"]["SendLocation"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "location";
        };
        /** @description A contact card. */
        SendContactCard: {
            /** @description The name. */
            name: {
                /**
                 * @description The whole name, as it is shown.
                 * @example Ana Souza
                 */
                formatted_name: string;
                /**
                 * @description The given name.
                 * @example Ana
                 */
                first_name?: string;
                /**
                 * @description The middle name.
                 * @example Maria
                 */
                middle_name?: string;
                /**
                 * @description The family name.
                 * @example Souza
                 */
                last_name?: string;
                /**
                 * @description What stands before the name.
                 * @example Dr.
                 */
                prefix?: string;
                /**
                 * @description What stands after the name.
                 * @example Jr.
                 */
                suffix?: string;
            };
            /** @description Phone numbers. */
            phones?: {
                /**
                 * @description The number, as it is shown.
                 * @example +49 151 12345678
                 */
                phone?: string;
                /**
                 * @description What kind of number it is.
                 * @example CELL
                 */
                type?: string;
                /**
                 * @description The number of the account that it has on the messaging network.
                 * @example 4915112345678
                 */
                wa_id?: string;
            }[];
            /** @description E-mail addresses. */
            emails?: {
                /**
                 * @description The address.
                 * @example ana@example.com
                 */
                email?: string;
                /**
                 * @description What kind of address it is.
                 * @example WORK
                 */
                type?: string;
            }[];
            /** @description Postal addresses. */
            addresses?: {
                /**
                 * @description Street and number.
                 * @example Unter den Linden 1
                 */
                street?: string;
                /**
                 * @description The city.
                 * @example Berlin
                 */
                city?: string;
                /**
                 * @description The state.
                 * @example Berlin
                 */
                state?: string;
                /**
                 * @description The postal code.
                 * @example 10117
                 */
                zip?: string;
                /**
                 * @description The country.
                 * @example Germany
                 */
                country?: string;
                /**
                 * @description The country as two letters.
                 * @example DE
                 */
                country_code?: string;
                /**
                 * @description What kind of address it is.
                 * @example HOME
                 */
                type?: string;
            }[];
            /** @description Where the person works. */
            org?: {
                /**
                 * @description The company.
                 * @example Fjord Coffee
                 */
                company?: string;
                /**
                 * @description The department.
                 * @example Roastery
                 */
                department?: string;
                /**
                 * @description The position.
                 * @example Barista
                 */
                title?: string;
            };
            /** @description Web addresses. */
            urls?: {
                /**
                 * @description The address.
                 * @example https://example.com
                 */
                url?: string;
                /**
                 * @description What kind of address it is.
                 * @example WORK
                 */
                type?: string;
            }[];
            /**
             * Format: date
             * @description The day of birth.
             * @example 1990-04-01
             */
            birthday?: string;
        };
        /** @description Contact cards. */
        MessageSendContacts: components["schemas"]["MessageSendBase"] & {
            /**
             * @description Always `contacts`.
             * @constant
             */
            type: "contacts";
            /** @description Contact cards. */
            contacts: components["schemas"]["SendContactCard"][];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contacts";
        };
        /** @description A reaction to a message of the same conversation. */
        SendReaction: {
            /** @description The message that is reacted to. */
            message_id: components["schemas"]["MessageId"];
            /**
             * @description The emoji; an empty text takes the reaction back.
             * @example 👍
             */
            emoji: string;
        };
        /** @description A reaction to a message of the same conversation. */
        MessageSendReaction: components["schemas"]["MessageSendBase"] & {
            /**
             * @description Always `reaction`.
             * @constant
             */
            type: "reaction";
            reaction: components["schemas"]["SendReaction"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "reaction";
        };
        /** @description What stands above the text. */
        SendInteractiveHeader: {
            /**
             * @description Always `text`.
             * @constant
             */
            type: "text";
            /**
             * @description The line itself.
             * @example Our cakes
             */
            text: string;
        } | {
            /**
             * @description Always `image`.
             * @constant
             */
            type: "image";
            image: components["schemas"]["SendMedia"];
        } | {
            /**
             * @description Always `video`.
             * @constant
             */
            type: "video";
            video: components["schemas"]["SendMedia"];
        } | {
            /**
             * @description Always `document`.
             * @constant
             */
            type: "document";
            document: components["schemas"]["SendMedia"];
        };
        /** @description A text with buttons to reply with. */
        SendButtons: {
            /**
             * @description Always `button`.
             * @constant
             */
            type: "button";
            header?: components["schemas"]["SendInteractiveHeader"];
            /** @description The text. */
            body: {
                /**
                 * @description The text itself.
                 * @example Which cake shall it be?
                 */
                text: string;
            };
            /** @description A line below the text. */
            footer?: {
                /**
                 * @description The line itself.
                 * @example Fjord Coffee
                 */
                text: string;
            };
            /** @description The buttons. */
            action: {
                /** @description The buttons, from top to bottom. */
                buttons: {
                    /**
                     * @description Always `reply`.
                     * @constant
                     */
                    type: "reply";
                    /** @description What comes back when it is tapped. */
                    reply: {
                        /**
                         * @description What you know the button by.
                         * @example cheesecake
                         */
                        id: string;
                        /**
                         * @description What stands on it.
                         * @example Cheesecake
                         */
                        title: string;
                    };
                }[];
            };
        };
        /** @description A text with a list to choose from. */
        SendList: {
            /**
             * @description Always `list`.
             * @constant
             */
            type: "list";
            /** @description A line above the text. */
            header?: {
                /**
                 * @description Always `text`.
                 * @constant
                 */
                type: "text";
                /**
                 * @description The line itself.
                 * @example Our cakes
                 */
                text: string;
            };
            /** @description The text. */
            body: {
                /**
                 * @description The text itself.
                 * @example Which cake shall it be?
                 */
                text: string;
            };
            /** @description A line below the text. */
            footer?: {
                /**
                 * @description The line itself.
                 * @example Fjord Coffee
                 */
                text: string;
            };
            /** @description The list. */
            action: {
                /**
                 * @description What stands on the button that opens the list.
                 * @example Choose
                 */
                button: string;
                /** @description The parts of the list; with several of them each needs a title. They have 10 rows in all at most. */
                sections: {
                    /**
                     * @description What stands above it.
                     * @example Today
                     */
                    title?: string;
                    /** @description What can be chosen. */
                    rows: {
                        /**
                         * @description What you know the choice by.
                         * @example cheesecake
                         */
                        id: string;
                        /**
                         * @description What it is called.
                         * @example Cheesecake
                         */
                        title: string;
                        /**
                         * @description What there is to say of it.
                         * @example With berries
                         */
                        description?: string;
                    }[];
                }[];
            };
        };
        /** @description A text with a button that opens a web page. */
        SendLinkButton: {
            /**
             * @description Always `cta_url`.
             * @constant
             */
            type: "cta_url";
            header?: components["schemas"]["SendInteractiveHeader"];
            /** @description The text. */
            body: {
                /**
                 * @description The text itself.
                 * @example Which cake shall it be?
                 */
                text: string;
            };
            /** @description A line below the text. */
            footer?: {
                /**
                 * @description The line itself.
                 * @example Fjord Coffee
                 */
                text: string;
            };
            /** @description The button. */
            action: {
                /**
                 * @description Always `cta_url`.
                 * @constant
                 */
                name: "cta_url";
                /** @description What it says and where it leads. */
                parameters: {
                    /**
                     * @description What stands on it.
                     * @example See our cakes
                     */
                    display_text: string;
                    /**
                     * Format: uri
                     * @description The page that it opens.
                     * @example https://example.com/cakes
                     */
                    url: string;
                };
            };
        };
        /** @description A text with a button that opens a flow. */
        SendFlow: {
            /**
             * @description Always `flow`.
             * @constant
             */
            type: "flow";
            header?: components["schemas"]["SendInteractiveHeader"];
            /** @description The text. */
            body: {
                /**
                 * @description The text itself.
                 * @example Which cake shall it be?
                 */
                text: string;
            };
            /** @description A line below the text. */
            footer?: {
                /**
                 * @description The line itself.
                 * @example Fjord Coffee
                 */
                text: string;
            };
            /** @description The flow. */
            action: {
                /**
                 * @description Always `flow`.
                 * @constant
                 */
                name: "flow";
                /** @description Which flow it is, and how it begins. */
                parameters: {
                    /**
                     * @description Always `3`.
                     * @constant
                     */
                    flow_message_version: "3";
                    /**
                     * @description The flow by its id at the provider.
                     * @example 1234567890
                     */
                    flow_id?: string;
                    /**
                     * @description The flow by its name.
                     * @example book_a_table
                     */
                    flow_name?: string;
                    /**
                     * @description What stands on the button.
                     * @example Book a table
                     */
                    flow_cta: string;
                    /**
                     * @description What you know this use of the flow by.
                     * @example table-4711
                     */
                    flow_token?: string;
                    /**
                     * @description Which version of the flow it is.
                     * @example published
                     * @enum {string}
                     */
                    mode?: "draft" | "published";
                    /**
                     * @description Whether a screen comes first, or your endpoint is asked.
                     * @example navigate
                     * @enum {string}
                     */
                    flow_action?: "navigate" | "data_exchange";
                    /** @description The first screen. */
                    flow_action_payload?: {
                        /**
                         * @description The id of the screen.
                         * @example TABLE
                         */
                        screen: string;
                        /**
                         * @description What the screen is given.
                         * @example {
                         *       "seats": 2
                         *     }
                         */
                        data?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        /** @description A text with a button to send one’s place. */
        SendLocationRequest: {
            /**
             * @description Always `location_request_message`.
             * @constant
             */
            type: "location_request_message";
            /** @description The text. */
            body: {
                /**
                 * @description The text itself.
                 * @example Which cake shall it be?
                 */
                text: string;
            };
            /** @description The button. */
            action: {
                /**
                 * @description Always `send_location`.
                 * @constant
                 */
                name: "send_location";
            };
        };
        /** @description Something that the recipient answers with a tap. */
        SendInteractive: components["schemas"]["SendButtons"] | components["schemas"]["SendList"] | components["schemas"]["SendLinkButton"] | components["schemas"]["SendFlow"] | components["schemas"]["SendLocationRequest"];
        /** @description A text with something to tap on. */
        MessageSendInteractive: components["schemas"]["MessageSendBase"] & {
            /**
             * @description Always `interactive`.
             * @constant
             */
            type: "interactive";
            interactive: components["schemas"]["SendInteractive"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "interactive";
        };
        /** @description What fills one part of a template. */
        SendTemplateComponent: {
            /**
             * @description Which part it is.
             * @example body
             * @enum {string}
             */
            type: "header" | "body" | "button" | "carousel" | "limited_time_offer";
            /**
             * @description What kind of button it is.
             * @example url
             * @enum {string}
             */
            sub_type?: "quick_reply" | "url" | "copy_code" | "catalog" | "mpm" | "flow" | "voice_call";
            /**
             * @description Which button it is, counted from 0.
             * @example 0
             */
            index?: number | string;
            /** @description What fills its variables, in their order. */
            parameters?: {
                [key: string]: unknown;
            }[];
            /** @description The cards of a carousel. */
            cards?: {
                [key: string]: unknown;
            }[];
        };
        /** @description An approved template of the account. What fills it is either `components`, as the provider shapes them, or `variables`, by their names; not both. */
        SendTemplate: {
            /**
             * @description The name of the template.
             * @example order_ready
             */
            name: string;
            /**
             * @description The language of the template.
             * @example en_US
             */
            language: string;
            /** @description What fills header, body and buttons, as the provider shapes it. */
            components?: components["schemas"]["SendTemplateComponent"][];
            /**
             * @description What fills the variables of the text: one value for each of the template's `variables`, and no other. A template that has variables in header or buttons too takes `components`.
             * @example {
             *       "1": "Ana",
             *       "2": "seven"
             *     }
             */
            variables?: {
                [key: string]: string;
            };
        };
        /** @description An approved template. */
        MessageSendTemplate: components["schemas"]["MessageSendBase"] & {
            /**
             * @description Always `template`.
             * @constant
             */
            type: "template";
            template: components["schemas"]["SendTemplate"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "template";
        };
        /** @description A message to send: exactly one recipient (`to`, `bsuid`, `contact_id` or `conversation_id`), and exactly the object that `type` names. */
        MessageSend: components["schemas"]["MessageSendText"] | components["schemas"]["MessageSendImage"] | components["schemas"]["MessageSendDocument"] | components["schemas"]["MessageSendVideo"] | components["schemas"]["MessageSendAudio"] | components["schemas"]["MessageSendSticker"] | components["schemas"]["MessageSendLocation"] | components["schemas"]["MessageSendContacts"] | components["schemas"]["MessageSendReaction"] | components["schemas"]["MessageSendInteractive"] | components["schemas"]["MessageSendTemplate"];
        /** @description A message. */
        MessageResponse: {
            data: components["schemas"]["Message"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A page of templates, the newest first. */
        TemplateList: {
            /** @description The items of this page, none if nothing matches. */
            data: components["schemas"]["Template"][];
            /** @description Whether there is another page. */
            has_more: boolean;
            /** @description What to send as `cursor` for the next page; null on the last one. */
            next_cursor: string | null;
            request_id: components["schemas"]["RequestId"];
        };
        /** @description What a sync found and changed. `created` and `updated` together are never more than `synced`. */
        TemplateSyncResult: {
            /**
             * @description Always `template_sync_result`.
             * @constant
             */
            object: "template_sync_result";
            /**
             * @description How many templates the provider has listed.
             * @example 12
             */
            synced: number;
            /**
             * @description How many of them were new.
             * @example 2
             */
            created: number;
            /**
             * @description How many of them had changed.
             * @example 1
             */
            updated: number;
        };
        /** @description The result of a sync. */
        TemplateSyncResultResponse: {
            data: components["schemas"]["TemplateSyncResult"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A template. */
        TemplateResponse: {
            data: components["schemas"]["Template"];
            request_id: components["schemas"]["RequestId"];
        };
    };
    responses: {
        /** @description The path exists, but not with this method. Any path of this document answers so. */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such path. Belongs to no operation. */
        UnknownPath: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is not valid. `code` says why and `param` where. */
        ValidationFailed: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something unexpected went wrong on our side. Retry later; if it stays, quote the `request_id`. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no valid API key in the `Authorization` header. */
        AuthenticationFailed: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Your organization has used up its budget of requests. */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The plan of your organization, or the state of its subscription, does not allow this. */
        NotEntitled: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A request with the same `Idempotency-Key` is still being processed. */
        IdempotencyConflict: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than 1 MiB. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not sent as `application/json`. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The `Idempotency-Key` was sent before with another method, path or body. */
        IdempotencyKeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such resource in your organization. One of another organization answers the same. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The state of the resource does not allow this, or the same request is still being processed. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Retry-After": components["headers"]["RetryAfterInProgress"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is well formed but cannot be carried out. On a POST, also an `Idempotency-Key` that was sent before with another request. */
        SemanticFailure: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The call to the upstream provider failed. Nothing was changed; retry later. */
        UpstreamFailure: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Nothing is sent to this subscription any more; it is disabled. */
        EventsUnwanted: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Any of these acknowledges the event, whatever the body. Answer within 15 seconds, and do the work afterwards. With any other status, a redirect too, the event is sent again later. */
        EventTaken: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description How many items a page holds at most. Digits only, leading zeros do not count; anything else is `invalid_limit`.
         * @example 25
         */
        Limit: number;
        /**
         * @description The `next_cursor` of the page before, unchanged. It is opaque and belongs to the list, the account and the filters that it came from: with others it is `invalid_cursor`, while `limit` may change from page to page.
         * @example v1.eyJrIjpbIjIwMjYtMTEtMjAiXX0.q7Yk2m9ZbT4
         */
        Cursor: string;
        /**
         * @description A value of your own, new for each thing that you want done, such as a UUID. Sent again within 24 hours with the same method, path and body it returns the first answer (with `Idempotent-Replayed: true`) and does nothing twice; with anything else it is 422 `idempotency_key_reuse`; while the first request is still running, 409 `idempotency_in_progress`.
         * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
         */
        IdempotencyKey: string;
        /**
         * @description The id of the end-customer.
         * @example cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y
         */
        CustomerId: components["schemas"]["CustomerId"];
        /**
         * @description The id of the end-customer who is to connect an account.
         * @example cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y
         */
        SetupCustomerId: components["schemas"]["CustomerId"];
        /**
         * @description The id of the conversation.
         * @example cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6
         */
        ConversationId: components["schemas"]["ConversationId"];
        /**
         * @description The id of the label.
         * @example lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N
         */
        LabelId: components["schemas"]["LabelId"];
        /**
         * @description The id of the webhook delivery.
         * @example wbd_01KAJ5QZ8P6W8Y0A2C4E6G8J0M
         */
        WebhookDeliveryId: components["schemas"]["WebhookDeliveryId"];
        /**
         * @description The id of the webhook subscription.
         * @example wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F
         */
        WebhookSubscriptionId: components["schemas"]["WebhookSubscriptionId"];
        /**
         * @description The id of the secret.
         * @example whk_01KAHZ8W9YB3D5F7H9K1M3P5R7
         */
        WebhookSecretId: components["schemas"]["WebhookSecretId"];
        /**
         * @description The account that the request is about, by its `phone_number_id` (see `GET /v1/accounts`). One that is not yours answers 404, one of yours that is not verified 422 `channel_number_not_verified`.
         * @example 106540352242922
         */
        PhoneNumberId: components["schemas"]["PhoneNumberId"];
        /**
         * @description The id of the contact.
         * @example ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X
         */
        ContactId: components["schemas"]["ContactId"];
        /**
         * @description The id of the label to detach.
         * @example lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N
         */
        AttachedLabelId: components["schemas"]["LabelId"];
        /**
         * @description The `ETag` of an earlier answer, or several of them separated by commas, or `*`. When the page is still the same the answer is 304 without a body.
         * @example W/"20261120T110245019320-q7Yk2m9ZbT4xV8nR3sL6wA"
         */
        IfNoneMatch: string;
        /**
         * @description The id of the message.
         * @example msg_01KAJ4X2G1R9P4Q8S6T0V3W5Y7
         */
        MessageId: components["schemas"]["MessageId"];
        /**
         * @description The id of the event, the same at every attempt and in every replay. What you have seen already, you may leave.
         * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
         */
        WebhookId: string;
        /**
         * @description When it was sent, in seconds since 1970. Refuse what is more than five minutes away from your clock.
         * @example 1795165367
         */
        WebhookTimestamp: string;
        /**
         * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says: `v1,` and an HMAC-SHA256 in base64, one for each secret that is live, with a space between them. One that fits is enough.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The id of this request; the body's `request_id` is the same.
         * @example req_01KAJ5QZ8M3T7V9W2X4Y6Z8A0B
         */
        XRequestId: components["schemas"]["RequestId"];
        /**
         * @description What is left of the budget that this request was charged to (`r`, requests) and when it is full again (`t`, seconds). On every answer whose request was charged.
         * @example "read";r=599;t=60
         */
        RateLimit: string;
        /**
         * @description The budget that this request was charged to: its name, how many requests it holds (`q`) and its window in seconds (`w`). On every answer whose request was charged.
         * @example "read";q=600;w=60
         */
        RateLimitPolicy: string;
        /**
         * @description `true` when this is the stored answer to an earlier request with the same `Idempotency-Key`, and nothing was done a second time. Otherwise `false`, or not there at all.
         * @example false
         */
        IdempotentReplayed: "true" | "false";
        /**
         * @description How to authenticate.
         * @example Bearer
         */
        WwwAuthenticate: string;
        /**
         * @description How many seconds to wait before the same request can succeed.
         * @example 12
         */
        RetryAfter: number;
        /**
         * @description The path of the customer that was created.
         * @example /v1/customers/cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y
         */
        CustomerLocation: string;
        /**
         * @description How many seconds to wait before sending the same request again. Only with `idempotency_in_progress`; other conflicts do not pass by waiting.
         * @example 1
         */
        RetryAfterInProgress: number;
        /**
         * @description The path of the contact that was created.
         * @example /v1/106540352242922/contacts/ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X
         */
        ContactLocation: string;
        /**
         * @description The path of the label that was created.
         * @example /v1/labels/lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N
         */
        LabelLocation: string;
        /**
         * @description The path of the webhook subscription that was created.
         * @example /v1/webhook_subscriptions/wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F
         */
        WebhookSubscriptionLocation: string;
        /**
         * @description The path of the secret that was created. Its text is in the answer only; the path is for deleting it.
         * @example /v1/webhook_subscriptions/wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F/secrets/whk_01KAJ6B2D4F6H8K0M2P4R6T8V0
         */
        WebhookSecretLocation: string;
        /**
         * @description What this page is, as a weak tag: it begins with the newest `updated_at` of the page, and changes with whatever the page shows. Send it as `If-None-Match` to be told whether anything has changed.
         * @example W/"20261120T110245019320-q7Yk2m9ZbT4xV8nR3sL6wA"
         */
        ETag: string;
        /**
         * @description The public address of the file.
         * @example https://media.example.com/m/6f1c9a527c0e4c559d1b0f6a4f3f7a10.jpg
         */
        MediaLocation: string;
        /**
         * @description The methods that this path has, separated by commas.
         * @example GET, POST
         */
        Allow: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service is up. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
        };
    };
    getOpenApiDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenApiDocument"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                /** @description Only accounts of this end-customer. */
                customer_id?: string;
                /** @description Only accounts in this state. */
                status?: components["schemas"]["AccountStatus"];
                /**
                 * @description How many items a page holds at most. Digits only, leading zeros do not count; anything else is `invalid_limit`.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before, unchanged. It is opaque and belongs to the list, the account and the filters that it came from: with others it is `invalid_cursor`, while `limit` may change from page to page.
                 * @example v1.eyJrIjpbIjIwMjYtMTEtMjAiXX0.q7Yk2m9ZbT4
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of accounts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page holds at most. Digits only, leading zeros do not count; anything else is `invalid_limit`.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before, unchanged. It is opaque and belongs to the list, the account and the filters that it came from: with others it is `invalid_cursor`, while `limit` may change from page to page.
                 * @example v1.eyJrIjpbIjIwMjYtMTEtMjAiXX0.q7Yk2m9ZbT4
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of customers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your own, new for each thing that you want done, such as a UUID. Sent again within 24 hours with the same method, path and body it returns the first answer (with `Idempotent-Replayed: true`) and does nothing twice; with anything else it is 422 `idempotency_key_reuse`; while the first request is still running, 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerCreate"];
            };
        };
        responses: {
            /** @description The customer was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    Location: components["headers"]["CustomerLocation"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            403: components["responses"]["NotEntitled"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the end-customer.
                 * @example cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y
                 */
                id: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the end-customer.
                 * @example cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y
                 */
                id: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerUpdate"];
            };
        };
        responses: {
            /** @description The customer as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            403: components["responses"]["NotEntitled"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createSetupLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your own, new for each thing that you want done, such as a UUID. Sent again within 24 hours with the same method, path and body it returns the first answer (with `Idempotent-Replayed: true`) and does nothing twice; with anything else it is 422 `idempotency_key_reuse`; while the first request is still running, 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the end-customer who is to connect an account.
                 * @example cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y
                 */
                customer_id: components["parameters"]["SetupCustomerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerSetupLinkCreate"];
            };
        };
        responses: {
            /** @description The setup link was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerSetupLinkResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            403: components["responses"]["NotEntitled"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SemanticFailure"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your own, new for each thing that you want done, such as a UUID. Sent again within 24 hours with the same method, path and body it returns the first answer (with `Idempotent-Replayed: true`) and does nothing twice; with anything else it is 422 `idempotency_key_reuse`; while the first request is still running, 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactCreate"];
            };
        };
        responses: {
            /** @description The contact was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    Location: components["headers"]["ContactLocation"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedContactResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SemanticFailure"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    bulkLabelContacts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your own, new for each thing that you want done, such as a UUID. Sent again within 24 hours with the same method, path and body it returns the first answer (with `Idempotent-Replayed: true`) and does nothing twice; with anything else it is 422 `idempotency_key_reuse`; while the first request is still running, 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkLabel"];
            };
        };
        responses: {
            /** @description The label was attached or detached. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkLabelResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    attachConversationLabel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your own, new for each thing that you want done, such as a UUID. Sent again within 24 hours with the same method, path and body it returns the first answer (with `Idempotent-Replayed: true`) and does nothing twice; with anything else it is 422 `idempotency_key_reuse`; while the first request is still running, 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the conversation.
                 * @example cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6
                 */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelAttach"];
            };
        };
        responses: {
            /** @description The label is attached. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationLabelLinkResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listLabels: {
        parameters: {
            query?: {
                /** @description Only labels of this team. */
                team_id?: string;
                /**
                 * @description How many items a page holds at most. Digits only, leading zeros do not count; anything else is `invalid_limit`.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before, unchanged. It is opaque and belongs to the list, the account and the filters that it came from: with others it is `invalid_cursor`, while `limit` may change from page to page.
                 * @example v1.eyJrIjpbIjIwMjYtMTEtMjAiXX0.q7Yk2m9ZbT4
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of labels. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createLabel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your own, new for each thing that you want done, such as a UUID. Sent again within 24 hours with the same method, path and body it returns the first answer (with `Idempotent-Replayed: true`) and does nothing twice; with anything else it is 422 `idempotency_key_reuse`; while the first request is still running, 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelCreate"];
            };
        };
        responses: {
            /** @description The label was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    Location: components["headers"]["LabelLocation"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the label.
                 * @example lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N
                 */
                id: components["parameters"]["LabelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The label. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the label.
                 * @example lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N
                 */
                id: components["parameters"]["LabelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The label was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedLabelResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    updateLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the label.
                 * @example lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N
                 */
                id: components["parameters"]["LabelId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelUpdate"];
            };
        };
        responses: {
            /** @description The label as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Only deliveries of this webhook subscription, also of one that was deleted. */
                subscription_id?: components["schemas"]["WebhookSubscriptionId"];
                /** @description Only deliveries in this state. */
                status?: components["schemas"]["WebhookDeliveryStatus"];
                /** @description Only deliveries of events of this type. */
                event_type?: components["schemas"]["EventType"];
                /** @description Only deliveries of this event. */
                event_id?: string;
                /** @description Only deliveries of this moment or later. */
                created_after?: string;
                /** @description Only deliveries from before this moment. */
                created_before?: string;
                /**
                 * @description How many items a page holds at most. Digits only, leading zeros do not count; anything else is `invalid_limit`.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before, unchanged. It is opaque and belongs to the list, the account and the filters that it came from: with others it is `invalid_cursor`, while `limit` may change from page to page.
                 * @example v1.eyJrIjpbIjIwMjYtMTEtMjAiXX0.q7Yk2m9ZbT4
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of webhook deliveries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    bulkReplayWebhookDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your own, new for each thing that you want done, such as a UUID. Sent again within 24 hours with the same method, path and body it returns the first answer (with `Idempotent-Replayed: true`) and does nothing twice; with anything else it is 422 `idempotency_key_reuse`; while the first request is still running, 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkReplay"];
            };
        };
        responses: {
            /** @description The new deliveries are waiting to be sent. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkReplayResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook delivery.
                 * @example wbd_01KAJ5QZ8P6W8Y0A2C4E6G8J0M
                 */
                id: components["parameters"]["WebhookDeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryWithPayloadResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your own, new for each thing that you want done, such as a UUID. Sent again within 24 hours with the same method, path and body it returns the first answer (with `Idempotent-Replayed: true`) and does nothing twice; with anything else it is 422 `idempotency_key_reuse`; while the first request is still running, 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the webhook delivery.
                 * @example wbd_01KAJ5QZ8P6W8Y0A2C4E6G8J0M
                 */
                id: components["parameters"]["WebhookDeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new delivery is waiting to be sent. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryReplayResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listWebhookSubscriptions: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page holds at most. Digits only, leading zeros do not count; anything else is `invalid_limit`.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before, unchanged. It is opaque and belongs to the list, the account and the filters that it came from: with others it is `invalid_cursor`, while `limit` may change from page to page.
                 * @example v1.eyJrIjpbIjIwMjYtMTEtMjAiXX0.q7Yk2m9ZbT4
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of webhook subscriptions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSubscriptionList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createWebhookSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your own, new for each thing that you want done, such as a UUID. Sent again within 24 hours with the same method, path and body it returns the first answer (with `Idempotent-Replayed: true`) and does nothing twice; with anything else it is 422 `idempotency_key_reuse`; while the first request is still running, 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookSubscriptionCreate"];
            };
        };
        responses: {
            /** @description The subscription was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    Location: components["headers"]["WebhookSubscriptionLocation"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhookSubscriptionResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getWebhookSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook subscription.
                 * @example wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F
                 */
                id: components["parameters"]["WebhookSubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSubscriptionResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteWebhookSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook subscription.
                 * @example wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F
                 */
                id: components["parameters"]["WebhookSubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedWebhookSubscriptionResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    updateWebhookSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook subscription.
                 * @example wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F
                 */
                id: components["parameters"]["WebhookSubscriptionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookSubscriptionUpdate"];
            };
        };
        responses: {
            /** @description The subscription as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSubscriptionResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your own, new for each thing that you want done, such as a UUID. Sent again within 24 hours with the same method, path and body it returns the first answer (with `Idempotent-Replayed: true`) and does nothing twice; with anything else it is 422 `idempotency_key_reuse`; while the first request is still running, 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the webhook subscription.
                 * @example wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F
                 */
                id: components["parameters"]["WebhookSubscriptionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookSecretCreate"];
            };
        };
        responses: {
            /** @description The secret was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    Location: components["headers"]["WebhookSecretLocation"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhookSecretResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook subscription.
                 * @example wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F
                 */
                id: components["parameters"]["WebhookSubscriptionId"];
                /**
                 * @description The id of the secret.
                 * @example whk_01KAHZ8W9YB3D5F7H9K1M3P5R7
                 */
                secret_id: components["parameters"]["WebhookSecretId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedWebhookSecretResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    sendWebhookTest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your own, new for each thing that you want done, such as a UUID. Sent again within 24 hours with the same method, path and body it returns the first answer (with `Idempotent-Replayed: true`) and does nothing twice; with anything else it is 422 `idempotency_key_reuse`; while the first request is still running, 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the webhook subscription.
                 * @example wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F
                 */
                id: components["parameters"]["WebhookSubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event is waiting to be sent. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTestResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /** @description Only the contact with exactly this number, in E.164 form. Write its `+` as `%2B`. A number that is not valid is `invalid_phone_number`. */
                phone_number?: string;
                /** @description Only contacts whose name or e-mail address contains this text, in upper or lower case. Three characters or more; `%` and `_` stand for themselves. */
                search?: string;
                /** @description Only contacts with exactly this username, in upper or lower case. `.` and `_` are part of it. */
                username?: string;
                /** @description Only contacts that have this label. */
                label_id?: components["schemas"]["LabelId"];
                /** @description Only the contact with this business-scoped user id. */
                bsuid?: components["schemas"]["BusinessScopedUserId"];
                /**
                 * @description How many items a page holds at most. Digits only, leading zeros do not count; anything else is `invalid_limit`.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before, unchanged. It is opaque and belongs to the list, the account and the filters that it came from: with others it is `invalid_cursor`, while `limit` may change from page to page.
                 * @example v1.eyJrIjpbIjIwMjYtMTEtMjAiXX0.q7Yk2m9ZbT4
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The account that the request is about, by its `phone_number_id` (see `GET /v1/accounts`). One that is not yours answers 404, one of yours that is not verified 422 `channel_number_not_verified`.
                 * @example 106540352242922
                 */
                phone_number_id: components["parameters"]["PhoneNumberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of contacts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["SemanticFailure"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createContactInAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your own, new for each thing that you want done, such as a UUID. Sent again within 24 hours with the same method, path and body it returns the first answer (with `Idempotent-Replayed: true`) and does nothing twice; with anything else it is 422 `idempotency_key_reuse`; while the first request is still running, 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The account that the request is about, by its `phone_number_id` (see `GET /v1/accounts`). One that is not yours answers 404, one of yours that is not verified 422 `channel_number_not_verified`.
                 * @example 106540352242922
                 */
                phone_number_id: components["parameters"]["PhoneNumberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactCreate"];
            };
        };
        responses: {
            /** @description The contact was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    Location: components["headers"]["ContactLocation"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedContactResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SemanticFailure"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    bulkLabelContactsInAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your own, new for each thing that you want done, such as a UUID. Sent again within 24 hours with the same method, path and body it returns the first answer (with `Idempotent-Replayed: true`) and does nothing twice; with anything else it is 422 `idempotency_key_reuse`; while the first request is still running, 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The account that the request is about, by its `phone_number_id` (see `GET /v1/accounts`). One that is not yours answers 404, one of yours that is not verified 422 `channel_number_not_verified`.
                 * @example 106540352242922
                 */
                phone_number_id: components["parameters"]["PhoneNumberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkLabel"];
            };
        };
        responses: {
            /** @description The label was attached or detached. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkLabelResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SemanticFailure"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account that the request is about, by its `phone_number_id` (see `GET /v1/accounts`). One that is not yours answers 404, one of yours that is not verified 422 `channel_number_not_verified`.
                 * @example 106540352242922
                 */
                phone_number_id: components["parameters"]["PhoneNumberId"];
                /**
                 * @description The id of the contact.
                 * @example ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X
                 */
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["SemanticFailure"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account that the request is about, by its `phone_number_id` (see `GET /v1/accounts`). One that is not yours answers 404, one of yours that is not verified 422 `channel_number_not_verified`.
                 * @example 106540352242922
                 */
                phone_number_id: components["parameters"]["PhoneNumberId"];
                /**
                 * @description The id of the contact.
                 * @example ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X
                 */
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedContactResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["SemanticFailure"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account that the request is about, by its `phone_number_id` (see `GET /v1/accounts`). One that is not yours answers 404, one of yours that is not verified 422 `channel_number_not_verified`.
                 * @example 106540352242922
                 */
                phone_number_id: components["parameters"]["PhoneNumberId"];
                /**
                 * @description The id of the contact.
                 * @example ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X
                 */
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactUpdate"];
            };
        };
        responses: {
            /** @description The contact as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SemanticFailure"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    attachContactLabel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your own, new for each thing that you want done, such as a UUID. Sent again within 24 hours with the same method, path and body it returns the first answer (with `Idempotent-Replayed: true`) and does nothing twice; with anything else it is 422 `idempotency_key_reuse`; while the first request is still running, 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The account that the request is about, by its `phone_number_id` (see `GET /v1/accounts`). One that is not yours answers 404, one of yours that is not verified 422 `channel_number_not_verified`.
                 * @example 106540352242922
                 */
                phone_number_id: components["parameters"]["PhoneNumberId"];
                /**
                 * @description The id of the contact.
                 * @example ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X
                 */
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelAttach"];
            };
        };
        responses: {
            /** @description The label is attached. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactLabelLinkResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SemanticFailure"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    detachContactLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account that the request is about, by its `phone_number_id` (see `GET /v1/accounts`). One that is not yours answers 404, one of yours that is not verified 422 `channel_number_not_verified`.
                 * @example 106540352242922
                 */
                phone_number_id: components["parameters"]["PhoneNumberId"];
                /**
                 * @description The id of the contact.
                 * @example ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X
                 */
                id: components["parameters"]["ContactId"];
                /**
                 * @description The id of the label to detach.
                 * @example lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N
                 */
                label_id: components["parameters"]["AttachedLabelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The label is not attached. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactLabelLinkResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["SemanticFailure"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /** @description Only conversations in this state. */
                status?: components["schemas"]["ConversationStatus"];
                /** @description Only conversations that are assigned to the user with this id. */
                assigned_to?: string;
                /** @description Only conversations that have this label. */
                label_id?: components["schemas"]["LabelId"];
                /** @description Only the conversation with this contact. */
                contact_id?: components["schemas"]["ContactId"];
                /** @description Only conversations that changed at this moment or later. It changes the order of the list too. */
                updated_since?: string;
                /**
                 * @description How many items a page holds at most. Digits only, leading zeros do not count; anything else is `invalid_limit`.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before, unchanged. It is opaque and belongs to the list, the account and the filters that it came from: with others it is `invalid_cursor`, while `limit` may change from page to page.
                 * @example v1.eyJrIjpbIjIwMjYtMTEtMjAiXX0.q7Yk2m9ZbT4
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier answer, or several of them separated by commas, or `*`. When the page is still the same the answer is 304 without a body.
                 * @example W/"20261120T110245019320-q7Yk2m9ZbT4xV8nR3sL6wA"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The account that the request is about, by its `phone_number_id` (see `GET /v1/accounts`). One that is not yours answers 404, one of yours that is not verified 422 `channel_number_not_verified`.
                 * @example 106540352242922
                 */
                phone_number_id: components["parameters"]["PhoneNumberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of conversations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationList"];
                };
            };
            /** @description The page is still the one that `If-None-Match` names. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["SemanticFailure"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account that the request is about, by its `phone_number_id` (see `GET /v1/accounts`). One that is not yours answers 404, one of yours that is not verified 422 `channel_number_not_verified`.
                 * @example 106540352242922
                 */
                phone_number_id: components["parameters"]["PhoneNumberId"];
                /**
                 * @description The id of the conversation.
                 * @example cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6
                 */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["SemanticFailure"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    updateConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account that the request is about, by its `phone_number_id` (see `GET /v1/accounts`). One that is not yours answers 404, one of yours that is not verified 422 `channel_number_not_verified`.
                 * @example 106540352242922
                 */
                phone_number_id: components["parameters"]["PhoneNumberId"];
                /**
                 * @description The id of the conversation.
                 * @example cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6
                 */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationUpdate"];
            };
        };
        responses: {
            /** @description The conversation as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SemanticFailure"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    attachConversationLabelInAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your own, new for each thing that you want done, such as a UUID. Sent again within 24 hours with the same method, path and body it returns the first answer (with `Idempotent-Replayed: true`) and does nothing twice; with anything else it is 422 `idempotency_key_reuse`; while the first request is still running, 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The account that the request is about, by its `phone_number_id` (see `GET /v1/accounts`). One that is not yours answers 404, one of yours that is not verified 422 `channel_number_not_verified`.
                 * @example 106540352242922
                 */
                phone_number_id: components["parameters"]["PhoneNumberId"];
                /**
                 * @description The id of the conversation.
                 * @example cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6
                 */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelAttach"];
            };
        };
        responses: {
            /** @description The label is attached. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationLabelLinkResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SemanticFailure"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    detachConversationLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account that the request is about, by its `phone_number_id` (see `GET /v1/accounts`). One that is not yours answers 404, one of yours that is not verified 422 `channel_number_not_verified`.
                 * @example 106540352242922
                 */
                phone_number_id: components["parameters"]["PhoneNumberId"];
                /**
                 * @description The id of the conversation.
                 * @example cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6
                 */
                id: components["parameters"]["ConversationId"];
                /**
                 * @description The id of the label to detach.
                 * @example lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N
                 */
                label_id: components["parameters"]["AttachedLabelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The label is not attached. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationLabelLinkResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["SemanticFailure"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Only messages of this conversation. */
                conversation_id?: components["schemas"]["ConversationId"];
                /** @description Only messages that came, or that went. */
                direction?: components["schemas"]["MessageDirection"];
                /** @description Only messages that have come this far. */
                status?: components["schemas"]["MessageStatus"];
                /** @description Only messages of this moment or later. */
                created_after?: string;
                /** @description Only messages from before this moment. */
                created_before?: string;
                /**
                 * @description How many items a page holds at most. Digits only, leading zeros do not count; anything else is `invalid_limit`.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before, unchanged. It is opaque and belongs to the list, the account and the filters that it came from: with others it is `invalid_cursor`, while `limit` may change from page to page.
                 * @example v1.eyJrIjpbIjIwMjYtMTEtMjAiXX0.q7Yk2m9ZbT4
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The account that the request is about, by its `phone_number_id` (see `GET /v1/accounts`). One that is not yours answers 404, one of yours that is not verified 422 `channel_number_not_verified`.
                 * @example 106540352242922
                 */
                phone_number_id: components["parameters"]["PhoneNumberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["SemanticFailure"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your own, new for each thing that you want done, such as a UUID. Sent again within 24 hours with the same method, path and body it returns the first answer (with `Idempotent-Replayed: true`) and does nothing twice; with anything else it is 422 `idempotency_key_reuse`; while the first request is still running, 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The account that the request is about, by its `phone_number_id` (see `GET /v1/accounts`). One that is not yours answers 404, one of yours that is not verified 422 `channel_number_not_verified`.
                 * @example 106540352242922
                 */
                phone_number_id: components["parameters"]["PhoneNumberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageSend"];
            };
        };
        responses: {
            /** @description The message is waiting to be sent. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            403: components["responses"]["NotEntitled"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SemanticFailure"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account that the request is about, by its `phone_number_id` (see `GET /v1/accounts`). One that is not yours answers 404, one of yours that is not verified 422 `channel_number_not_verified`.
                 * @example 106540352242922
                 */
                phone_number_id: components["parameters"]["PhoneNumberId"];
                /**
                 * @description The id of the message.
                 * @example msg_01KAJ4X2G1R9P4Q8S6T0V3W5Y7
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["SemanticFailure"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getMessageMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account that the request is about, by its `phone_number_id` (see `GET /v1/accounts`). One that is not yours answers 404, one of yours that is not verified 422 `channel_number_not_verified`.
                 * @example 106540352242922
                 */
                phone_number_id: components["parameters"]["PhoneNumberId"];
                /**
                 * @description The id of the message.
                 * @example msg_01KAJ4X2G1R9P4Q8S6T0V3W5Y7
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the file is. */
            302: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    Location: components["headers"]["MediaLocation"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["SemanticFailure"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listTemplates: {
        parameters: {
            query?: {
                /** @description Only templates with exactly this name, in every language. */
                name?: string;
                /** @description Only templates with this status. */
                status?: components["schemas"]["TemplateStatus"];
                /** @description Only templates of this category. */
                category?: components["schemas"]["TemplateCategory"];
                /** @description Only templates in exactly this language. */
                language?: string;
                /**
                 * @description How many items a page holds at most. Digits only, leading zeros do not count; anything else is `invalid_limit`.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before, unchanged. It is opaque and belongs to the list, the account and the filters that it came from: with others it is `invalid_cursor`, while `limit` may change from page to page.
                 * @example v1.eyJrIjpbIjIwMjYtMTEtMjAiXX0.q7Yk2m9ZbT4
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The account that the request is about, by its `phone_number_id` (see `GET /v1/accounts`). One that is not yours answers 404, one of yours that is not verified 422 `channel_number_not_verified`.
                 * @example 106540352242922
                 */
                phone_number_id: components["parameters"]["PhoneNumberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of templates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["SemanticFailure"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    syncTemplates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your own, new for each thing that you want done, such as a UUID. Sent again within 24 hours with the same method, path and body it returns the first answer (with `Idempotent-Replayed: true`) and does nothing twice; with anything else it is 422 `idempotency_key_reuse`; while the first request is still running, 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The account that the request is about, by its `phone_number_id` (see `GET /v1/accounts`). One that is not yours answers 404, one of yours that is not verified 422 `channel_number_not_verified`.
                 * @example 106540352242922
                 */
                phone_number_id: components["parameters"]["PhoneNumberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the sync found and changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateSyncResultResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["SemanticFailure"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
        };
    };
    getTemplate: {
        parameters: {
            query?: {
                /** @description The language of the template, exactly as the template has it. */
                language?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The account that the request is about, by its `phone_number_id` (see `GET /v1/accounts`). One that is not yours answers 404, one of yours that is not verified 422 `channel_number_not_verified`.
                 * @example 106540352242922
                 */
                phone_number_id: components["parameters"]["PhoneNumberId"];
                /**
                 * @description The name of the template.
                 * @example order_confirmation
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["SemanticFailure"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    handleMessageReceivedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every attempt and in every replay. What you have seen already, you may leave.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is more than five minutes away from your clock.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says: `v1,` and an HMAC-SHA256 in base64, one for each secret that is live, with a space between them. One that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageReceivedEvent"];
            };
        };
        responses: {
            410: components["responses"]["EventsUnwanted"];
            "2XX": components["responses"]["EventTaken"];
        };
    };
    handleMessageSentEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every attempt and in every replay. What you have seen already, you may leave.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is more than five minutes away from your clock.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says: `v1,` and an HMAC-SHA256 in base64, one for each secret that is live, with a space between them. One that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageSentEvent"];
            };
        };
        responses: {
            410: components["responses"]["EventsUnwanted"];
            "2XX": components["responses"]["EventTaken"];
        };
    };
    handleMessageDeliveredEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every attempt and in every replay. What you have seen already, you may leave.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is more than five minutes away from your clock.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says: `v1,` and an HMAC-SHA256 in base64, one for each secret that is live, with a space between them. One that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageDeliveredEvent"];
            };
        };
        responses: {
            410: components["responses"]["EventsUnwanted"];
            "2XX": components["responses"]["EventTaken"];
        };
    };
    handleMessageReadEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every attempt and in every replay. What you have seen already, you may leave.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is more than five minutes away from your clock.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says: `v1,` and an HMAC-SHA256 in base64, one for each secret that is live, with a space between them. One that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageReadEvent"];
            };
        };
        responses: {
            410: components["responses"]["EventsUnwanted"];
            "2XX": components["responses"]["EventTaken"];
        };
    };
    handleMessageFailedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every attempt and in every replay. What you have seen already, you may leave.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is more than five minutes away from your clock.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says: `v1,` and an HMAC-SHA256 in base64, one for each secret that is live, with a space between them. One that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageFailedEvent"];
            };
        };
        responses: {
            410: components["responses"]["EventsUnwanted"];
            "2XX": components["responses"]["EventTaken"];
        };
    };
    handleMessageUpdatedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every attempt and in every replay. What you have seen already, you may leave.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is more than five minutes away from your clock.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says: `v1,` and an HMAC-SHA256 in base64, one for each secret that is live, with a space between them. One that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageUpdatedEvent"];
            };
        };
        responses: {
            410: components["responses"]["EventsUnwanted"];
            "2XX": components["responses"]["EventTaken"];
        };
    };
    handleConversationCreatedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every attempt and in every replay. What you have seen already, you may leave.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is more than five minutes away from your clock.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says: `v1,` and an HMAC-SHA256 in base64, one for each secret that is live, with a space between them. One that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationCreatedEvent"];
            };
        };
        responses: {
            410: components["responses"]["EventsUnwanted"];
            "2XX": components["responses"]["EventTaken"];
        };
    };
    handleConversationUpdatedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every attempt and in every replay. What you have seen already, you may leave.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is more than five minutes away from your clock.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says: `v1,` and an HMAC-SHA256 in base64, one for each secret that is live, with a space between them. One that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationUpdatedEvent"];
            };
        };
        responses: {
            410: components["responses"]["EventsUnwanted"];
            "2XX": components["responses"]["EventTaken"];
        };
    };
    handleContactCreatedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every attempt and in every replay. What you have seen already, you may leave.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is more than five minutes away from your clock.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says: `v1,` and an HMAC-SHA256 in base64, one for each secret that is live, with a space between them. One that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactCreatedEvent"];
            };
        };
        responses: {
            410: components["responses"]["EventsUnwanted"];
            "2XX": components["responses"]["EventTaken"];
        };
    };
    handleContactUpdatedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every attempt and in every replay. What you have seen already, you may leave.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is more than five minutes away from your clock.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says: `v1,` and an HMAC-SHA256 in base64, one for each secret that is live, with a space between them. One that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactUpdatedEvent"];
            };
        };
        responses: {
            410: components["responses"]["EventsUnwanted"];
            "2XX": components["responses"]["EventTaken"];
        };
    };
    handleContactDeletedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every attempt and in every replay. What you have seen already, you may leave.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is more than five minutes away from your clock.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says: `v1,` and an HMAC-SHA256 in base64, one for each secret that is live, with a space between them. One that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactDeletedEvent"];
            };
        };
        responses: {
            410: components["responses"]["EventsUnwanted"];
            "2XX": components["responses"]["EventTaken"];
        };
    };
    handleContactOptedOutEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every attempt and in every replay. What you have seen already, you may leave.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is more than five minutes away from your clock.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says: `v1,` and an HMAC-SHA256 in base64, one for each secret that is live, with a space between them. One that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactOptedOutEvent"];
            };
        };
        responses: {
            410: components["responses"]["EventsUnwanted"];
            "2XX": components["responses"]["EventTaken"];
        };
    };
    handleContactOptedInEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every attempt and in every replay. What you have seen already, you may leave.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is more than five minutes away from your clock.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says: `v1,` and an HMAC-SHA256 in base64, one for each secret that is live, with a space between them. One that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactOptedInEvent"];
            };
        };
        responses: {
            410: components["responses"]["EventsUnwanted"];
            "2XX": components["responses"]["EventTaken"];
        };
    };
    handleTemplateCreatedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every attempt and in every replay. What you have seen already, you may leave.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is more than five minutes away from your clock.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says: `v1,` and an HMAC-SHA256 in base64, one for each secret that is live, with a space between them. One that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateCreatedEvent"];
            };
        };
        responses: {
            410: components["responses"]["EventsUnwanted"];
            "2XX": components["responses"]["EventTaken"];
        };
    };
    handleTemplateUpdatedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every attempt and in every replay. What you have seen already, you may leave.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is more than five minutes away from your clock.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says: `v1,` and an HMAC-SHA256 in base64, one for each secret that is live, with a space between them. One that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateUpdatedEvent"];
            };
        };
        responses: {
            410: components["responses"]["EventsUnwanted"];
            "2XX": components["responses"]["EventTaken"];
        };
    };
    handleTemplateDeletedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every attempt and in every replay. What you have seen already, you may leave.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is more than five minutes away from your clock.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says: `v1,` and an HMAC-SHA256 in base64, one for each secret that is live, with a space between them. One that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateDeletedEvent"];
            };
        };
        responses: {
            410: components["responses"]["EventsUnwanted"];
            "2XX": components["responses"]["EventTaken"];
        };
    };
    handleAccountConnectedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every attempt and in every replay. What you have seen already, you may leave.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is more than five minutes away from your clock.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says: `v1,` and an HMAC-SHA256 in base64, one for each secret that is live, with a space between them. One that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountConnectedEvent"];
            };
        };
        responses: {
            410: components["responses"]["EventsUnwanted"];
            "2XX": components["responses"]["EventTaken"];
        };
    };
    handleAccountUpdatedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every attempt and in every replay. What you have seen already, you may leave.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is more than five minutes away from your clock.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says: `v1,` and an HMAC-SHA256 in base64, one for each secret that is live, with a space between them. One that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountUpdatedEvent"];
            };
        };
        responses: {
            410: components["responses"]["EventsUnwanted"];
            "2XX": components["responses"]["EventTaken"];
        };
    };
    handleAccountDisconnectedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every attempt and in every replay. What you have seen already, you may leave.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is more than five minutes away from your clock.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says: `v1,` and an HMAC-SHA256 in base64, one for each secret that is live, with a space between them. One that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDisconnectedEvent"];
            };
        };
        responses: {
            410: components["responses"]["EventsUnwanted"];
            "2XX": components["responses"]["EventTaken"];
        };
    };
    handleSetupLinkCompletedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every attempt and in every replay. What you have seen already, you may leave.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is more than five minutes away from your clock.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says: `v1,` and an HMAC-SHA256 in base64, one for each secret that is live, with a space between them. One that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetupLinkCompletedEvent"];
            };
        };
        responses: {
            410: components["responses"]["EventsUnwanted"];
            "2XX": components["responses"]["EventTaken"];
        };
    };
    handleSetupLinkFailedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every attempt and in every replay. What you have seen already, you may leave.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is more than five minutes away from your clock.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says: `v1,` and an HMAC-SHA256 in base64, one for each secret that is live, with a space between them. One that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetupLinkFailedEvent"];
            };
        };
        responses: {
            410: components["responses"]["EventsUnwanted"];
            "2XX": components["responses"]["EventTaken"];
        };
    };
    handleSetupLinkExpiredEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every attempt and in every replay. What you have seen already, you may leave.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is more than five minutes away from your clock.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says: `v1,` and an HMAC-SHA256 in base64, one for each secret that is live, with a space between them. One that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetupLinkExpiredEvent"];
            };
        };
        responses: {
            410: components["responses"]["EventsUnwanted"];
            "2XX": components["responses"]["EventTaken"];
        };
    };
    handleWebhookTestEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every attempt and in every replay. What you have seen already, you may leave.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is more than five minutes away from your clock.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>` as Standard Webhooks says: `v1,` and an HMAC-SHA256 in base64, one for each secret that is live, with a space between them. One that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTestEvent"];
            };
        };
        responses: {
            410: components["responses"]["EventsUnwanted"];
            "2XX": components["responses"]["EventTaken"];
        };
    };
}
