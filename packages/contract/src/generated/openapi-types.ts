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
         * @description Responds while the service is running. Does not check the database or any other dependency. Requires no API key and is not rate-limited.
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
         * @description Returns the OpenAPI 3.1 document of this API, for generating clients or for browsing. Requires no API key and is not rate-limited. The response is the document itself, without an envelope. The service is its only server, also in its samples.
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
         * @description Returns the API key of the request, its expiry, its organization and its teams. Use it to try a new key.
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
         * @description Lists the accounts that your organization has connected, newest first (by `created_at`, then `id`, both descending). Each row carries the `phone_number_id` used in phone-scoped paths.
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
         * @description Lists the end-customers of your organization, newest first (by `created_at`, then `id`, both descending). An organization without platform mode has none.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Create a customer
         * @description Creates an end-customer. It is active immediately and has no accounts yet. Requires platform mode: without it the response is 403 `feature_not_entitled`. If your trial or subscription has ended, the response is 403 `subscription_inactive`.
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
         * @description Returns one end-customer. `GET /v1/accounts?customer_id=` lists its accounts.
         */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a customer
         * @description Updates an end-customer, or suspends it. While `status` is `suspended`, no messages can be sent from its accounts. An empty body changes nothing. Requires platform mode, as creating a customer does.
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
        /**
         * List setup links
         * @description Lists the setup links of an end-customer, newest first (by `created_at`, then `id`, both descending). Links that have ended are included. `setup_url` is never shown again.
         */
        get: operations["listSetupLinks"];
        put?: never;
        /**
         * Create a setup link
         * @description Creates a one-time link that the end-customer uses to connect an account through the provider's embedded signup. Send the customer to `setup_url`. It contains a one-time token and is returned only in this response. For 24 hours, the same request with the same `Idempotency-Key` returns it again. Links of one customer are independent of each other. Requires platform mode. For a suspended customer, the response is 422 `customer_suspended`.
         */
        post: operations["createSetupLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/{customer_id}/setup_links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a setup link
         * @description Returns one setup link, in any status. `setup_url` is never shown again.
         */
        get: operations["getSetupLink"];
        put?: never;
        post?: never;
        /**
         * Revoke a setup link
         * @description Revokes a setup link. It stops working, and a signup in progress cannot complete it. Its page says that it was revoked. The link can still be read, with `status: revoked`, and `setup_link.revoked` is sent. A link that has ended (completed, expired or revoked) returns 409 `setup_link_inactive`. This cannot be undone, but you can create another link.
         */
        delete: operations["deleteSetupLink"];
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
         * @description Creates a contact on one of your accounts. `from` selects the account. It may be omitted if you have only one account. If `from` is not a verified account of yours, the response is 422 `channel_number_not_verified`. A phone number that already exists on the account returns 400 `invalid_field_value`.
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
         * @description Attaches a label to up to 1000 contacts, or detaches it from them, in one transaction: either all eligible contacts change, or none. Contacts of other organizations and contacts of another team than the label's are skipped and counted.
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
         * @description Attaches a label to a conversation on any of your accounts. Attaching it again changes nothing and returns the same response. The label and the conversation's contact must belong to the same team; a label of another team returns 400 `invalid_field_value`.
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
         * @description Lists the labels of your organization, newest first (by `created_at`, then `id`, both descending).
         */
        get: operations["listLabels"];
        put?: never;
        /**
         * Create a label
         * @description Creates a label in a team. Names are unique within a team; a duplicate returns 400 `invalid_field_value`. `team_id` is required if your organization has several teams.
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
         * @description Deletes a label and detaches it from every contact and conversation. This cannot be undone.
         */
        delete: operations["deleteLabel"];
        options?: never;
        head?: never;
        /**
         * Update a label
         * @description Updates the name or the color of a label. The change is visible wherever the label is attached. An empty body changes nothing. The team of a label cannot be changed.
         */
        patch: operations["updateLabel"];
        trace?: never;
    };
    "/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Lists the users of your organization, newest first (by `created_at`, then `id`, both descending). The `id` of a user is the value of `assigned_to` when you update a conversation. The operator of the service creates users.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user
         * @description Returns one user of your organization.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description Lists the deliveries of your organization, newest first (by `created_at`, then `id`, both descending), without their payloads. Filters can be combined; a delivery must match all of them. Deliveries with the status `succeeded` or `dead` are deleted after 90 days, unless your organization has another retention setting.
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
         * @description Replays all matching deliveries of a subscription, oldest first, up to 1,000 per request. `capped` says whether more deliveries match. To replay more, page through `created_after` and `created_before`. Earlier replays are deliveries too and can match; the replays created by this request are never included. Deliveries with an erased payload are skipped. If the subscription is disabled or deleted, the response is 409 `webhook_subscription_disabled`.
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
         * @description Returns one delivery with its payload and its attempts. If the contact shown in the payload was deleted, `payload` is null and `payload_erased_at` says when it was erased.
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
         * @description Creates a new delivery of the same event, sent to the URL of the original delivery. The original does not change. If the subscription is disabled or deleted, the response is 409 `webhook_subscription_disabled`. If the payload was erased because its contact was deleted, the response is 409 `webhook_payload_erased`.
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
         * @description Lists the webhook subscriptions of your organization, newest first (by `created_at`, then `id`, both descending).
         */
        get: operations["listWebhookSubscriptions"];
        put?: never;
        /**
         * Create a webhook subscription
         * @description Creates a subscription. From now on, each event of its types is sent to its URL. The response contains the `secret` that deliveries are signed with. It is not shown again, so store it where you verify signatures. If your organization has as many subscriptions as its plan includes (100 by default), the response is 403 `feature_not_entitled`.
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
         * @description Returns one subscription. Only the last four characters of its secrets are shown.
         */
        get: operations["getWebhookSubscription"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook subscription
         * @description Deletes a subscription and its secrets. Nothing is sent to its URL any more. This cannot be undone.
         */
        delete: operations["deleteWebhookSubscription"];
        options?: never;
        head?: never;
        /**
         * Update a webhook subscription
         * @description Updates a subscription. While `enabled` is false, events are still recorded for it and held. They are sent once it is enabled again, which also clears `disabled_reason`. An empty body changes nothing.
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
         * @description Creates a new secret and returns it. It is not shown again. Older secrets expire after `expire_previous_in_hours`. Until then, deliveries carry one signature for each secret, so that receivers can switch over without rejecting deliveries. A subscription has at most 10 secrets at a time.
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
         * @description Deletes a secret. Deliveries are no longer signed with it. The last secret cannot be deleted (`last_secret`). If the newest secret is deleted, the one before it no longer expires.
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
         * @description Sends a `webhook.test` event to this subscription only, regardless of its event types. The event is signed and retried like any other. The response contains the delivery. If the subscription is disabled, the response is 409 `webhook_subscription_disabled`.
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
         * @description Lists the contacts of the account, newest first (by `created_at`, then `id`, both descending). Filters can be combined; a contact must match all of them.
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Create a contact on an account
         * @description Creates a contact on the account in the path. Works like `POST /v1/contacts`, but `from` may always be omitted. If `from` names another account than the path, the response is 400 `invalid_field_value`.
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
         * @description Attaches a label to up to 1000 contacts, or detaches it from them, in one transaction: either all eligible contacts change, or none. Contacts of accounts other than the one in the path, and contacts of teams other than the label's, are skipped and counted.
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
         * @description Permanently deletes a contact with its conversation, messages and label attachments. This cannot be undone. Pending messages to the contact are not sent. Events that show the contact lose their payload: their deliveries remain readable with `payload: null`, but are neither sent nor replayed. The `contact.deleted` event contains only the id.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        /**
         * Update a contact
         * @description Updates the fields in the body. Omitted fields keep their values; null clears a field. An empty body changes nothing. The phone number identifies the contact and cannot be changed.
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
         * @description Attaches a label. Attaching it again changes nothing and returns the same response. Contact and label must belong to the same team; a label of another team returns 400 `invalid_field_value`.
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
         * @description Detaches a label. Detaching a label that is not attached changes nothing and returns the same response.
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
         * @description Lists the conversations of the account, ordered by their latest message, newest first; conversations without messages come last (by `last_message_at`, then `id`, both descending). With `updated_since` the order is `updated_at`, then `id`, both descending. Filters can be combined; a conversation must match all of them. The response has a weak `ETag`. Send it as `If-None-Match`: while the page is unchanged, the response is 304.
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
         * Update a conversation
         * @description Updates the status, the assignee or both. Every status can be set from every other. Resolving a conversation sets `unread_count` to zero and marks its inbound messages as read.
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
         * @description Attaches a label. Attaching it again changes nothing and returns the same response. The label and the conversation's contact must belong to the same team; a label of another team returns 400 `invalid_field_value`.
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
         * @description Detaches a label. Detaching a label that is not attached changes nothing and returns the same response.
         */
        delete: operations["detachConversationLabel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{phone_number_id}/conversations/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a conversation as read
         * @description Sets `unread_count` to zero and marks the inbound messages as read. The contact sees that the messages were read, and with `typing` that an answer is being written. The provider is called in the background, once per request; if it cannot be reached, it is called again for up to an hour. Nothing is sent to the provider if there is nothing to show: no unread message, and no `typing`. Marking a conversation again is harmless.
         */
        post: operations["markConversationRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{phone_number_id}/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file to send
         * @description Stores a file. Messages of the account can then send it by its id, as `media_id`, any number of times. The contact gets exactly these bytes. The file is one part of a form, `file`, with its name and its media type; there are no other parts. An image can have at most 5 MiB (`image/webp`, for stickers: 500 KiB), an audio or video 16 MiB, and a file of any other type 100 MiB; beyond that the response is 413. The provider can still refuse a type that it does not support: then the message fails with `media_upload_failed`. If too many files are being uploaded at once, the response is 429. A file that no message uses is deleted after 30 days.
         */
        post: operations["createMedia"];
        delete?: never;
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
         * @description Lists the messages of the account, newest first (by `created_at`, then `id`, both descending). Filters can be combined; a message must match all of them.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Send a message
         * @description Accepts a message for sending. The response returns before the message is sent, with the status `pending`. The events `message.sent`, `message.delivered`, `message.read` and `message.failed` report the outcome. Within 24 hours of the contact's last message you can send any type of message. Outside this window, and to contacts who have never written, you can send only templates (`outside_24h_window`). Sending marks the contact's messages as read.
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
         * Get the media of a message
         * @description Redirects to the message's file: an image, document, video, audio or sticker. The URL is public and equals the `media_url` of the message. The response is 404 if the message has no file, or if the status of its file is `pending` or `failed`.
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
         * @description Lists the templates found by the last sync, newest first (by `created_at`, then `id`, both descending). Filters can be combined; a template must match all of them.
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
         * Sync templates with the provider
         * @description Fetches all templates of the account from the upstream provider, waits for the result, and updates the account's templates: new ones are created, changed ones updated, and those that no longer exist at the provider deleted. Safe to call at any time, also concurrently. If the provider does not respond or refuses, or if the account has no authorization there, the response is 502 `channel_upstream_error` and nothing has changed. With an `Idempotency-Key`, the number of concurrent syncs is limited; beyond the limit the response is 429 `rate_limit_exceeded`, and the request can be sent again.
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
         * Get a template by name
         * @description Returns one template of the account. Several language variants can share a name; use `language` to select one. Without `language`, approved templates take precedence, then the first language in alphabetical order.
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
         * A message was received
         * @description A contact wrote to one of your accounts. The change to the conversation is reported by a separate event.
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
         * @description The provider sent one of your messages.
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
         * @description One of your messages reached the contact's device. `message.sent` may arrive after this event, or not at all.
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
         * @description The contact read one of your messages.
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
         * A message failed
         * @description One of your messages was not delivered. Its `error` field gives the reason.
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
         * A message was changed
         * @description A message changed in a way that has no event of its own. For example, its file became available or could not be downloaded, or the timestamp of an earlier status arrived late.
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
         * A conversation was created
         * @description The first message between an account and a contact was sent or received. The event shows the conversation with that message included.
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
         * A conversation was changed
         * @description The status or assignee was changed, or a message was added.
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
         * @description The contact was created through the API, or by the first message from an unknown sender.
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
         * A contact was changed
         * @description The contact was changed through the API, or the provider reported a new name, number or user id.
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
         * @description The contact was deleted together with its conversation and messages. These have no events of their own.
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
         * A contact opted out
         * @description The contact no longer accepts marketing messages.
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
         * A contact opted in
         * @description The contact accepts marketing messages again.
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
         * A template was created
         * @description A sync found a new template.
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
         * A template was changed
         * @description A sync or the provider reported a new status or other changes.
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
         * A template was deleted
         * @description The template no longer exists at the provider.
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
         * @description The account can now send and receive messages.
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
         * An account was changed
         * @description A field of the account changed, or the account moved to another team. The account does not show its team, so an event for a move has no `previous_attributes`.
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
         * @description The account can no longer send or receive messages.
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
         * A setup link was completed
         * @description An end-customer connected an account through the link.
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
         * A signup through a setup link failed
         * @description The link stays active. `last_failure_reason` gives the reason.
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
         * A setup link expired
         * @description The link was not used before `expires_at`.
         */
        post: operations["handleSetupLinkExpiredEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "setup_link.revoked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A setup link was revoked
         * @description You revoked the link, so it no longer works.
         */
        post: operations["handleSetupLinkRevokedEvent"];
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
         * A subscription was tested
         * @description You requested a test event. It is sent only to that subscription, regardless of its event types.
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
         * @description The id of this request, equal to the `X-Request-Id` header. Quote it when you contact support.
         * @example req_01KAJ5QZ8M3T7V9W2X4Y6Z8A0B
         */
        RequestId: string;
        /** @description The health of the service. */
        Health: {
            /**
             * @description Always `health`.
             * @constant
             */
            object: "health";
            /**
             * @description Always `ok`. A service that is not healthy does not respond.
             * @constant
             */
            status: "ok";
            /**
             * @description The version of the service.
             * @example 0.1.0
             */
            version: string;
        };
        /** @description The health of the service. */
        HealthResponse: {
            data: components["schemas"]["Health"];
            request_id: components["schemas"]["RequestId"];
        };
        /**
         * @description The category of the error.
         *
         *     | type | HTTP | what to do |
         *     |---|---|---|
         *     | `invalid_request_error` | 400, 405, 413, 415, 422 | change the request |
         *     | `authentication_error` | 401 | send a valid API key |
         *     | `permission_error` | 403 | change your plan or renew your subscription |
         *     | `not_found` | 404 | check the id and the path |
         *     | `conflict` | 409 | check the state of the resource; retry if the response has `Retry-After` |
         *     | `rate_limit_error` | 429 | wait for the time in `Retry-After` |
         *     | `api_error` | 500, 502 | retry later; if the error persists, contact support and quote the `request_id` |
         * @enum {string}
         */
        ErrorType: "invalid_request_error" | "authentication_error" | "permission_error" | "not_found" | "conflict" | "rate_limit_error" | "api_error";
        /**
         * @description The code of the error. The set may grow: handle an unknown code by its `type`.
         *
         *     | code | HTTP | meaning |
         *     |---|---|---|
         *     | `invalid_limit` | 400 | `limit` is not an integer from 1 to 100. |
         *     | `invalid_cursor` | 400 | The cursor is malformed or modified, or belongs to another list, account or set of filters. Start again without a cursor. |
         *     | `invalid_field_value` | 400 | A field, parameter or header is missing, unknown or invalid; `param` names it. Also used for a body that is not valid JSON, a duplicate label name in a team, and a duplicate phone number on an account. |
         *     | `invalid_phone_number` | 400 | The value is not a valid phone number in E.164 format. |
         *     | `method_not_allowed` | 405 | The path exists, but does not support this method. `Allow` lists the supported methods. |
         *     | `payload_too_large` | 413 | The request body is larger than 1 MiB. |
         *     | `unsupported_media_type` | 415 | The `Content-Type` of the body is not `application/json`. |
         *     | `missing_api_key` | 401 | The `Authorization` header is missing. |
         *     | `invalid_api_key` | 401 | The `Authorization` header contains no valid API key, or the key does not exist. |
         *     | `revoked_api_key` | 401 | The API key was revoked. |
         *     | `expired_api_key` | 401 | The API key has expired. |
         *     | `subscription_inactive` | 403 | The trial has ended or the subscription is inactive. |
         *     | `feature_not_entitled` | 403 | Your plan does not include the feature, or its quota is used up. |
         *     | `resource_not_found` | 404 | The resource does not exist in your organization, or the path does not exist. |
         *     | `idempotency_in_progress` | 409 | A request with the same `Idempotency-Key` is still being processed. Wait for the time in `Retry-After`, then send the request again. |
         *     | `webhook_subscription_disabled` | 409 | The webhook subscription is disabled or deleted, so nothing can be sent to it. |
         *     | `webhook_payload_erased` | 409 | The payload was erased because its contact was deleted, so the delivery cannot be replayed. |
         *     | `setup_link_inactive` | 409 | The setup link was already used, has expired or was revoked. |
         *     | `last_secret` | 409 | The last secret of a webhook subscription cannot be deleted. Create another one first. |
         *     | `template_already_exists` | 409 | The account already has a template with this name and language. Reserved: no operation returns it yet. |
         *     | `idempotency_key_reuse` | 422 | The `Idempotency-Key` was already used with another method, path or body. |
         *     | `channel_number_not_verified` | 422 | The number is not verified for your organization, or `from` is not an account of yours. |
         *     | `outside_24h_window` | 422 | The contact has not written within the last 24 hours. Only templates can be sent. |
         *     | `marketing_opted_out` | 422 | The contact has opted out of marketing messages. |
         *     | `consent_required` | 422 | Your organization requires consent, and the contact has never written. |
         *     | `customer_suspended` | 422 | The end-customer of the request or of its account is suspended. |
         *     | `media_not_found` | 422 | No earlier message of this account has this media. |
         *     | `template_not_found` | 422 | The account has no approved template with this name and language. |
         *     | `template_paused` | 422 | The provider has paused the template. |
         *     | `rate_limit_exceeded` | 429 | Your organization has used up its budget of requests. Wait for the time in `Retry-After`. |
         *     | `internal_error` | 500 | An unexpected error occurred in the service. |
         *     | `channel_upstream_error` | 502 | The call to the upstream provider failed. Retry later. |
         */
        ErrorCode: string;
        /** @description The error, the field concerned, and the request id. */
        ErrorDetail: {
            type: components["schemas"]["ErrorType"];
            code: components["schemas"]["ErrorCode"];
            /**
             * @description A human-readable explanation. Its wording may change; use `code` in programs.
             * @example `limit` must be a whole number from 1 to 100.
             */
            message: string;
            /**
             * @description The request field concerned, if there is one: the path of a body field (`contact_ids[3]`, `metadata.plan`), or the name of a query parameter, path parameter or header.
             * @example limit
             */
            param?: string;
            request_id: components["schemas"]["RequestId"];
        };
        /** @description The body of every error response. */
        Error: {
            error: components["schemas"]["ErrorDetail"];
        };
        /** @description This document, as OpenAPI 3.1. */
        OpenApiDocument: {
            /**
             * @description The OpenAPI version of the document.
             * @example 3.1.0
             */
            openapi: string;
            /** @description The title and version of the API. */
            info: {
                [key: string]: unknown;
            };
            /** @description All paths with their operations. */
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
        /** @description A team of the organization. Each account, contact and label belongs to a team. */
        TeamReference: {
            /**
             * @description The id of the team, used as `team_id`.
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
         * @description A timestamp in UTC, always with microseconds and `Z`.
         * @example 2026-11-20T09:14:07.482193Z
         */
        Timestamp: string;
        /** @description The API key of the request, with its organization and teams. */
        Me: {
            /**
             * @description The id of the key. It is not secret.
             * @example key_01KAHX9Q1R3S5T7V0W2X4Y6Z8A
             */
            id: string;
            /**
             * @description Always `api_key`.
             * @constant
             */
            object: "api_key";
            /**
             * @description A short display form of the key. The full key is shown only once, at creation.
             * @example chn_live_…4mZk
             */
            display: string;
            organization: components["schemas"]["OrganizationReference"];
            /** @description The teams of the organization, oldest first. */
            teams: components["schemas"]["TeamReference"][];
            /** @description When the key expires; null when it does not expire. */
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
         *     - `connected`: the account sends and receives messages.
         *     - `disconnected`: the connection to the provider has ended. Connect the account again to use it.
         *     - `restricted`: the provider limits what the account may send, or rejects its authorization. `restriction` says which.
         * @enum {string}
         */
        AccountStatus: "connected" | "disconnected" | "restricted";
        /**
         * @description A phone number in E.164 format: `+`, the country code and the number, without separators.
         * @example +4915112345678
         */
        PhoneNumber: string;
        /**
         * @description The upstream provider's id of a business phone number. It identifies a connected account in paths. `GET /v1/accounts` returns it on each row.
         * @example 106540352242922
         */
        PhoneNumberId: string;
        /**
         * @description Why an account is restricted. The set may grow. If both reasons apply, `authorization_refused` is shown.
         *
         *     - `authorization_refused`: the provider rejects the account's authorization. Messages fail with `auth_expired` until
         *       the account is connected again or the provider accepts the authorization.
         *     - `account_restricted`: the provider limits what the account may send.
         */
        AccountRestriction: string;
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
        /** @description A connected messaging account: one business phone number. */
        Account: {
            /**
             * @description The id of the account. Paths use `phone_number_id` instead.
             * @example acc_01KAHY8Q1R3S5T7V9W0X2Y4Z6A
             */
            id: string;
            /**
             * @description Always `channel_account`.
             * @constant
             */
            object: "channel_account";
            /** @description The account's phone number; null when the provider has not reported it. */
            phone_number: components["schemas"]["PhoneNumber"] | null;
            phone_number_id: components["schemas"]["PhoneNumberId"];
            /**
             * @description The display name of the account.
             * @example Fjord Coffee Support
             */
            name: string;
            /**
             * @description The provider's id of the business account that owns the number; null when unknown.
             * @example 102290129340398
             */
            waba_id: string | null;
            status: components["schemas"]["AccountStatus"];
            /** @description Why the account is `restricted`; null when it is not. */
            restriction: components["schemas"]["AccountRestriction"] | null;
            /** @description Whether the number is verified for your organization. Until it is, its phone-scoped paths return 422 `channel_number_not_verified`. */
            verified: boolean;
            /**
             * @description The provider's quality rating of the number, such as `GREEN`, `YELLOW` or `RED`; null until the provider has reported one.
             * @example GREEN
             */
            quality_rating: string | null;
            /** @description The end-customer that the account belongs to; null when the account is your organization's own. */
            customer: components["schemas"]["CustomerReference"] | null;
            /** @description When the account was connected. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the account last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of connected accounts, newest first. */
        AccountList: {
            /** @description The items on this page; empty if nothing matches. */
            data: components["schemas"]["Account"][];
            /** @description True when there is another page. */
            has_more: boolean;
            /** @description The `cursor` of the next page; null on the last page. */
            next_cursor: string | null;
            request_id: components["schemas"]["RequestId"];
        };
        /**
         * @description Whether the customer's accounts can be used.
         *
         *     - `active`: messages can be sent from the customer's accounts.
         *     - `suspended`: you have suspended the customer. Its accounts stay connected, but no messages can be sent from them.
         * @enum {string}
         */
        CustomerStatus: "active" | "suspended";
        /**
         * @description Your own keys and values: at most 50 keys and 16 KiB as JSON. Values can be any JSON; they are stored and returned unchanged. A number with more digits than a double can hold (about 16) is rejected, because many JSON parsers round it; send it as a string.
         * @example {
         *       "crm_id": "48151623",
         *       "vip": true
         *     }
         */
        Metadata: {
            [key: string]: unknown;
        };
        /** @description A customer of your organization who connects accounts of their own (platform mode). */
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
             * @description Your own id for the customer; null when not set.
             * @example tenant-4711
             */
            external_id: string | null;
            status: components["schemas"]["CustomerStatus"];
            /** @description Your own keys and values; null when there are none. */
            metadata: components["schemas"]["Metadata"] | null;
            /** @description When the customer was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the customer last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of end-customers, newest first. */
        CustomerList: {
            /** @description The items on this page; empty if nothing matches. */
            data: components["schemas"]["Customer"][];
            /** @description True when there is another page. */
            has_more: boolean;
            /** @description The `cursor` of the next page; null on the last page. */
            next_cursor: string | null;
            request_id: components["schemas"]["RequestId"];
        };
        /** @description An end-customer to create. */
        CustomerCreate: {
            /**
             * @description The name. It need not be unique.
             * @example Nordlys Hotels
             */
            name: string;
            /**
             * @description Your own id for the customer. It need not be unique.
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
        /** @description The fields of an end-customer to change. Omitted fields keep their values; null clears a field. */
        CustomerUpdate: {
            /**
             * @description The new name.
             * @example Nordlys Hotels & Spa
             */
            name?: string;
            /**
             * @description Your own id for the customer, or null to clear it.
             * @example tenant-4712
             */
            external_id?: string | null;
            status?: components["schemas"]["CustomerStatus"];
            /** @description The new metadata, or null to clear it. It replaces the old metadata as a whole; keys are not merged. */
            metadata?: components["schemas"]["Metadata"] | null;
        };
        /**
         * @description The id of a setup link.
         * @example csl_01KAJ5P2R4S6T8V0W1X3Y5Z7A9
         */
        CustomerSetupLinkId: string;
        /**
         * @description The status of the link.
         *
         *     - `active`: the link can be used, also after a failed signup.
         *     - `completed`: the customer connected an account.
         *     - `expired`: `expires_at` has passed.
         *     - `revoked`: you revoked the link.
         * @enum {string}
         */
        CustomerSetupLinkStatus: "active" | "completed" | "expired" | "revoked";
        /**
         * @description Why a signup failed. The set may grow.
         *
         *     - `user_cancelled`: the customer canceled the signup.
         *     - `signup_error`: the provider's signup ended with an error.
         *     - `token_exchange_failed`: the provider did not accept the code that its signup had issued.
         *     - `number_already_connected`: the phone number is already connected.
         *     - `registration_failed`: the provider did not register the phone number.
         */
        SetupFailureReason: string;
        /** @description The state of a setup link, without its URL. */
        CustomerSetupLinkState: {
            id: components["schemas"]["CustomerSetupLinkId"];
            /**
             * @description Always `customer_setup_link`.
             * @constant
             */
            object: "customer_setup_link";
            customer_id: components["schemas"]["CustomerId"];
            status: components["schemas"]["CustomerSetupLinkStatus"];
            /**
             * Format: uri
             * @description The customer is redirected here after a successful signup. If you set none, this is the service's own result page.
             * @example https://app.example.com/connected
             */
            success_redirect_url: string;
            /**
             * Format: uri
             * @description The customer is redirected here after a failed signup. If you set none, this is the service's own result page.
             * @example https://app.example.com/not-connected
             */
            failure_redirect_url: string;
            /** @description When the link expires. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description When the link was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the customer connected an account through the link; null until then. */
            completed_at: components["schemas"]["Timestamp"] | null;
            /**
             * @description The account that was connected through the link; null until then.
             * @example acc_01KAHY8Q1R3S5T7V9W0X2Y4Z6A
             */
            account_id: string | null;
            /** @description Why the last signup through the link failed; null if none has failed. */
            last_failure_reason: components["schemas"]["SetupFailureReason"] | null;
        };
        /** @description A page of setup links, newest first. */
        CustomerSetupLinkList: {
            /** @description The items on this page; empty if nothing matches. */
            data: components["schemas"]["CustomerSetupLinkState"][];
            /** @description True when there is another page. */
            has_more: boolean;
            /** @description The `cursor` of the next page; null on the last page. */
            next_cursor: string | null;
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A setup link to create. All fields are optional. */
        CustomerSetupLinkCreate: {
            /**
             * @description How many hours the link is valid. Must be greater than 0 and at most 720 (30 days); fractions are allowed.
             * @default 24
             * @example 1
             */
            expires_in_hours?: number;
            /**
             * Format: uri
             * @description The customer is redirected here after a successful signup. `customer_id`, `account_id` and `status=success` are added to the query. Must be an `https` URL. A service in development mode also accepts `http` for a loopback address. Defaults to the service's own result page.
             * @example https://app.example.com/connected
             */
            success_redirect_url?: string;
            /**
             * Format: uri
             * @description The customer is redirected here after a failed signup. `customer_id`, `status=failed` and `reason` are added to the query. The rules of `success_redirect_url` apply.
             * @example https://app.example.com/not-connected
             */
            failure_redirect_url?: string;
        };
        /** @description A one-time link that an end-customer uses to connect an account. */
        CustomerSetupLink: components["schemas"]["CustomerSetupLinkState"] & {
            /**
             * Format: uri
             * @description The address to send the customer to. It contains the one-time token, so treat it as a secret.
             * @example https://channel.example.com/setup/Vf3kQ0b9mX2sT7uZ1cY8wL4pN6rJ5hGdE_aK-oIqMxB
             */
            setup_url: string;
        };
        /** @description A setup link. */
        CustomerSetupLinkResponse: {
            data: components["schemas"]["CustomerSetupLink"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A setup link, without its URL. */
        CustomerSetupLinkStateResponse: {
            data: components["schemas"]["CustomerSetupLinkState"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A contact to create. */
        ContactCreate: {
            /**
             * @description The account to create the contact on, as its `phone_number_id` or its phone number. Required on `POST /v1/contacts` if your organization has several accounts. On a phone-scoped path it may be omitted; otherwise it must name the account in the path.
             * @example 106540352242922
             */
            from?: string;
            /**
             * @description The phone number in E.164 format. Phone numbers are unique on an account; a duplicate returns 400 `invalid_field_value`.
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
             * @description The email address.
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
        /** @description The account on which a contact was created. Only its phone number is shown. */
        CreatedAccountReference: {
            /** @description The account's phone number; null when the provider has not reported it. */
            phone_number: components["schemas"]["PhoneNumber"] | null;
        };
        /** @description A newly created contact. `GET` returns all fields. */
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
             * @description The email address, if one was given.
             * @example ana@example.com
             */
            email: string | null;
            /** @description Your own keys and values; null when none were given. */
            metadata: components["schemas"]["Metadata"] | null;
            channel_account: components["schemas"]["CreatedAccountReference"];
            /** @description When the contact was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the contact last changed. Right after creation, equal to `created_at`. */
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
         * @description Whether to attach the label or detach it.
         * @enum {string}
         */
        BulkLabelOperation: "attach" | "detach";
        /** @description A label, and the contacts to attach it to or detach it from. */
        BulkLabel: {
            /** @description The contacts. Duplicate ids count once. Ids that are not a contact of yours are skipped and counted. */
            contact_ids: string[];
            label_id: components["schemas"]["LabelId"];
            operation: components["schemas"]["BulkLabelOperation"];
        };
        /** @description The result of a bulk label request. The three counts add up to the number of distinct ids in the request. */
        BulkLabelResult: {
            /**
             * @description The number of contacts that now have the label (`attach`) or do not have it (`detach`). Contacts that already did are included.
             * @example 2
             */
            applied: number;
            /**
             * @description The number of ids skipped because no such contact exists in your organization. On a phone-scoped path this includes contacts of other accounts.
             * @example 1
             */
            skipped_cross_org: number;
            /**
             * @description The number of contacts skipped because they belong to another team than the label.
             * @example 0
             */
            skipped_team_mismatch: number;
        };
        /** @description The result of a bulk label request. */
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
        /** @description Whether a label is attached to a conversation. */
        ConversationLabelLink: {
            conversation_id: components["schemas"]["ConversationId"];
            label_id: components["schemas"]["LabelId"];
            /** @description Whether the label is attached now. */
            attached: boolean;
        };
        /** @description Whether the label is attached to the conversation. */
        ConversationLabelLinkResponse: {
            data: components["schemas"]["ConversationLabelLink"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A name and a color for grouping contacts and conversations. It belongs to one team. */
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
             * @description The color, as `#` and six hexadecimal digits.
             * @example #e11d48
             */
            color: string;
            /**
             * @description The team of the label. The label can be attached only to contacts and conversations of the same team.
             * @example team_01KAHX5M7N9P1Q3R5S7T9V0W2X
             */
            team_id: string;
            /** @description When the label was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the label last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of labels, newest first. */
        LabelList: {
            /** @description The items on this page; empty if nothing matches. */
            data: components["schemas"]["Label"][];
            /** @description True when there is another page. */
            has_more: boolean;
            /** @description The `cursor` of the next page; null on the last page. */
            next_cursor: string | null;
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A label to create. */
        LabelCreate: {
            /**
             * @description The team to create the label in. Required if your organization has several teams; `GET /v1/me` lists them.
             * @example team_01KAHX5M7N9P1Q3R5S7T9V0W2X
             */
            team_id?: string;
            /**
             * @description The name. Names are unique within a team, ignoring case, accents and blanks at the ends; a duplicate returns 400 `invalid_field_value`.
             * @example VIP
             */
            name: string;
            /**
             * @description The color, as `#` and six hexadecimal digits.
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
        /** @description The fields of a label to change. Omitted fields keep their values. */
        LabelUpdate: {
            /**
             * @description The new name. Names are unique within a team, ignoring case, accents and blanks at the ends; a duplicate returns 400 `invalid_field_value`.
             * @example Very important
             */
            name?: string;
            /**
             * @description The new color, as `#` and six hexadecimal digits.
             * @example #0ea5e9
             */
            color?: string;
        };
        /**
         * @description The id of a user.
         * @example usr_01KAHX8P0Q2R4S6T8V1W3X5Y7Z
         */
        UserId: string;
        /** @description A person of your organization. Conversations can be assigned to users. */
        User: {
            id: components["schemas"]["UserId"];
            /**
             * @description Always `user`.
             * @constant
             */
            object: "user";
            /**
             * @description The name.
             * @example Kim Berg
             */
            name: string;
            /**
             * @description The email address. It is unique in your organization.
             * @example kim@example.com
             */
            email: string;
            /** @description When the user was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the user last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of users, newest first. */
        UserList: {
            /** @description The items on this page; empty if nothing matches. */
            data: components["schemas"]["User"][];
            /** @description True when there is another page. */
            has_more: boolean;
            /** @description The `cursor` of the next page; null on the last page. */
            next_cursor: string | null;
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A user. */
        UserResponse: {
            data: components["schemas"]["User"];
            request_id: components["schemas"]["RequestId"];
        };
        /**
         * @description The id of a webhook subscription.
         * @example wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F
         */
        WebhookSubscriptionId: string;
        /**
         * @description `pending` before the first attempt, `succeeded` after a 2xx response, `failed` when another attempt follows, `dead` when no attempt follows.
         * @enum {string}
         */
        WebhookDeliveryStatus: "pending" | "succeeded" | "failed" | "dead";
        /**
         * @description An event type of this version of the API, as `resource.action`.
         * @example message.received
         * @enum {string}
         */
        EventType: "message.received" | "message.sent" | "message.delivered" | "message.read" | "message.failed" | "message.updated" | "conversation.created" | "conversation.updated" | "contact.created" | "contact.updated" | "contact.deleted" | "contact.opted_out" | "contact.opted_in" | "template.created" | "template.updated" | "template.deleted" | "account.connected" | "account.updated" | "account.disconnected" | "setup_link.completed" | "setup_link.failed" | "setup_link.expired" | "setup_link.revoked" | "webhook.test";
        /**
         * @description The id of a webhook delivery.
         * @example wbd_01KAJ5QZ8P6W8Y0A2C4E6G8J0M
         */
        WebhookDeliveryId: string;
        /**
         * @description The type of the event, as `resource.action`. The set may grow: respond with 200 to a type that you do not know.
         * @example message.received
         */
        AnyEventType: string;
        /**
         * @description Why the service ended the delivery before its last attempt; null otherwise. The set may grow.
         *
         *     - `backlog_full`: too many deliveries of the subscription were waiting. Replay it when your receiver works again.
         *     - `restored`: the service was restored from a backup in which the delivery was waiting, and it may have been sent before. Replay
         *       it if you have not received it.
         * @example backlog_full
         */
        WebhookDeadReason: string | null;
        /** @description The delivery of an event to one subscription. */
        WebhookDelivery: {
            id: components["schemas"]["WebhookDeliveryId"];
            /**
             * @description Always `webhook_delivery`.
             * @constant
             */
            object: "webhook_delivery";
            subscription_id: components["schemas"]["WebhookSubscriptionId"];
            event_type: components["schemas"]["AnyEventType"];
            /**
             * @description The id of the event. All deliveries of the event share it.
             * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
             */
            event_id: string;
            status: components["schemas"]["WebhookDeliveryStatus"];
            dead_reason: components["schemas"]["WebhookDeadReason"];
            /** @description The number of attempts so far. */
            attempt_count: number;
            /** @description When the last attempt was made; null before the first attempt. */
            last_attempt_at: components["schemas"]["Timestamp"] | null;
            /** @description When the next attempt is due; null when no attempt follows. */
            next_attempt_at: components["schemas"]["Timestamp"] | null;
            /**
             * @description The HTTP status of the receiver's last response; null when there was none.
             * @example 200
             */
            response_status: number | null;
            /**
             * @description The beginning of the receiver's last response; null for an erased delivery.
             * @example ok
             */
            response_body_snippet: string | null;
            /**
             * @description How long the last attempt took, in milliseconds.
             * @example 87
             */
            duration_ms: number | null;
            /** @description The delivery that this one replays; null when this is not a replay. The original may already be deleted. */
            replayed_from: components["schemas"]["WebhookDeliveryId"] | null;
            /** @description When the payload was erased because its contact was deleted; otherwise null. An erased delivery has no payload and no response snippets, is not attempted again, and cannot be replayed. */
            payload_erased_at: components["schemas"]["Timestamp"] | null;
            /** @description When the delivery was created. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of webhook deliveries, newest first. */
        WebhookDeliveryList: {
            /** @description The items on this page; empty if nothing matches. */
            data: components["schemas"]["WebhookDelivery"][];
            /** @description True when there is another page. */
            has_more: boolean;
            /** @description The `cursor` of the next page; null on the last page. */
            next_cursor: string | null;
            request_id: components["schemas"]["RequestId"];
        };
        /** @description Which deliveries of a subscription to replay. An omitted filter matches all deliveries. */
        BulkReplay: {
            subscription_id: components["schemas"]["WebhookSubscriptionId"];
            status?: components["schemas"]["WebhookDeliveryStatus"];
            event_type?: components["schemas"]["EventType"];
            /**
             * Format: date-time
             * @description Only deliveries created at or after this time.
             * @example 2026-11-20T00:00:00Z
             */
            created_after?: string;
            /**
             * Format: date-time
             * @description Only deliveries created before this time.
             * @example 2026-11-21T00:00:00Z
             */
            created_before?: string;
        };
        /** @description The result of a bulk replay. */
        BulkReplayResult: {
            /** @description The number of new deliveries. */
            enqueued: number;
            /** @description True when more deliveries match than one request replays. */
            capped: boolean;
        };
        /** @description The result of a bulk replay. */
        BulkReplayResponse: {
            data: components["schemas"]["BulkReplayResult"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description The fields of every event. */
        EventEnvelope: {
            /**
             * @description The id of the event. All deliveries of the event share it.
             * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
             */
            id: string;
            /**
             * @description Always `event`.
             * @constant
             */
            object: "event";
            /** @description When the event happened. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description The API version of the resource in the event.
             * @constant
             */
            api_version: "v1";
            /** @description The account of the event; null when the event concerns no account. */
            phone_number_id: components["schemas"]["PhoneNumberId"] | null;
            /** @description The end-customer that the account belongs to; null when the account is your organization's own, or when there is no account. */
            customer: components["schemas"]["CustomerReference"] | null;
        };
        /**
         * @description The id of a message.
         * @example msg_01KAJ4X2G1R9P4Q8S6T0V3W5Y7
         */
        MessageId: string;
        /**
         * @description `inbound` for a message from the contact, `outbound` for a message from you.
         * @example inbound
         * @enum {string}
         */
        MessageDirection: "inbound" | "outbound";
        /** @description The file of a message. */
        MessageMedia: {
            /**
             * @description The id of the file.
             * @example med_01KAJ4X3H2S0Q5R9T7V1W4X6Z8
             */
            id: string;
            /**
             * @description The media type of the file; null until it is known.
             * @example image/jpeg
             */
            mime_type: string | null;
            /**
             * @description The size in bytes; null until it is known.
             * @example 48213
             */
            size: number | null;
            /**
             * @description The file name given by the sender, if any.
             * @example invoice.pdf
             */
            filename: string | null;
            /**
             * @description The status of the file: `pending` (the service is downloading it from the provider), `ready` (available) or `failed` (it could not be downloaded, or was deleted).
             * @example ready
             * @enum {string}
             */
            status: "pending" | "ready" | "failed";
        };
        /**
         * @description The status of the message. An outbound message goes from `pending` to `sent`, `delivered` and `read`. It may skip a status but never goes back. `failed` can follow `pending` or `sent`. If a `delivered` or `read` report arrives after `failed`, it overrides `failed`. An inbound message is `delivered` on arrival, and `read` once you reply to or resolve the conversation.
         * @example delivered
         * @enum {string}
         */
        MessageStatus: "pending" | "sent" | "delivered" | "read" | "failed";
        /** @description The connected account that a resource belongs to. */
        AccountReference: {
            /** @description The account's phone number; null when the provider has not reported it. */
            phone_number: components["schemas"]["PhoneNumber"] | null;
            /** @description The id of the account in phone-scoped paths. */
            phone_number_id: components["schemas"]["PhoneNumberId"] | null;
            /** @description The end-customer that the account belongs to; null when the account is your organization's own. */
            customer: components["schemas"]["CustomerReference"] | null;
        };
        /**
         * @description Why a message failed. The set may grow: treat a code that you do not know like `upstream_error`.
         * @example recipient_unavailable
         */
        MessageErrorCode: string;
        /** @description A message from a contact (inbound) or from you (outbound). */
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
             * @description The sender, as a phone number or a business-scoped user id.
             * @example +4915112345678
             */
            from: string | null;
            /**
             * @description The recipient, as a phone number or a business-scoped user id.
             * @example +4930901820
             */
            to: string | null;
            direction: components["schemas"]["MessageDirection"];
            /**
             * @description The type of the message, such as `text`, `image` or `template`. The set may grow.
             * @example text
             */
            type: string;
            /**
             * @description The text, the caption or the rendered template; null when there is none.
             * @example When do you open tomorrow?
             */
            content: string | null;
            /** @description The content of the message besides its text, in the provider's format. */
            payload: {
                [key: string]: unknown;
            } | null;
            /** @description The file of the message; null when there is none. */
            media: components["schemas"]["MessageMedia"] | null;
            /**
             * Format: uri
             * @description The URL of the file; null when there is no file, or while it is downloading.
             * @example https://media.example.com/m/6f1c9a527c0e4c559d1b0f6a4f3f7a10.jpg
             */
            media_url: string | null;
            status: components["schemas"]["MessageStatus"];
            channel_account: components["schemas"]["AccountReference"];
            /**
             * @description The provider's id of the message; null until the provider has reported one.
             * @example wamid.HBgNNDkxNTExMjM0NTY3OBUCABIYIDNB
             */
            provider_message_id: string | null;
            /** @description The message that this message replies to; null when it is not a reply, or when the original is unknown. */
            reply_to_message_id: components["schemas"]["MessageId"] | null;
            /**
             * @description The `client_reference` of the request that sent the message.
             * @example order-4711
             */
            client_reference: string | null;
            /** @description When the message was sent. */
            sent_at: components["schemas"]["Timestamp"] | null;
            /** @description When the message was delivered. */
            delivered_at: components["schemas"]["Timestamp"] | null;
            /** @description When the message was read. */
            read_at: components["schemas"]["Timestamp"] | null;
            /** @description When the message failed. */
            failed_at: components["schemas"]["Timestamp"] | null;
            /** @description When the service received the message, from the contact or from you. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Present only when the content of the message is not available. */
            unsupported?: {
                /**
                 * @description The reason: `edit` (the contact edited a message and the new text was not forwarded), `revoke` (the contact deleted this message; its text and file were removed) or `unknown` (the provider cannot classify it). The set may grow.
                 * @example edit
                 */
                type: string;
            };
            /** @description Present only when the message failed. */
            error?: {
                code: components["schemas"]["MessageErrorCode"];
                /**
                 * @description A human-readable explanation.
                 * @example The recipient cannot be reached.
                 */
                message: string;
                /**
                 * @description The provider's error code, if it gave one.
                 * @example 131026
                 */
                provider_code: number | null;
            };
        };
        /** @description The event `message.received`. A contact wrote to one of your accounts. The change to the conversation is reported by a separate event. */
        MessageReceivedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `message.received`.
             * @constant
             */
            type: "message.received";
            /** @description The resource, and what changed. */
            data: {
                /** @description The message. */
                object: components["schemas"]["Message"];
            };
        };
        /**
         * @description The fields of `object` that changed, with their previous values; null for a field that had no value.
         * @example {
         *       "status": "open"
         *     }
         */
        PreviousAttributes: {
            [key: string]: unknown;
        };
        /** @description The event `message.sent`. The provider sent one of your messages. */
        MessageSentEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `message.sent`.
             * @constant
             */
            type: "message.sent";
            /** @description The resource, and what changed. */
            data: {
                /** @description The message, as it is now. */
                object: components["schemas"]["Message"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /** @description The event `message.delivered`. One of your messages reached the contact's device. `message.sent` may arrive after this event, or not at all. */
        MessageDeliveredEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `message.delivered`.
             * @constant
             */
            type: "message.delivered";
            /** @description The resource, and what changed. */
            data: {
                /** @description The message, as it is now. */
                object: components["schemas"]["Message"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /** @description The event `message.read`. The contact read one of your messages. */
        MessageReadEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `message.read`.
             * @constant
             */
            type: "message.read";
            /** @description The resource, and what changed. */
            data: {
                /** @description The message, as it is now. */
                object: components["schemas"]["Message"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /** @description The event `message.failed`. One of your messages was not delivered. Its `error` field gives the reason. */
        MessageFailedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `message.failed`.
             * @constant
             */
            type: "message.failed";
            /** @description The resource, and what changed. */
            data: {
                /** @description The message, as it is now. */
                object: components["schemas"]["Message"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /** @description The event `message.updated`. A message changed in a way that has no event of its own. For example, its file became available or could not be downloaded, or the timestamp of an earlier status arrived late. */
        MessageUpdatedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `message.updated`.
             * @constant
             */
            type: "message.updated";
            /** @description The resource, and what changed. */
            data: {
                /** @description The message, as it is now. */
                object: components["schemas"]["Message"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /**
         * @description The status of the conversation. An inbound message reopens a resolved conversation. All other changes are made by you.
         * @example open
         * @enum {string}
         */
        ConversationStatus: "open" | "resolved" | "pending";
        /** @description The contact of a conversation. */
        ConversationContact: {
            id: components["schemas"]["ContactId"];
            /** @description The contact's phone number; null when it is not known. */
            phone_number: components["schemas"]["PhoneNumber"] | null;
            /**
             * @description The contact's name.
             * @example Ana Souza
             */
            name: string | null;
        };
        /** @description The user that a conversation is assigned to. */
        Assignee: {
            id: components["schemas"]["UserId"];
            /**
             * @description The user's name.
             * @example Kim Berg
             */
            name: string | null;
            /**
             * @description The user's email address.
             * @example kim@example.com
             */
            email: string | null;
        };
        /** @description A conversation without its labels, as events show it. */
        ConversationState: {
            id: components["schemas"]["ConversationId"];
            /**
             * @description Always `conversation`.
             * @constant
             */
            object: "conversation";
            status: components["schemas"]["ConversationStatus"];
            contact: components["schemas"]["ConversationContact"];
            channel_account: components["schemas"]["AccountReference"];
            /** @description The user that the conversation is assigned to; null when it is unassigned. */
            assignee: components["schemas"]["Assignee"] | null;
            /**
             * @description The number of inbound messages since you last sent a message or resolved the conversation.
             * @example 2
             */
            unread_count: number;
            /** @description When the last message was received or sent; null when there is none. */
            last_message_at: components["schemas"]["Timestamp"] | null;
            /** @description When the contact last wrote; null when the contact has never written. */
            last_inbound_at: components["schemas"]["Timestamp"] | null;
            /** @description When the conversation was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the conversation last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The event `conversation.created`. The first message between an account and a contact was sent or received. The event shows the conversation with that message included. */
        ConversationCreatedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `conversation.created`.
             * @constant
             */
            type: "conversation.created";
            /** @description The resource, and what changed. */
            data: {
                /** @description The conversation. */
                object: components["schemas"]["ConversationState"];
            };
        };
        /** @description The event `conversation.updated`. The status or assignee was changed, or a message was added. */
        ConversationUpdatedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `conversation.updated`.
             * @constant
             */
            type: "conversation.updated";
            /** @description The resource, and what changed. */
            data: {
                /** @description The conversation, as it is now. */
                object: components["schemas"]["ConversationState"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /**
         * @description The provider's id for a user, specific to your business. It identifies a user without the phone number. It consists of a country code, a dot, and up to 128 letters and digits.
         * @example DE.1A2b3C4d5E6f7G8h9
         */
        BusinessScopedUserId: string;
        /** @description A contact without its labels, as events show it. */
        ContactState: {
            id: components["schemas"]["ContactId"];
            /**
             * @description Always `contact`.
             * @constant
             */
            object: "contact";
            /** @description The phone number, which identifies the contact on its account; null when the contact was created from a business-scoped user id and no number is known. */
            phone_number: components["schemas"]["PhoneNumber"] | null;
            /** @description The business-scoped user id; null until the provider has reported one. */
            bsuid: components["schemas"]["BusinessScopedUserId"] | null;
            /**
             * @description The user's id across a managed business, with `ENT` after the country code; null for other businesses.
             * @example DE.ENT.1A2b3C4d5E6f7G8h9
             */
            parent_bsuid: string | null;
            /**
             * @description The contact's username on the messaging network, if any. Compared case-insensitively; `.` and `_` are significant.
             * @example ana.souza
             */
            username: string | null;
            /**
             * @description The name, set by you or reported by the provider.
             * @example Ana Souza
             */
            name: string | null;
            /**
             * @description The email address, set by you.
             * @example ana@example.com
             */
            email: string | null;
            /** @description Your own keys and values; null when there are none. */
            metadata: components["schemas"]["Metadata"] | null;
            channel_account: components["schemas"]["AccountReference"];
            /** @description When the contact was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the contact last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The event `contact.created`. The contact was created through the API, or by the first message from an unknown sender. */
        ContactCreatedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `contact.created`.
             * @constant
             */
            type: "contact.created";
            /** @description The resource, and what changed. */
            data: {
                /** @description The contact. */
                object: components["schemas"]["ContactState"];
            };
        };
        /** @description The event `contact.updated`. The contact was changed through the API, or the provider reported a new name, number or user id. */
        ContactUpdatedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `contact.updated`.
             * @constant
             */
            type: "contact.updated";
            /** @description The resource, and what changed. */
            data: {
                /** @description The contact, as it is now. */
                object: components["schemas"]["ContactState"];
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
        /** @description The event `contact.deleted`. The contact was deleted together with its conversation and messages. These have no events of their own. */
        ContactDeletedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `contact.deleted`.
             * @constant
             */
            type: "contact.deleted";
            /** @description The resource, and what changed. */
            data: {
                /** @description The id of the deleted contact, as in the response to the `DELETE`. */
                object: components["schemas"]["DeletedContact"];
            };
        };
        /** @description The event `contact.opted_out`. The contact no longer accepts marketing messages. */
        ContactOptedOutEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `contact.opted_out`.
             * @constant
             */
            type: "contact.opted_out";
            /** @description The resource, and what changed. */
            data: {
                /** @description The contact. */
                object: components["schemas"]["ContactState"];
            };
        };
        /** @description The event `contact.opted_in`. The contact accepts marketing messages again. */
        ContactOptedInEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `contact.opted_in`.
             * @constant
             */
            type: "contact.opted_in";
            /** @description The resource, and what changed. */
            data: {
                /** @description The contact. */
                object: components["schemas"]["ContactState"];
            };
        };
        /**
         * @description Whether the template can be sent.
         *
         *     - `pending`: the provider has not decided yet.
         *     - `approved`: the provider approved it. `provider_status` shows whether the provider has since paused or flagged it.
         *     - `rejected`: the provider rejected, disabled or archived it.
         * @enum {string}
         */
        TemplateStatus: "pending" | "approved" | "rejected";
        /**
         * @description The provider's category for the template. It determines which contacts may receive the template and its price.
         * @enum {string}
         */
        TemplateCategory: "MARKETING" | "UTILITY" | "AUTHENTICATION";
        /**
         * @description A part of a template, in the provider's format: `type` (such as `HEADER`, `BODY`, `FOOTER`, `BUTTONS`) and its further fields.
         * @example {
         *       "type": "BODY",
         *       "text": "Hello {{1}}, we have your order {{2}}."
         *     }
         */
        TemplateComponent: {
            [key: string]: unknown;
        };
        /** @description A message template, as last reported by the provider. The combination of name and language is unique on its account. */
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
             * @description The name. Language variants of a template share it.
             * @example order_confirmation
             */
            name: string;
            /**
             * @description The provider's code for the language.
             * @example en_US
             */
            language: string;
            status: components["schemas"]["TemplateStatus"];
            /**
             * @description The provider's own status, such as `APPROVED`, `PAUSED` or `IN_APPEAL`. New values may appear.
             * @example APPROVED
             */
            provider_status: string;
            /** @description The category; null when the provider reported none or an unknown one. A later sync fills it in. */
            category: components["schemas"]["TemplateCategory"] | null;
            /**
             * @description The text of the body, with its variables as `{{1}}` or `{{first_name}}`; empty when there is none.
             * @example Hello {{1}}, we have your order {{2}}.
             */
            content: string;
            /**
             * @description The names of the variables in `content`, without duplicates, in order of first appearance.
             * @example [
             *       "1",
             *       "2"
             *     ]
             */
            variables: string[];
            /** @description All parts of the template, in the provider's format. */
            components: components["schemas"]["TemplateComponent"][];
            channel_account: components["schemas"]["AccountReference"];
            /**
             * @description The provider's id of the template.
             * @example 594425479261596
             */
            provider_template_id: string | null;
            /** @description When a sync first found the template. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When a sync or a report of the provider last changed the template. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The event `template.created`. A sync found a new template. */
        TemplateCreatedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `template.created`.
             * @constant
             */
            type: "template.created";
            /** @description The resource, and what changed. */
            data: {
                /** @description The template. */
                object: components["schemas"]["Template"];
            };
        };
        /** @description The event `template.updated`. A sync or the provider reported a new status or other changes. */
        TemplateUpdatedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `template.updated`.
             * @constant
             */
            type: "template.updated";
            /** @description The resource, and what changed. */
            data: {
                /** @description The template, as it is now. */
                object: components["schemas"]["Template"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /** @description A template that no longer exists at the provider. */
        DeletedTemplate: {
            /**
             * @description The id of the deleted template.
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
        /** @description The event `template.deleted`. The template no longer exists at the provider. */
        TemplateDeletedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `template.deleted`.
             * @constant
             */
            type: "template.deleted";
            /** @description The resource, and what changed. */
            data: {
                /** @description The id of the deleted template. */
                object: components["schemas"]["DeletedTemplate"];
            };
        };
        /** @description The event `account.connected`. The account can now send and receive messages. */
        AccountConnectedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `account.connected`.
             * @constant
             */
            type: "account.connected";
            /** @description The resource, and what changed. */
            data: {
                /** @description The account. */
                object: components["schemas"]["Account"];
            };
        };
        /** @description The event `account.updated`. A field of the account changed, or the account moved to another team. The account does not show its team, so an event for a move has no `previous_attributes`. */
        AccountUpdatedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `account.updated`.
             * @constant
             */
            type: "account.updated";
            /** @description The resource, and what changed. */
            data: {
                /** @description The account, as it is now. */
                object: components["schemas"]["Account"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /** @description The event `account.disconnected`. The account can no longer send or receive messages. */
        AccountDisconnectedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `account.disconnected`.
             * @constant
             */
            type: "account.disconnected";
            /** @description The resource, and what changed. */
            data: {
                /** @description The account, as it is now. */
                object: components["schemas"]["Account"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /** @description The event `setup_link.completed`. An end-customer connected an account through the link. */
        SetupLinkCompletedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `setup_link.completed`.
             * @constant
             */
            type: "setup_link.completed";
            /** @description The resource, and what changed. */
            data: {
                /** @description The setup link, without its URL. */
                object: components["schemas"]["CustomerSetupLinkState"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /** @description The event `setup_link.failed`. The link stays active. `last_failure_reason` gives the reason. */
        SetupLinkFailedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `setup_link.failed`.
             * @constant
             */
            type: "setup_link.failed";
            /** @description The resource, and what changed. */
            data: {
                /** @description The setup link, without its URL. */
                object: components["schemas"]["CustomerSetupLinkState"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /** @description The event `setup_link.expired`. The link was not used before `expires_at`. */
        SetupLinkExpiredEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `setup_link.expired`.
             * @constant
             */
            type: "setup_link.expired";
            /** @description The resource, and what changed. */
            data: {
                /** @description The setup link, without its URL. */
                object: components["schemas"]["CustomerSetupLinkState"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /** @description The event `setup_link.revoked`. You revoked the link, so it no longer works. */
        SetupLinkRevokedEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `setup_link.revoked`.
             * @constant
             */
            type: "setup_link.revoked";
            /** @description The resource, and what changed. */
            data: {
                /** @description The setup link, without its URL. */
                object: components["schemas"]["CustomerSetupLinkState"];
                previous_attributes?: components["schemas"]["PreviousAttributes"];
            };
        };
        /**
         * Format: uri
         * @description The URL that events are sent to. It must use `https` and must not contain a user name or password. The host must be on the public internet: nothing is sent to private, local or reserved addresses, unless the operator of the service has allowed their range. A service in development mode also accepts its own machine (`localhost`, `127.0.0.1`, `[::1]`), also over `http`.
         * @example https://hooks.example.com/channel
         */
        ReceiverUrl: string;
        /**
         * @description Why the service disabled the subscription; null when it is enabled or was disabled by you. The set may grow.
         *
         *     - `endpoint_gone`: the receiver responded with 410.
         *     - `failing`: all attempts failed for 5 days.
         * @example endpoint_gone
         */
        WebhookDisabledReason: string | null;
        /**
         * @description The id of a secret of a webhook subscription.
         * @example whk_01KAHZ8W9YB3D5F7H9K1M3P5R7
         */
        WebhookSecretId: string;
        /** @description A secret that deliveries are signed with. Its text is shown only once, at creation. */
        WebhookSecret: {
            id: components["schemas"]["WebhookSecretId"];
            /**
             * @description The last four characters of the secret.
             * @example q7Yk
             */
            hint: string;
            /** @description When the secret was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the secret expires and deliveries are no longer signed with it; null for the newest secret, which does not expire. */
            expires_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description A URL that receives events of your organization, and the event types it receives. */
        WebhookSubscription: {
            id: components["schemas"]["WebhookSubscriptionId"];
            /**
             * @description Always `webhook_subscription`.
             * @constant
             */
            object: "webhook_subscription";
            url: components["schemas"]["ReceiverUrl"];
            /**
             * @description Your own description.
             * @example Shop backend
             */
            description: string | null;
            /**
             * @description The event types that are sent, or only `*` for all of them.
             * @example [
             *       "message.received",
             *       "message.failed"
             *     ]
             */
            event_types: components["schemas"]["AnyEventType"][];
            /** @description Whether deliveries are sent. While false, they are held. */
            enabled: boolean;
            disabled_reason: components["schemas"]["WebhookDisabledReason"];
            /** @description Only events of this account are sent; null for all accounts. */
            phone_number_id: components["schemas"]["PhoneNumberId"] | null;
            /**
             * @description Only events of this end-customer's accounts are sent; null for all accounts.
             * @example cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y
             */
            customer_id: string | null;
            /** @description The secrets that deliveries are signed with, newest first. */
            secrets: components["schemas"]["WebhookSecret"][];
            /** @description When the subscription was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the subscription last changed. Changes to its secrets do not count. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The event `webhook.test`. You requested a test event. It is sent only to that subscription, regardless of its event types. */
        WebhookTestEvent: components["schemas"]["EventEnvelope"] & {
            /**
             * @description Always `webhook.test`.
             * @constant
             */
            type: "webhook.test";
            /** @description The resource, and what changed. */
            data: {
                /** @description The subscription. */
                object: components["schemas"]["WebhookSubscription"];
            };
        };
        /** @description The body of a webhook. `type` says which event it is. The set may grow: respond with 200 to a type that you do not know. */
        WebhookEvent: components["schemas"]["MessageReceivedEvent"] | components["schemas"]["MessageSentEvent"] | components["schemas"]["MessageDeliveredEvent"] | components["schemas"]["MessageReadEvent"] | components["schemas"]["MessageFailedEvent"] | components["schemas"]["MessageUpdatedEvent"] | components["schemas"]["ConversationCreatedEvent"] | components["schemas"]["ConversationUpdatedEvent"] | components["schemas"]["ContactCreatedEvent"] | components["schemas"]["ContactUpdatedEvent"] | components["schemas"]["ContactDeletedEvent"] | components["schemas"]["ContactOptedOutEvent"] | components["schemas"]["ContactOptedInEvent"] | components["schemas"]["TemplateCreatedEvent"] | components["schemas"]["TemplateUpdatedEvent"] | components["schemas"]["TemplateDeletedEvent"] | components["schemas"]["AccountConnectedEvent"] | components["schemas"]["AccountUpdatedEvent"] | components["schemas"]["AccountDisconnectedEvent"] | components["schemas"]["SetupLinkCompletedEvent"] | components["schemas"]["SetupLinkFailedEvent"] | components["schemas"]["SetupLinkExpiredEvent"] | components["schemas"]["SetupLinkRevokedEvent"] | components["schemas"]["WebhookTestEvent"];
        /** @description An event of a type that was added to the API later. Respond with 200; older programs read it as this. */
        OtherEvent: components["schemas"]["EventEnvelope"] & {
            type: components["schemas"]["AnyEventType"];
            /** @description The resource, and what changed. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description One attempt of a delivery. */
        WebhookDeliveryAttempt: {
            /** @description The number of the attempt, starting at 1. */
            number: number;
            /** @description When the attempt started. */
            started_at: components["schemas"]["Timestamp"];
            /**
             * @description How long the attempt took, in milliseconds.
             * @example 87
             */
            duration_ms: number;
            /**
             * @description The HTTP status of the receiver's response; null when there was none.
             * @example 200
             */
            response_status: number | null;
            /**
             * @description Why there was no response; null when there was one. `dns_failed`: the host name could not be resolved; `address_refused`: the address is not on the public internet; `connection_failed`, `connection_timeout`, `tls_failed`: the connection failed or broke off; `invalid_response`: the response was not valid HTTP; `timeout`: no response within 15 seconds; `interrupted`: the service stopped before a response arrived. New values may appear.
             * @example timeout
             */
            error: string | null;
            /**
             * @description The beginning of the receiver's response, at most 8 KiB, without secrets; null for a compressed response and for an erased delivery.
             * @example ok
             */
            response_body_snippet: string | null;
        };
        /** @description The delivery of an event to one subscription, with its payload and attempts. */
        WebhookDeliveryWithPayload: components["schemas"]["WebhookDelivery"] & {
            /** @description The event as sent to the receiver; null when it was erased (`payload_erased_at`). */
            payload: components["schemas"]["WebhookEvent"] | components["schemas"]["OtherEvent"] | null;
            /** @description The attempts so far, oldest first. */
            attempts: components["schemas"]["WebhookDeliveryAttempt"][];
        };
        /** @description A webhook delivery. */
        WebhookDeliveryWithPayloadResponse: {
            data: components["schemas"]["WebhookDeliveryWithPayload"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A short form of the new delivery. */
        WebhookDeliveryReplay: {
            id: components["schemas"]["WebhookDeliveryId"];
            /**
             * @description Always `webhook_delivery`.
             * @constant
             */
            object: "webhook_delivery";
            /** @description The delivery that the new one replays. */
            replayed_from: components["schemas"]["WebhookDeliveryId"];
            /**
             * @description Always `pending`.
             * @constant
             */
            status: "pending";
        };
        /** @description A short form of the new delivery. */
        WebhookDeliveryReplayResponse: {
            data: components["schemas"]["WebhookDeliveryReplay"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A page of webhook subscriptions, newest first. */
        WebhookSubscriptionList: {
            /** @description The items on this page; empty if nothing matches. */
            data: components["schemas"]["WebhookSubscription"][];
            /** @description True when there is another page. */
            has_more: boolean;
            /** @description The `cursor` of the next page; null on the last page. */
            next_cursor: string | null;
            request_id: components["schemas"]["RequestId"];
        };
        /**
         * @description An event type, or `*` for all types.
         * @example message.received
         */
        SubscribedEventType: components["schemas"]["EventType"] | "*";
        /**
         * @description The event types to send, or only `*` for all of them, including types added later.
         * @example [
         *       "message.received",
         *       "message.failed"
         *     ]
         */
        SubscribedEventTypes: components["schemas"]["SubscribedEventType"][];
        /** @description A webhook subscription to create. */
        WebhookSubscriptionCreate: {
            url: components["schemas"]["ReceiverUrl"];
            /**
             * @description Your own description.
             * @example Shop backend
             */
            description?: string | null;
            event_types: components["schemas"]["SubscribedEventTypes"];
            /**
             * @description Whether deliveries are sent. While false, they are held.
             * @default true
             */
            enabled?: boolean;
            /** @description Send only events of this account. If omitted, events of all accounts are sent. */
            phone_number_id?: components["schemas"]["PhoneNumberId"] | null;
            /**
             * @description Send only events of this end-customer's accounts. If omitted, events of all accounts are sent.
             * @example cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y
             */
            customer_id?: string | null;
        };
        /**
         * @description The secret in Standard Webhooks format: `whsec_` and the key in base64. It is shown only once.
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
        /** @description The fields of a webhook subscription to change. Omitted fields keep their values. */
        WebhookSubscriptionUpdate: {
            url?: components["schemas"]["ReceiverUrl"];
            /**
             * @description The new description, or null to clear it.
             * @example Shop backend
             */
            description?: string | null;
            event_types?: components["schemas"]["SubscribedEventTypes"];
            /** @description False holds deliveries; true sends them, including those held so far. */
            enabled?: boolean;
            /** @description Send only events of this account; null for all accounts. */
            phone_number_id?: components["schemas"]["PhoneNumberId"] | null;
            /**
             * @description Send only events of this end-customer's accounts; null for all accounts.
             * @example cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y
             */
            customer_id?: string | null;
        };
        /** @description Options for the new secret. */
        WebhookSecretCreate: {
            /**
             * @description After how many hours the older secrets expire; 0 means immediately. A secret that expires sooner keeps its expiry.
             * @default 24
             * @example 24
             */
            expire_previous_in_hours?: number;
        };
        /** @description A newly created secret, with its text. */
        CreatedWebhookSecret: {
            id: components["schemas"]["WebhookSecretId"];
            /**
             * @description Always `webhook_secret`.
             * @constant
             */
            object: "webhook_secret";
            secret: components["schemas"]["WebhookSecretText"];
        };
        /** @description A newly created secret, with its text. */
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
        /** @description A label that is attached to a contact or a conversation. */
        LabelReference: {
            id: components["schemas"]["LabelId"];
            /**
             * @description The name, unique within the team.
             * @example VIP
             */
            name: string;
            /**
             * @description The color, as `#` and six hexadecimal digits.
             * @example #e11d48
             */
            color: string;
        };
        /** @description The labels that are attached, by name; empty when there are none. If there are more than 100, the first 100. Attaching and detaching a label do not change `updated_at`, and are not reported by events. */
        AttachedLabels: components["schemas"]["LabelReference"][];
        /** @description A person who exchanges messages with one of your accounts. */
        Contact: components["schemas"]["ContactState"] & {
            labels: components["schemas"]["AttachedLabels"];
        };
        /** @description A page of contacts, newest first. */
        ContactList: {
            /** @description The items on this page; empty if nothing matches. */
            data: components["schemas"]["Contact"][];
            /** @description True when there is another page. */
            has_more: boolean;
            /** @description The `cursor` of the next page; null on the last page. */
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
        /** @description The fields of a contact to change. Omitted fields keep their values; null clears a field. The phone number identifies the contact and cannot be changed. */
        ContactUpdate: {
            /**
             * @description The new name, or null to clear it.
             * @example Ana Maria Souza
             */
            name?: string | null;
            /**
             * @description The new username, or null to clear it.
             * @example ana.souza
             */
            username?: string | null;
            /**
             * Format: email
             * @description The new email address, or null to clear it.
             * @example ana@example.com
             */
            email?: string | null;
            /** @description The new metadata, or null to clear it. It replaces the old metadata as a whole; keys are not merged. */
            metadata?: components["schemas"]["Metadata"] | null;
        };
        /** @description Whether a label is attached to a contact. */
        ContactLabelLink: {
            contact_id: components["schemas"]["ContactId"];
            label_id: components["schemas"]["LabelId"];
            /** @description Whether the label is attached now. */
            attached: boolean;
        };
        /** @description Whether the label is attached to the contact. */
        ContactLabelLinkResponse: {
            data: components["schemas"]["ContactLabelLink"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description The messages between one of your accounts and a contact. A contact has one conversation. */
        Conversation: components["schemas"]["ConversationState"] & {
            labels: components["schemas"]["AttachedLabels"];
        };
        /** @description A page of conversations. */
        ConversationList: {
            /** @description The items on this page; empty if nothing matches. */
            data: components["schemas"]["Conversation"][];
            /** @description True when there is another page. */
            has_more: boolean;
            /** @description The `cursor` of the next page; null on the last page. */
            next_cursor: string | null;
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A conversation. */
        ConversationResponse: {
            data: components["schemas"]["Conversation"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description The fields of a conversation to change; at least one is required. Omitted fields keep their values. */
        ConversationUpdate: {
            status?: components["schemas"]["ConversationStatus"];
            /**
             * @description The id of the user to assign the conversation to, or null to unassign it.
             * @example usr_01KAHX8P0Q2R4S6T8V1W3X5Y7Z
             */
            assigned_to?: string | null;
        };
        /** @description How to mark a conversation as read. */
        ConversationRead: {
            /**
             * @description Whether to show the contact that an answer is being written. The provider shows it for 25 seconds, or until a message is sent.
             * @default false
             * @example true
             */
            typing?: boolean;
        };
        /** @description The form with the file. */
        MediaCreate: {
            /**
             * Format: binary
             * @description The file, with its name and media type. It must not be empty.
             */
            file: string;
        };
        /** @description A file that messages can send. */
        Media: {
            /**
             * @description The id of the file. Send it as `media_id`.
             * @example med_01KAJ4X3H2S0Q5R9T7V1W4X6Z8
             */
            id: string;
            /**
             * @description Always `media`.
             * @constant
             */
            object: "media";
            /**
             * @description The media type of the file, as it was uploaded.
             * @example application/pdf
             */
            mime_type: string;
            /**
             * @description The size in bytes.
             * @example 48213
             */
            size: number;
            /**
             * @description The name of the file, without a path.
             * @example invoice.pdf
             */
            filename: string;
            /** @description When the file was uploaded. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An uploaded file in its envelope. */
        MediaResponse: {
            data: components["schemas"]["Media"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A page of messages, newest first. */
        MessageList: {
            /** @description The items on this page; empty if nothing matches. */
            data: components["schemas"]["Message"][];
            /** @description True when there is another page. */
            has_more: boolean;
            /** @description The `cursor` of the next page; null on the last page. */
            next_cursor: string | null;
            request_id: components["schemas"]["RequestId"];
        };
        /** @description The fields common to all messages. Exactly one field names the recipient. */
        MessageSendBase: {
            /**
             * @description The recipient's phone number in E.164 format. If the account does not know the number, a contact and a conversation are created.
             * @example +4915112345678
             */
            to?: string;
            /**
             * @description The recipient's business-scoped user id. If the account does not know the id, a contact and a conversation are created.
             * @example DE.1234567890
             */
            bsuid?: string;
            contact_id?: components["schemas"]["ContactId"];
            conversation_id?: components["schemas"]["ConversationId"];
            /** @description The message of the same conversation that this message replies to. */
            reply_to_message_id?: components["schemas"]["MessageId"];
            /**
             * @description Your own reference for the message. It is returned unchanged. It does not prevent duplicate sends; use `Idempotency-Key` for that.
             * @example order-4711
             */
            client_reference?: string;
        };
        /** @description A text message. */
        SendText: {
            /**
             * @description The text.
             * @example We open at seven.
             */
            body: string;
            /**
             * @description Whether to show a preview of the first link in the text.
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
        /** @description A file, given by exactly one of `link` and `media_id`, with an optional caption. */
        SendCaptionedMedia: {
            /**
             * Format: uri
             * @description The http or https URL from which the provider downloads the file.
             * @example https://example.com/cake.jpg
             */
            link?: string;
            /**
             * @description The id of a file that was uploaded to the same account, or the `media.id` of one of its earlier messages.
             * @example med_01KAJ4X3H2S0Q5R9T7V1W4X6Z8
             */
            media_id?: string;
            /**
             * @description The caption, shown below the file.
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
        /** @description A file, given by exactly one of `link` and `media_id`, with an optional file name and caption. */
        SendDocument: {
            /**
             * Format: uri
             * @description The http or https URL from which the provider downloads the file.
             * @example https://example.com/cake.jpg
             */
            link?: string;
            /**
             * @description The id of a file that was uploaded to the same account, or the `media.id` of one of its earlier messages.
             * @example med_01KAJ4X3H2S0Q5R9T7V1W4X6Z8
             */
            media_id?: string;
            /**
             * @description The caption, shown below the file.
             * @example The cake that I mean
             */
            caption?: string;
            /**
             * @description The file name shown to the recipient.
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
        /** @description A file, given by exactly one of `link` and `media_id`. */
        SendMedia: {
            /**
             * Format: uri
             * @description The http or https URL from which the provider downloads the file.
             * @example https://example.com/cake.jpg
             */
            link?: string;
            /**
             * @description The id of a file that was uploaded to the same account, or the `media.id` of one of its earlier messages.
             * @example med_01KAJ4X3H2S0Q5R9T7V1W4X6Z8
             */
            media_id?: string;
        };
        /** @description An audio file, by its link or from an earlier message. */
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
        /** @description A location. */
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
             * @description The name of the location.
             * @example Fjord Coffee
             */
            name?: string;
            /**
             * @description The address of the location.
             * @example Unter den Linden 1, Berlin
             */
            address?: string;
        };
        /** @description A location on the map. */
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
                 * @description The full name, as displayed.
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
                 * @description The title or prefix before the name.
                 * @example Dr.
                 */
                prefix?: string;
                /**
                 * @description The suffix after the name.
                 * @example Jr.
                 */
                suffix?: string;
            };
            /** @description Phone numbers. */
            phones?: {
                /**
                 * @description The number, as displayed.
                 * @example +49 151 12345678
                 */
                phone?: string;
                /**
                 * @description The type of the number.
                 * @example CELL
                 */
                type?: string;
                /**
                 * @description The number's account id on the messaging network.
                 * @example 4915112345678
                 */
                wa_id?: string;
            }[];
            /** @description Email addresses. */
            emails?: {
                /**
                 * @description The address.
                 * @example ana@example.com
                 */
                email?: string;
                /**
                 * @description The type of the address.
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
                 * @description The two-letter country code.
                 * @example DE
                 */
                country_code?: string;
                /**
                 * @description The type of the address.
                 * @example HOME
                 */
                type?: string;
            }[];
            /** @description The person's employer. */
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
                 * @description The job title.
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
                 * @description The type of the address.
                 * @example WORK
                 */
                type?: string;
            }[];
            /**
             * Format: date
             * @description The date of birth.
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
            /** @description The message to react to. */
            message_id: components["schemas"]["MessageId"];
            /**
             * @description The emoji; an empty string removes the reaction.
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
        /** @description The header, shown above the text. */
        SendInteractiveHeader: {
            /**
             * @description Always `text`.
             * @constant
             */
            type: "text";
            /**
             * @description The text of the line.
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
        /** @description A text with reply buttons. */
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
                 * @description The text of the message.
                 * @example Which cake shall it be?
                 */
                text: string;
            };
            /** @description The footer, a line below the text. */
            footer?: {
                /**
                 * @description The text of the line.
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
                    /** @description The reply that you receive when the button is tapped. */
                    reply: {
                        /**
                         * @description Your own id for the button.
                         * @example cheesecake
                         */
                        id: string;
                        /**
                         * @description The label of the button.
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
            /** @description The header, a line above the text. */
            header?: {
                /**
                 * @description Always `text`.
                 * @constant
                 */
                type: "text";
                /**
                 * @description The text of the line.
                 * @example Our cakes
                 */
                text: string;
            };
            /** @description The text. */
            body: {
                /**
                 * @description The text of the message.
                 * @example Which cake shall it be?
                 */
                text: string;
            };
            /** @description The footer, a line below the text. */
            footer?: {
                /**
                 * @description The text of the line.
                 * @example Fjord Coffee
                 */
                text: string;
            };
            /** @description The list. */
            action: {
                /**
                 * @description The label of the button that opens the list.
                 * @example Choose
                 */
                button: string;
                /** @description The sections of the list. If there are several, each needs a title. All sections together have at most 10 rows. */
                sections: {
                    /**
                     * @description The title of the section.
                     * @example Today
                     */
                    title?: string;
                    /** @description The choices. */
                    rows: {
                        /**
                         * @description Your own id for the choice.
                         * @example cheesecake
                         */
                        id: string;
                        /**
                         * @description The title of the choice.
                         * @example Cheesecake
                         */
                        title: string;
                        /**
                         * @description A description of the choice.
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
                 * @description The text of the message.
                 * @example Which cake shall it be?
                 */
                text: string;
            };
            /** @description The footer, a line below the text. */
            footer?: {
                /**
                 * @description The text of the line.
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
                /** @description The label and the URL of the button. */
                parameters: {
                    /**
                     * @description The label of the button.
                     * @example See our cakes
                     */
                    display_text: string;
                    /**
                     * Format: uri
                     * @description The URL that the button opens.
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
                 * @description The text of the message.
                 * @example Which cake shall it be?
                 */
                text: string;
            };
            /** @description The footer, a line below the text. */
            footer?: {
                /**
                 * @description The text of the line.
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
                /** @description The flow and its start. */
                parameters: {
                    /**
                     * @description Always `3`.
                     * @constant
                     */
                    flow_message_version: "3";
                    /**
                     * @description The provider's id of the flow.
                     * @example 1234567890
                     */
                    flow_id?: string;
                    /**
                     * @description The name of the flow.
                     * @example book_a_table
                     */
                    flow_name?: string;
                    /**
                     * @description The label of the button.
                     * @example Book a table
                     */
                    flow_cta: string;
                    /**
                     * @description Your own token for this run of the flow.
                     * @example table-4711
                     */
                    flow_token?: string;
                    /**
                     * @description Which version of the flow to open.
                     * @example published
                     * @enum {string}
                     */
                    mode?: "draft" | "published";
                    /**
                     * @description Whether the flow opens on a screen or calls your endpoint first.
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
                         * @description The input data of the screen.
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
        /** @description A text with a button that sends the recipient's location. */
        SendLocationRequest: {
            /**
             * @description Always `location_request_message`.
             * @constant
             */
            type: "location_request_message";
            /** @description The text. */
            body: {
                /**
                 * @description The text of the message.
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
        /** @description An interactive message that the recipient answers with a tap. */
        SendInteractive: components["schemas"]["SendButtons"] | components["schemas"]["SendList"] | components["schemas"]["SendLinkButton"] | components["schemas"]["SendFlow"] | components["schemas"]["SendLocationRequest"];
        /** @description A text with interactive elements. */
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
        /** @description The parameters of one part of a template. */
        SendTemplateComponent: {
            /**
             * @description Which part of the template.
             * @example body
             * @enum {string}
             */
            type: "header" | "body" | "button" | "carousel" | "limited_time_offer";
            /**
             * @description The type of the button.
             * @example url
             * @enum {string}
             */
            sub_type?: "quick_reply" | "url" | "copy_code" | "catalog" | "mpm" | "flow" | "voice_call";
            /**
             * @description The position of the button, counted from 0.
             * @example 0
             */
            index?: number | string;
            /** @description The values of its variables, in order. The image, video or document of a header can also be given by `media_id`, the id of a file that was uploaded to the same account. */
            parameters?: {
                [key: string]: unknown;
            }[];
            /** @description The cards of a carousel. */
            cards?: {
                [key: string]: unknown;
            }[];
        };
        /** @description An approved template of the account. Fill it with either `components`, in the provider's format, or `variables`, by name. The two cannot be combined. */
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
            /** @description The parameters of header, body and buttons, in the provider's format. */
            components?: components["schemas"]["SendTemplateComponent"][];
            /**
             * @description The values of the body's variables: one for each name in the template's `variables`, and no others. If the template also has variables in its header or buttons, use `components`.
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
        /** @description A message to send. It names exactly one recipient (`to`, `bsuid`, `contact_id` or `conversation_id`) and contains exactly the object that `type` names. */
        MessageSend: components["schemas"]["MessageSendText"] | components["schemas"]["MessageSendImage"] | components["schemas"]["MessageSendDocument"] | components["schemas"]["MessageSendVideo"] | components["schemas"]["MessageSendAudio"] | components["schemas"]["MessageSendSticker"] | components["schemas"]["MessageSendLocation"] | components["schemas"]["MessageSendContacts"] | components["schemas"]["MessageSendReaction"] | components["schemas"]["MessageSendInteractive"] | components["schemas"]["MessageSendTemplate"];
        /** @description A message. */
        MessageResponse: {
            data: components["schemas"]["Message"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A page of templates, newest first. */
        TemplateList: {
            /** @description The items on this page; empty if nothing matches. */
            data: components["schemas"]["Template"][];
            /** @description True when there is another page. */
            has_more: boolean;
            /** @description The `cursor` of the next page; null on the last page. */
            next_cursor: string | null;
            request_id: components["schemas"]["RequestId"];
        };
        /** @description The result of a sync. `created` plus `updated` never exceeds `synced`. */
        TemplateSyncResult: {
            /**
             * @description Always `template_sync_result`.
             * @constant
             */
            object: "template_sync_result";
            /**
             * @description The number of templates that the provider listed.
             * @example 12
             */
            synced: number;
            /**
             * @description The number of new templates.
             * @example 2
             */
            created: number;
            /**
             * @description The number of templates that changed.
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
        /** @description The path exists, but does not support this method. This response applies to every path. */
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
        /** @description The path does not exist. This response belongs to no operation. */
        UnknownPath: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is not valid. `code` gives the reason, and `param` the field. */
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
        /** @description An unexpected error occurred in the service. Retry later. If the error persists, contact support and quote the `request_id`. */
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
        /** @description The `Authorization` header contains no valid API key. */
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
                RateLimit: components["headers"]["RateLimitUsedUp"];
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
        /** @description The `Content-Type` of the body is not `application/json`. */
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
        /** @description The `Idempotency-Key` was already used with another method, path or body. */
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
        /** @description The resource does not exist in your organization. The response is the same if it belongs to another organization. */
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
        /** @description The call to the upstream provider failed. Nothing has changed. Retry later. */
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
        /** @description Disables the subscription. No more events are sent to it. */
        EventsUnwanted: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Any 2xx status acknowledges the event. The body is ignored. Respond within 15 seconds, and do the work afterwards. After any other status, including a redirect, the event is sent again later. */
        EventTaken: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description The `ETag` of an earlier response, several of them separated by commas, or `*`. If the document is unchanged, the response is 304 without a body.
         * @example W/"q7Yk2m9ZbT4xV8nR3sL6wA"
         */
        DocumentIfNoneMatch: string;
        /**
         * @description The maximum number of items per page. Digits only; leading zeros are ignored. Anything else is `invalid_limit`.
         * @example 25
         */
        Limit: number;
        /**
         * @description The `next_cursor` of the previous page, unchanged. It is opaque. It is valid only for the same list, account and filters; otherwise the response is `invalid_cursor`. `limit` may differ between pages.
         * @example v1.eyJrIjpbIjIwMjYtMTEtMjAiXX0.q7Yk2m9ZbT4
         */
        Cursor: string;
        /**
         * @description A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it is 409 `idempotency_in_progress`.
         * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
         */
        IdempotencyKey: string;
        /**
         * @description The id of the end-customer.
         * @example cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y
         */
        CustomerId: components["schemas"]["CustomerId"];
        /**
         * @description The id of the end-customer whose setup links these are.
         * @example cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y
         */
        SetupCustomerId: components["schemas"]["CustomerId"];
        /**
         * @description The id of the setup link.
         * @example csl_01KAJ5P2R4S6T8V0W1X3Y5Z7A9
         */
        SetupLinkId: components["schemas"]["CustomerSetupLinkId"];
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
         * @description The id of the user.
         * @example usr_01KAHX8P0Q2R4S6T8V1W3X5Y7Z
         */
        UserId: components["schemas"]["UserId"];
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
         * @description The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
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
         * @description The `ETag` of an earlier response, several of them separated by commas, or `*`. If the page is unchanged, the response is 304 without a body.
         * @example W/"20261120T110245019320-q7Yk2m9ZbT4xV8nR3sL6wA"
         */
        IfNoneMatch: string;
        /**
         * @description The id of the message.
         * @example msg_01KAJ4X2G1R9P4Q8S6T0V3W5Y7
         */
        MessageId: components["schemas"]["MessageId"];
        /**
         * @description The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates.
         * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
         */
        WebhookId: string;
        /**
         * @description When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than five minutes.
         * @example 1795165367
         */
        WebhookTimestamp: string;
        /**
         * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,` and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is enough.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The id of this request, equal to `request_id` in the body.
         * @example req_01KAJ5QZ8M3T7V9W2X4Y6Z8A0B
         */
        XRequestId: components["schemas"]["RequestId"];
        /**
         * @description The remaining requests (`r`) in the budget that this request was charged to, and the seconds until the budget is full again (`t`). Present on every response to a charged request.
         * @example "read";r=599;t=60
         */
        RateLimit: string;
        /**
         * @description The budget that this request was charged to: its name, its size in requests (`q`) and its window in seconds (`w`). Present on every response to a charged request.
         * @example "read";q=600;w=60
         */
        RateLimitPolicy: string;
        /**
         * @description `true` when this is the stored response to an earlier request with the same `Idempotency-Key`. Otherwise `false` or absent.
         * @example false
         */
        IdempotentReplayed: "true" | "false";
        /**
         * @description A weak tag that identifies the content of the document. Send it as `If-None-Match` to check whether it has changed.
         * @example W/"q7Yk2m9ZbT4xV8nR3sL6wA"
         */
        DocumentETag: string;
        /**
         * @description A cache may store the document, but must check each time whether it has changed.
         * @example no-cache
         */
        DocumentCacheControl: string;
        /**
         * @description How to authenticate.
         * @example Bearer
         */
        WwwAuthenticate: string;
        /**
         * @description No request is left (`r=0`) in the budget that this request was charged to; it is full again in `t` seconds.
         * @example "read";r=0;t=12
         */
        RateLimitUsedUp: string;
        /**
         * @description How many seconds to wait before sending the request again.
         * @example 12
         */
        RetryAfter: number;
        /**
         * @description The path of the customer that was created.
         * @example /v1/customers/cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y
         */
        CustomerLocation: string;
        /**
         * @description The path of the setup link that was created.
         * @example /v1/customers/cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y/setup_links/csl_01KAJ5P2R4S6T8V0W1X3Y5Z7A9
         */
        SetupLinkLocation: string;
        /**
         * @description How many seconds to wait before sending the request again. Present only with `idempotency_in_progress`; other conflicts do not resolve by waiting.
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
         * @description The path of the secret that was created. It can be used to delete the secret, but not to read its text.
         * @example /v1/webhook_subscriptions/wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F/secrets/whk_01KAJ6B2D4F6H8K0M2P4R6T8V0
         */
        WebhookSecretLocation: string;
        /**
         * @description A weak tag that identifies the content of this page. It begins with the newest `updated_at` of the page. Send it as `If-None-Match` to check whether anything has changed.
         * @example W/"20261120T110245019320-q7Yk2m9ZbT4xV8nR3sL6wA"
         */
        ETag: string;
        /**
         * @description The public URL of the file.
         * @example https://media.example.com/m/6f1c9a527c0e4c559d1b0f6a4f3f7a10.jpg
         */
        MediaLocation: string;
        /**
         * @description The methods of this path, separated by commas.
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
            header?: {
                /**
                 * @description The `ETag` of an earlier response, several of them separated by commas, or `*`. If the document is unchanged, the response is 304 without a body.
                 * @example W/"q7Yk2m9ZbT4xV8nR3sL6wA"
                 */
                "If-None-Match"?: components["parameters"]["DocumentIfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["DocumentETag"];
                    "Cache-Control": components["headers"]["DocumentCacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenApiDocument"];
                };
            };
            /** @description The document has not changed since the response with this `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["DocumentETag"];
                    "Cache-Control": components["headers"]["DocumentCacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
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
                /** @description Only accounts with this status. */
                status?: components["schemas"]["AccountStatus"];
                /**
                 * @description The maximum number of items per page. Digits only; leading zeros are ignored. Anything else is `invalid_limit`.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page, unchanged. It is opaque. It is valid only for the same list, account and filters; otherwise the response is `invalid_cursor`. `limit` may differ between pages.
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
                 * @description The maximum number of items per page. Digits only; leading zeros are ignored. Anything else is `invalid_limit`.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page, unchanged. It is opaque. It is valid only for the same list, account and filters; otherwise the response is `invalid_cursor`. `limit` may differ between pages.
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
                 * @description A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it is 409 `idempotency_in_progress`.
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
            /** @description The updated customer. */
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
    listSetupLinks: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items per page. Digits only; leading zeros are ignored. Anything else is `invalid_limit`.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page, unchanged. It is opaque. It is valid only for the same list, account and filters; otherwise the response is `invalid_cursor`. `limit` may differ between pages.
                 * @example v1.eyJrIjpbIjIwMjYtMTEtMjAiXX0.q7Yk2m9ZbT4
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the end-customer whose setup links these are.
                 * @example cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y
                 */
                customer_id: components["parameters"]["SetupCustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of setup links. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerSetupLinkList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createSetupLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it is 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the end-customer whose setup links these are.
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
                    Location: components["headers"]["SetupLinkLocation"];
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
    getSetupLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the end-customer whose setup links these are.
                 * @example cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y
                 */
                customer_id: components["parameters"]["SetupCustomerId"];
                /**
                 * @description The id of the setup link.
                 * @example csl_01KAJ5P2R4S6T8V0W1X3Y5Z7A9
                 */
                id: components["parameters"]["SetupLinkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setup link. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerSetupLinkStateResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteSetupLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the end-customer whose setup links these are.
                 * @example cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y
                 */
                customer_id: components["parameters"]["SetupCustomerId"];
                /**
                 * @description The id of the setup link.
                 * @example csl_01KAJ5P2R4S6T8V0W1X3Y5Z7A9
                 */
                id: components["parameters"]["SetupLinkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setup link was revoked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerSetupLinkStateResponse"];
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
    createContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it is 409 `idempotency_in_progress`.
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
                 * @description A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it is 409 `idempotency_in_progress`.
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
                 * @description A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it is 409 `idempotency_in_progress`.
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
                 * @description The maximum number of items per page. Digits only; leading zeros are ignored. Anything else is `invalid_limit`.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page, unchanged. It is opaque. It is valid only for the same list, account and filters; otherwise the response is `invalid_cursor`. `limit` may differ between pages.
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
                 * @description A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it is 409 `idempotency_in_progress`.
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
            /** @description The updated label. */
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
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items per page. Digits only; leading zeros are ignored. Anything else is `invalid_limit`.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page, unchanged. It is opaque. It is valid only for the same list, account and filters; otherwise the response is `invalid_cursor`. `limit` may differ between pages.
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
            /** @description A page of users. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the user.
                 * @example usr_01KAHX8P0Q2R4S6T8V1W3X5Y7Z
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Only deliveries of this webhook subscription. Deleted subscriptions can be used too. */
                subscription_id?: components["schemas"]["WebhookSubscriptionId"];
                /** @description Only deliveries with this status. */
                status?: components["schemas"]["WebhookDeliveryStatus"];
                /** @description Only deliveries of events of this type. */
                event_type?: components["schemas"]["EventType"];
                /** @description Only deliveries of this event. */
                event_id?: string;
                /** @description Only deliveries created at or after this time. */
                created_after?: string;
                /** @description Only deliveries created before this time. */
                created_before?: string;
                /**
                 * @description The maximum number of items per page. Digits only; leading zeros are ignored. Anything else is `invalid_limit`.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page, unchanged. It is opaque. It is valid only for the same list, account and filters; otherwise the response is `invalid_cursor`. `limit` may differ between pages.
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
                 * @description A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it is 409 `idempotency_in_progress`.
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
                 * @description A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it is 409 `idempotency_in_progress`.
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
                 * @description The maximum number of items per page. Digits only; leading zeros are ignored. Anything else is `invalid_limit`.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page, unchanged. It is opaque. It is valid only for the same list, account and filters; otherwise the response is `invalid_cursor`. `limit` may differ between pages.
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
                 * @description A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it is 409 `idempotency_in_progress`.
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
            403: components["responses"]["NotEntitled"];
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
            /** @description The updated subscription. */
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
                 * @description A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it is 409 `idempotency_in_progress`.
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
                 * @description A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it is 409 `idempotency_in_progress`.
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
                /** @description Only the contact with exactly this phone number, in E.164 format. Encode its `+` as `%2B`. An invalid number is `invalid_phone_number`. */
                phone_number?: string;
                /** @description Only contacts whose name or email address contains this text, ignoring case and accents. At least three characters. `%` and `_` are literal. `+` and digits also find the phone numbers that begin so. */
                search?: string;
                /** @description Only contacts with exactly this username, ignoring case. `.` and `_` are significant. */
                username?: string;
                /** @description Only contacts that have this label. */
                label_id?: components["schemas"]["LabelId"];
                /** @description Only the contact with this business-scoped user id. */
                bsuid?: components["schemas"]["BusinessScopedUserId"];
                /**
                 * @description The maximum number of items per page. Digits only; leading zeros are ignored. Anything else is `invalid_limit`.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page, unchanged. It is opaque. It is valid only for the same list, account and filters; otherwise the response is `invalid_cursor`. `limit` may differ between pages.
                 * @example v1.eyJrIjpbIjIwMjYtMTEtMjAiXX0.q7Yk2m9ZbT4
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
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
                 * @description A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it is 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
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
                 * @description A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it is 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
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
                 * @description The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
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
                 * @description The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
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
                 * @description The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
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
            /** @description The updated contact. */
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
                 * @description A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it is 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
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
                 * @description The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
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
            /** @description The label is no longer attached. */
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
                /** @description Only conversations with this status. */
                status?: components["schemas"]["ConversationStatus"];
                /** @description Only conversations assigned to the user with this id. */
                assigned_to?: string;
                /** @description Only conversations that have this label. */
                label_id?: components["schemas"]["LabelId"];
                /** @description Only the conversation with this contact. */
                contact_id?: components["schemas"]["ContactId"];
                /** @description Whether the conversation has unread messages (`true`), or none (`false`). */
                unread?: boolean;
                /** @description Only conversations with this text in a message, or in the name or phone number of the contact. Each word of the text must begin a word there, ignoring case and accents, and all words must be in the same message or contact. A phone number is also found by a part of at least four digits. At least three characters. */
                search?: string;
                /** @description Only conversations updated at or after this time. This also changes the order of the list. */
                updated_since?: string;
                /**
                 * @description The maximum number of items per page. Digits only; leading zeros are ignored. Anything else is `invalid_limit`.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page, unchanged. It is opaque. It is valid only for the same list, account and filters; otherwise the response is `invalid_cursor`. `limit` may differ between pages.
                 * @example v1.eyJrIjpbIjIwMjYtMTEtMjAiXX0.q7Yk2m9ZbT4
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier response, several of them separated by commas, or `*`. If the page is unchanged, the response is 304 without a body.
                 * @example W/"20261120T110245019320-q7Yk2m9ZbT4xV8nR3sL6wA"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
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
            /** @description The page has not changed since the response with this `ETag`. */
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
                 * @description The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
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
                 * @description The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
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
            /** @description The updated conversation. */
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
                 * @description A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it is 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
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
                 * @description The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
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
            /** @description The label is no longer attached. */
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
    markConversationRead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it is 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
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
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConversationRead"];
            };
        };
        responses: {
            /** @description The conversation, without unread messages. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationResponse"];
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
    createMedia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it is 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
                 * @example 106540352242922
                 */
                phone_number_id: components["parameters"]["PhoneNumberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MediaCreate"];
            };
        };
        responses: {
            /** @description The file is stored. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaResponse"];
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
    listMessages: {
        parameters: {
            query?: {
                /** @description Only messages of this conversation. */
                conversation_id?: components["schemas"]["ConversationId"];
                /** @description Only inbound or only outbound messages. */
                direction?: components["schemas"]["MessageDirection"];
                /** @description Only messages with this status. */
                status?: components["schemas"]["MessageStatus"];
                /** @description Only messages created at or after this time. */
                created_after?: string;
                /** @description Only messages created before this time. */
                created_before?: string;
                /**
                 * @description The maximum number of items per page. Digits only; leading zeros are ignored. Anything else is `invalid_limit`.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page, unchanged. It is opaque. It is valid only for the same list, account and filters; otherwise the response is `invalid_cursor`. `limit` may differ between pages.
                 * @example v1.eyJrIjpbIjIwMjYtMTEtMjAiXX0.q7Yk2m9ZbT4
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
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
                 * @description A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it is 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
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
                 * @description The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
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
                 * @description The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
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
            /** @description Redirect to the file. */
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
                 * @description The maximum number of items per page. Digits only; leading zeros are ignored. Anything else is `invalid_limit`.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page, unchanged. It is opaque. It is valid only for the same list, account and filters; otherwise the response is `invalid_cursor`. `limit` may differ between pages.
                 * @example v1.eyJrIjpbIjIwMjYtMTEtMjAiXX0.q7Yk2m9ZbT4
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
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
                 * @description A unique value that you choose for each operation, such as a UUID. Within 24 hours, the same key with the same method, path and body returns the stored response (with `Idempotent-Replayed: true`) and does nothing twice. With a different request it is 422 `idempotency_key_reuse`. While the first request is in progress, it is 409 `idempotency_in_progress`.
                 * @example 6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
                 * @example 106540352242922
                 */
                phone_number_id: components["parameters"]["PhoneNumberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result of the sync. */
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
                /** @description The language of the template, exactly as in the template. */
                language?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The `phone_number_id` of the account (see `GET /v1/accounts`). For an account that is not yours, the response is 404. For an account that is not verified, it is 422 `channel_number_not_verified`.
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
                 * @description The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than five minutes.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,` and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is enough.
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
                 * @description The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than five minutes.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,` and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is enough.
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
                 * @description The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than five minutes.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,` and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is enough.
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
                 * @description The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than five minutes.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,` and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is enough.
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
                 * @description The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than five minutes.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,` and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is enough.
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
                 * @description The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than five minutes.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,` and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is enough.
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
                 * @description The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than five minutes.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,` and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is enough.
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
                 * @description The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than five minutes.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,` and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is enough.
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
                 * @description The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than five minutes.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,` and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is enough.
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
                 * @description The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than five minutes.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,` and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is enough.
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
                 * @description The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than five minutes.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,` and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is enough.
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
                 * @description The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than five minutes.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,` and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is enough.
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
                 * @description The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than five minutes.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,` and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is enough.
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
                 * @description The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than five minutes.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,` and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is enough.
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
                 * @description The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than five minutes.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,` and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is enough.
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
                 * @description The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than five minutes.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,` and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is enough.
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
                 * @description The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than five minutes.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,` and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is enough.
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
                 * @description The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than five minutes.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,` and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is enough.
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
                 * @description The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than five minutes.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,` and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is enough.
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
                 * @description The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than five minutes.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,` and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is enough.
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
                 * @description The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than five minutes.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,` and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is enough.
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
                 * @description The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than five minutes.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,` and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is enough.
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
    handleSetupLinkRevokedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than five minutes.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,` and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetupLinkRevokedEvent"];
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
                 * @description The id of the event, the same for every attempt and every replay. Use it to detect and skip duplicates.
                 * @example evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the request was sent, as a Unix timestamp in seconds. Reject requests that differ from your clock by more than five minutes.
                 * @example 1795165367
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, following the Standard Webhooks specification. Each is `v1,` and an HMAC-SHA256 in base64. There is one for each active secret, separated by spaces. One valid signature is enough.
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
