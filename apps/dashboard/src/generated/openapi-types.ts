// Generated from spec/. Do not edit.

export interface paths {
    "/dashboard/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the session
         * @description Returns the session of the request, its user, and the user's organization with its teams.
         */
        get: operations["getSession"];
        put?: never;
        /**
         * Sign in
         * @description Signs a user in: sets the cookie of the new session. An unknown email address and a wrong password look the same. A user with a second factor gets 401 `second_factor_required` until the request has a `code` too. Attempts are limited per address of the client and per user.
         */
        post: operations["createSession"];
        /**
         * Sign out
         * @description Ends the session of the request at once, and deletes its cookie.
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/sign_in_methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the ways to sign in
         * @description Returns how users of this service sign in. Needs no session.
         */
        get: operations["getSignInMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the password
         * @description Changes the password of the signed-in user, and ends the other sessions of the user.
         */
        patch: operations["updatePassword"];
        trace?: never;
    };
    "/dashboard/password_resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new password
         * @description Sends a link to set a new password, valid for an hour, if a user signs in with this address. The response does not say whether one does.
         */
        post: operations["createPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/password_resets/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by a link
         * @description Sets a new password, and ends the sessions of the user. A second factor stays.
         */
        post: operations["completePasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/second_factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enrol a second factor
         * @description Creates the secret of an authenticator app (TOTP) and recovery codes. It becomes active with the first code: `PATCH /dashboard/second_factor`.
         */
        post: operations["createSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Activate or remove the second factor
         * @description Activates the second factor with a code of the app, or removes it with the password. The session gets a new cookie.
         */
        patch: operations["updateSecondFactor"];
        trace?: never;
    };
    "/dashboard/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your sessions
         * @description Lists the sessions of the signed-in user that have not ended, newest first.
         */
        get: operations["listUserSessions"];
        put?: never;
        post?: never;
        /**
         * End all your other sessions
         * @description Ends all sessions of the signed-in user at once, except the one that sends this request.
         */
        delete: operations["deleteOtherUserSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/sessions/{id}": {
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
         * End one of your sessions
         * @description Ends a session of the signed-in user at once.
         */
        delete: operations["deleteUserSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the profile
         * @description Changes the name of the signed-in user, here and where conversations are assigned. The email address cannot be changed, because it identifies the user at single sign-on: an owner invites the new address and removes the old one.
         */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/dashboard/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List members
         * @description Lists the users who sign in to the dashboard of the organization, newest first.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/members/{id}": {
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
         * Remove a member
         * @description Removes a member: the sessions end at once, the user can no longer sign in, and open invitations that the user has sent are revoked. Conversations stay assigned to the user. API keys that the user has created keep working. Only an owner may do this. The last owner cannot be removed.
         */
        delete: operations["deleteMember"];
        options?: never;
        head?: never;
        /**
         * Change the role of a member
         * @description Changes the role of a member, at once. Open invitations that a former owner has sent are revoked. Only an owner may do this. The last owner keeps the role.
         */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/dashboard/members/{id}/password_reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a link for a new password
         * @description Creates a link with which a member chooses a new password. The service sends it by mail. If it sends no mail, the response has the link. It is valid for 24 hours and works once; earlier ones stop working. The password stays as it is until then. Only an owner may do this. Owners change their own password with the current one, by `PATCH /dashboard/password`; here it is a 400 with `param` `id`.
         */
        post: operations["createMemberPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/members/{id}/second_factor": {
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
         * Remove the second factor of a member
         * @description Removes the second factor and the recovery codes of a member who has lost them. The sessions of the member end at once, and the member signs in with the password alone. A member without a second factor stays signed in. Only an owner may do this. Owners remove their own with their password, by `PATCH /dashboard/second_factor`; here it is a 400 with `param` `id`.
         */
        delete: operations["deleteMemberSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invitations
         * @description Lists the invitations to the organization, newest first, also those that have ended.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite a user
         * @description Invites someone to the organization. The service sends a mail with a link that is valid for seven days. If it sends no mail, the response has the link. Only an owner may do this.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Creates the invited user, and signs the user in.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/invitations/{id}": {
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
         * Revoke an invitation
         * @description Revokes an open invitation: its link stops working at once. Only an owner may do this.
         */
        delete: operations["deleteInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the organization
         * @description Returns the organization of the signed-in user.
         */
        get: operations["getOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the organization
         * @description Changes the name of the organization, and how its setup pages look. Only an owner may do this.
         */
        patch: operations["updateOrganization"];
        trace?: never;
    };
    "/dashboard/api_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Lists the API keys of the organization, newest first, also expired and revoked ones.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Creates an API key with full access to the organization. The response is the only one that shows the key.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api_keys/{id}": {
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
         * Revoke an API key
         * @description Revokes an API key. From the response on, no request with the key is accepted. The key stays in the list.
         */
        delete: operations["deleteApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/audit_log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the audit log
         * @description Lists what was done in the dashboard, newest first (by `created_at`, then `id`, both descending): every sign-in, and every change; what a user only reads is not in it, and neither is that a conversation was read. What a program does with an API key is in the API log instead. Entries are removed after 400 days. Filters can be combined; an entry must match all of them.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/audit_log/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the audit log
         * @description Streams the entries that match the filters, newest first, at most 100,000, as comma-separated values with a header line. A connection that breaks ends the file early.
         */
        get: operations["getAuditLogExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api_log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API calls
         * @description Lists the calls with API keys of the organization in the last 30 days, newest first. Filters can be combined; a call must match all of them. Calls of the last second may still be missing. A page of a filtered list may have fewer calls than `limit`, even none, while `has_more` is true: the search goes on with the next page.
         */
        get: operations["listApiLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api_log/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export API calls
         * @description Streams the calls that match the filters, newest first, at most 100,000, as a file: comma-separated values with a header line, or one JSON object per line. A connection that breaks ends the file early.
         */
        get: operations["getApiLogExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api_log/{request_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an API call
         * @description Returns one call of the API log by its request id. A call of the last second may still be missing.
         */
        get: operations["getApiLogEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the figures
         * @description Returns what happened in the organization by the hour, the health of its webhooks, and how much of its rate limits it uses now. New messages are counted within a minute, late reports of deliveries and failures within half an hour. Figures are kept for 400 days.
         */
        get: operations["getFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/figures/webhook_subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the figures of a webhook
         * @description Returns the attempts of a webhook subscription by the hour in which they began. Figures are kept for 400 days.
         */
        get: operations["getWebhookFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file
         * @description Serves the file of a message, or one that was uploaded to be sent. Nothing but the session of a user of the organization opens it: browsers ask again before each use, by the `ETag`, so a copied address or a cache shows nothing after the session has ended. Players of audio and video read parts of it. The response is 404 if the status of the file is `pending` or `failed`.
         */
        get: operations["getMediaFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow changes
         * @description Streams server-sent events while the connection is open. Each message names what has changed: its `id` is the one of the event, and its data is a JSON object with `type` (of the event), `id` (of the resource) and `phone_number_id`. Not every change has an event: after every write of a user or of an API key, a message without an `id` names its group, such as `labels.changed`. It may get lost. A message of the type `reset` means that anything may have changed. After a disconnection, `Last-Event-ID` continues the stream; a change may be reported again. A comment follows every 15 seconds. The stream ends with the session. A session may have 10 open streams.
         */
        get: operations["getLiveChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The id of this request, equal to the `X-Request-Id` header. Quote it when you contact support.
         * @example req_01KAJ5QZ8M3T7V9W2X4Y6Z8A0B
         */
        RequestId: string;
        /**
         * @description The id of a session.
         * @example ses_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
         */
        SessionId: string;
        /**
         * @description The id of a user.
         * @example usr_01KAHX7Q9S1V3X5Z7B9D1F3H5K
         */
        UserId: string;
        /**
         * @description What the user may do: `owner` everything, `member` everything but manage members and the organization, `read_only` only read.
         * @example owner
         * @enum {string}
         */
        Role: "owner" | "member" | "read_only";
        /**
         * Format: date-time
         * @description A timestamp in UTC, always with microseconds and `Z`.
         * @example 2026-11-20T09:14:07.482193Z
         */
        Timestamp: string;
        /** @description A signed-in user on one device. */
        Session: {
            id: components["schemas"]["SessionId"];
            /**
             * @description Always `session`.
             * @constant
             */
            object: "session";
            /** @description The signed-in user. */
            user: {
                id: components["schemas"]["UserId"];
                /**
                 * @description The full name.
                 * @example Ada Lovelace
                 */
                name: string;
                /**
                 * @description The email address, with which the user signs in.
                 * @example ada@example.com
                 */
                email: string;
            };
            role: components["schemas"]["Role"];
            /** @description The organization of the user. */
            organization: {
                /**
                 * @description The id of the organization.
                 * @example org_01KAHX3K5M7P9R1T3V5X7Z9B1D
                 */
                id: string;
                /**
                 * @description The name of the organization.
                 * @example Corner Bakery
                 */
                name: string;
                /**
                 * @description The plan. Customers and setup links need `platform`.
                 * @example platform
                 * @enum {string}
                 */
                plan: "standard" | "platform";
            };
            /** @description The teams of the organization, the oldest first. */
            teams: {
                /**
                 * @description The id of the team.
                 * @example team_01KAHX5M7N9P1Q3R5S7T9V0W2X
                 */
                id: string;
                /**
                 * @description The name of the team.
                 * @example Front of house
                 */
                name: string;
            }[];
            /** @description Whether the user signs in with a second factor. */
            second_factor: boolean;
            created_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description A session. */
        SessionResponse: {
            data: components["schemas"]["Session"];
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
        /**
         * @description The code of the error. The set may grow: handle an unknown code by its `type`.
         *
         *     | code | HTTP | meaning |
         *     |---|---|---|
         *     | `unauthenticated` | 401 | The request has no session, or the session has ended. Sign in again. |
         *     | `invalid_credentials` | 401 | No user signs in with this email address and password. |
         *     | `second_factor_required` | 401 | The password is correct, but the user has a second factor. Send the request again with `code`. |
         *     | `invalid_second_factor` | 401 | The code of the second factor is wrong or was already used. |
         *     | `role_not_allowed` | 403 | The role of the user does not allow this. |
         *     | `origin_not_allowed` | 403 | The request comes from a page of another site. |
         *     | `last_owner` | 409 | The last owner of an organization can neither be removed nor get another role. |
         *     | `link_inactive` | 409 | The link was already used, has expired or was revoked. |
         *     | `second_factor_enabled` | 409 | The user already has a second factor. |
         */
        DashboardErrorCode: string;
        /** @description The error, the field concerned, and the request id. */
        DashboardErrorDetail: {
            type: components["schemas"]["ErrorType"];
            code: components["schemas"]["DashboardErrorCode"];
            /**
             * @description A human-readable explanation. Its wording may change; use `code` in programs.
             * @example Sign in to continue.
             */
            message: string;
            /**
             * @description The request field concerned, if there is one.
             * @example role
             */
            param?: string;
            request_id: components["schemas"]["RequestId"];
        };
        /** @description The body of an error response that only the API of the dashboard returns. */
        DashboardError: {
            error: components["schemas"]["DashboardErrorDetail"];
        };
        /** @description The credentials of a user. */
        SessionCreate: {
            /**
             * @description The email address. Upper and lower case are the same.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description The password.
             * @example correct horse battery staple
             */
            password: string;
            /**
             * @description The current code of the user's authenticator app, or one of the recovery codes. Only for a user with a second factor.
             * @example 492039
             */
            code?: string;
        };
        /** @description An ended session. */
        DeletedSession: {
            id: components["schemas"]["SessionId"];
            /**
             * @description Always `session`.
             * @constant
             */
            object: "session";
            /**
             * @description Always true.
             * @constant
             */
            deleted: true;
        };
        /** @description An ended session. */
        DeletedSessionResponse: {
            data: components["schemas"]["DeletedSession"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description Single sign-on through an identity provider (OpenID Connect). */
        OidcMethod: {
            /**
             * @description The name of the provider, for the button.
             * @example Acme Login
             */
            name: string;
            /**
             * @description Where the browser goes to sign in, without a script.
             * @example /dashboard/sign_in/oidc
             */
            url: string;
        };
        /** @description How users sign in to this service. */
        SignInMethods: {
            /**
             * @description Always `sign_in_methods`.
             * @constant
             */
            object: "sign_in_methods";
            /**
             * @description How a user who has forgotten the password gets a link.
             * @example mail
             * @enum {string}
             */
            password_reset: "mail" | "operator";
            /** @description The identity provider through which users may sign in; null without one. */
            oidc: components["schemas"]["OidcMethod"] | null;
        };
        /** @description How users sign in. */
        SignInMethodsResponse: {
            data: components["schemas"]["SignInMethods"];
            request_id: components["schemas"]["RequestId"];
        };
        /**
         * @description The new password. One that is easy to guess is refused: a common one, a pattern such as `aaaaaaaaaaaa`, or one that is made of the user's name and email address.
         * @example correct horse battery staple
         */
        NewPassword: string;
        /** @description The current and the new password. */
        PasswordUpdate: {
            /**
             * @description The current password.
             * @example correct horse battery staple
             */
            current_password: string;
            new_password: components["schemas"]["NewPassword"];
        };
        /** @description A changed password. */
        ChangedPassword: {
            /**
             * @description Always `password`.
             * @constant
             */
            object: "password";
            /**
             * @description Always true.
             * @constant
             */
            changed: true;
        };
        /** @description A changed password. */
        ChangedPasswordResponse: {
            data: components["schemas"]["ChangedPassword"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description Who has forgotten the password. */
        PasswordResetCreate: {
            /**
             * @description The email address. Upper and lower case are the same.
             * @example ada@example.com
             */
            email: string;
        };
        /** @description A request for a new password. */
        PasswordReset: {
            /**
             * @description Always `password_reset`.
             * @constant
             */
            object: "password_reset";
            /**
             * @description How the link reaches the user: `mail` if the service sends mail; otherwise the user asks the `operator` of the service. It is the same for an unknown address.
             * @example mail
             * @enum {string}
             */
            delivery: "mail" | "operator";
        };
        /** @description A request for a new password. */
        PasswordResetResponse: {
            data: components["schemas"]["PasswordReset"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description The link, and the new password. */
        PasswordResetComplete: {
            /**
             * @description What follows `token=` in the link.
             * @example 3Jr2vXw0pLc5Yd1TfHa3q8Zt
             */
            token: string;
            new_password: components["schemas"]["NewPassword"];
        };
        /** @description The password of the user. */
        SecondFactorCreate: {
            /**
             * @description The password of the user.
             * @example correct horse battery staple
             */
            password: string;
        };
        /** @description A second factor that is not active yet. */
        SecondFactor: {
            /**
             * @description Always `second_factor`.
             * @constant
             */
            object: "second_factor";
            /**
             * @description The `otpauth://` URI to show as a QR code, which an authenticator app scans. Its parameter `secret` can be typed in instead.
             * @example otpauth://totp/Channel:ada%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Channel&digits=6&period=30
             */
            totp_uri: string;
            /** @description Codes for when the app is lost. Each works once. Only this response shows them. */
            recovery_codes: string[];
        };
        /** @description A second factor that is not active yet. */
        SecondFactorResponse: {
            data: components["schemas"]["SecondFactor"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description What activates the second factor (`enabled: true` and `code`), or removes it (`enabled: false` and `password`). */
        SecondFactorUpdate: {
            /** @description Whether the user is to sign in with the second factor. */
            enabled: boolean;
            /**
             * @description The code that the authenticator app shows. Required to activate.
             * @example 492039
             */
            code?: string;
            /**
             * @description The password of the user. Required to remove.
             * @example correct horse battery staple
             */
            password?: string;
        };
        /** @description Whether the user signs in with a second factor. */
        SecondFactorState: {
            /**
             * @description Always `second_factor`.
             * @constant
             */
            object: "second_factor";
            /** @description Whether the user signs in with a second factor. */
            enabled: boolean;
        };
        /** @description Whether the user signs in with a second factor. */
        SecondFactorStateResponse: {
            data: components["schemas"]["SecondFactorState"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A session of the signed-in user. */
        UserSession: {
            id: components["schemas"]["SessionId"];
            /**
             * @description Always `user_session`.
             * @constant
             */
            object: "user_session";
            /** @description Whether it is the session of this request. */
            current: boolean;
            /**
             * @description The IP address from which the user signed in.
             * @example 203.0.113.7
             */
            ip: string | null;
            /**
             * @description The browser, as it describes itself.
             * @example Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36
             */
            user_agent: string | null;
            created_at: components["schemas"]["Timestamp"];
            last_seen_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of sessions, newest first. */
        UserSessionList: {
            /** @description The items on this page; empty if nothing matches. */
            data: components["schemas"]["UserSession"][];
            /** @description True when there is another page. */
            has_more: boolean;
            /** @description The `cursor` of the next page; null on the last page. */
            next_cursor: string | null;
            request_id: components["schemas"]["RequestId"];
        };
        /** @description How many sessions ended. */
        DeletedUserSessions: {
            /**
             * @description Always `user_sessions`.
             * @constant
             */
            object: "user_sessions";
            /** @description The number of sessions that ended. */
            count: number;
            /**
             * @description Always true.
             * @constant
             */
            deleted: true;
        };
        /** @description The ended sessions. */
        DeletedUserSessionsResponse: {
            data: components["schemas"]["DeletedUserSessions"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description Changes of the profile. */
        ProfileUpdate: {
            /**
             * @description The new full name.
             * @example Ada King
             */
            name: string;
        };
        /** @description A user who signs in to the dashboard. */
        Member: {
            id: components["schemas"]["UserId"];
            /**
             * @description Always `member`.
             * @constant
             */
            object: "member";
            /**
             * @description The full name.
             * @example Ada Lovelace
             */
            name: string;
            /**
             * @description The email address, with which the user signs in; null for a caller whose role is `read_only`.
             * @example ada@example.com
             */
            email: string | null;
            role: components["schemas"]["Role"];
            /** @description Whether the user signs in with a second factor. */
            second_factor: boolean;
            /** @description When a session of the user was last prolonged, to the day; null without a session. */
            last_seen_at: components["schemas"]["Timestamp"] | null;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A member. */
        MemberResponse: {
            data: components["schemas"]["Member"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A page of members, newest first. */
        MemberList: {
            /** @description The items on this page; empty if nothing matches. */
            data: components["schemas"]["Member"][];
            /** @description True when there is another page. */
            has_more: boolean;
            /** @description The `cursor` of the next page; null on the last page. */
            next_cursor: string | null;
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A removed member. */
        DeletedMember: {
            id: components["schemas"]["UserId"];
            /**
             * @description Always `member`.
             * @constant
             */
            object: "member";
            /**
             * @description Always true.
             * @constant
             */
            deleted: true;
        };
        /** @description A removed member. */
        DeletedMemberResponse: {
            data: components["schemas"]["DeletedMember"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description Changes of a member. */
        MemberUpdate: {
            role: components["schemas"]["Role"];
        };
        /** @description A link with which a member chooses a new password. */
        MemberPasswordReset: {
            /**
             * @description Always `member_password_reset`.
             * @constant
             */
            object: "member_password_reset";
            /**
             * @description The email address of the member.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description The link to send to the member. Only this response shows it, and only if the service sends no mail; otherwise null.
             * @example https://channel.example.com/reset-password#token=3Jr2vXw0pLc5Yd1TfHa3q8Zt
             */
            url: string | null;
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description A link for a new password. */
        MemberPasswordResetResponse: {
            data: components["schemas"]["MemberPasswordReset"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A user of the organization. */
        UserReference: {
            id: components["schemas"]["UserId"];
            /**
             * @description The full name.
             * @example Ada Lovelace
             */
            name: string;
        };
        /** @description An invitation to the organization. */
        Invitation: {
            /**
             * @description The id of the invitation.
             * @example inv_01KAJ5M2N4P6Q8R0S2T4V6W8X0
             */
            id: string;
            /**
             * @description Always `invitation`.
             * @constant
             */
            object: "invitation";
            /**
             * @description The invited email address.
             * @example bo@example.com
             */
            email: string;
            role: components["schemas"]["Role"];
            /**
             * @description Only an open invitation can be accepted.
             * @example open
             * @enum {string}
             */
            status: "open" | "accepted" | "expired" | "revoked";
            /** @description The user who invited; null if it was the operator of the service. */
            invited_by: components["schemas"]["UserReference"] | null;
            /**
             * @description The link to send to the invited person. Only the response to the creation shows it, and only if the service sends no mail; otherwise null.
             * @example https://channel.example.com/accept-invitation#token=3Jr2vXw0pLc5Yd1TfHa3q8Zt
             */
            url: string | null;
            expires_at: components["schemas"]["Timestamp"];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of invitations, newest first. */
        InvitationList: {
            /** @description The items on this page; empty if nothing matches. */
            data: components["schemas"]["Invitation"][];
            /** @description True when there is another page. */
            has_more: boolean;
            /** @description The `cursor` of the next page; null on the last page. */
            next_cursor: string | null;
            request_id: components["schemas"]["RequestId"];
        };
        /** @description Who is invited, and the role. */
        InvitationCreate: {
            /**
             * Format: email
             * @description The email address. It must not already sign in to the dashboard.
             * @example bo@example.com
             */
            email: string;
            role: components["schemas"]["Role"];
        };
        /** @description An invitation. */
        InvitationResponse: {
            data: components["schemas"]["Invitation"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description The link of the invitation, and the new user. */
        InvitationAccept: {
            /**
             * @description What follows `token=` in the link.
             * @example 3Jr2vXw0pLc5Yd1TfHa3q8Zt
             */
            token: string;
            /**
             * @description The full name.
             * @example Bo Lind
             */
            name: string;
            password: components["schemas"]["NewPassword"];
        };
        /** @description A revoked invitation. */
        DeletedInvitation: {
            /**
             * @description The id of the invitation.
             * @example inv_01KAJ5M2N4P6Q8R0S2T4V6W8X0
             */
            id: string;
            /**
             * @description Always `invitation`.
             * @constant
             */
            object: "invitation";
            /**
             * @description Always true.
             * @constant
             */
            deleted: true;
        };
        /** @description A revoked invitation. */
        DeletedInvitationResponse: {
            data: components["schemas"]["DeletedInvitation"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description The organization of the signed-in user. */
        Organization: {
            /**
             * @description The id of the organization.
             * @example org_01KAHX3K5M7P9R1T3V5X7Z9B1D
             */
            id: string;
            /**
             * @description Always `organization`.
             * @constant
             */
            object: "organization";
            /**
             * @description The name of the organization.
             * @example Corner Bakery
             */
            name: string;
            /**
             * @description The plan. The operator of the service changes it.
             * @example platform
             * @enum {string}
             */
            plan: "standard" | "platform";
            /**
             * @description The state of the subscription. Only an active one can send.
             * @example active
             * @enum {string}
             */
            state: "active" | "trial_ended" | "inactive";
            /** @description Whether a contact must have written before it can be written to. */
            require_consent: boolean;
            /**
             * @description Max messages per calendar month; null for no limit.
             * @example 1000
             */
            monthly_messages: number | null;
            /**
             * @description The color of the buttons on the setup pages, as `#` and six hexadecimal digits; null for the default.
             * @example #0b57d0
             */
            brand_color: string | null;
            /**
             * @description The logo on the setup pages, as a data URL; null if they show the name instead.
             * @example data:image/png;base64,iVBORw0KGgo=
             */
            brand_logo: string | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The organization. */
        OrganizationResponse: {
            data: components["schemas"]["Organization"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description The fields of the organization to change. Omitted fields keep their values. */
        OrganizationUpdate: {
            /**
             * @description The new name.
             * @example Corner Bakery
             */
            name?: string;
            /**
             * @description The color of the buttons on the setup pages, as `#` and six hexadecimal digits; null for the default.
             * @example #0b57d0
             */
            brand_color?: string | null;
            /**
             * @description The logo on the setup pages: a PNG, JPEG or WebP file of at most 64 KiB as a data URL in base64; null to show the name instead.
             * @example data:image/png;base64,iVBORw0KGgo=
             */
            brand_logo?: string | null;
        };
        /** @description An API key, without its secret part. */
        ApiKey: {
            /**
             * @description The id of the key. The API log names keys by it.
             * @example key_01KAJ5M2N4P6Q8R0S2T4V6W8X0
             */
            id: string;
            /**
             * @description Always `api_key`.
             * @constant
             */
            object: "api_key";
            /**
             * @description What the key is for.
             * @example Web shop
             */
            name: string | null;
            /**
             * @description The beginning and the end of the key, to recognize it.
             * @example chn_live_…q8Zt
             */
            display: string;
            /**
             * @description Only an active key is accepted.
             * @example active
             * @enum {string}
             */
            status: "active" | "expired" | "revoked";
            /** @description The user who created the key; null if it was the operator of the service. */
            created_by: components["schemas"]["UserReference"] | null;
            /** @description When a request last used the key, to the minute; null if never. */
            last_used_at: components["schemas"]["Timestamp"] | null;
            /** @description When the key expires; null if never. */
            expires_at: components["schemas"]["Timestamp"] | null;
            /** @description When the key was revoked; null if it was not. */
            revoked_at: components["schemas"]["Timestamp"] | null;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of API keys, newest first. */
        ApiKeyList: {
            /** @description The items on this page; empty if nothing matches. */
            data: components["schemas"]["ApiKey"][];
            /** @description True when there is another page. */
            has_more: boolean;
            /** @description The `cursor` of the next page; null on the last page. */
            next_cursor: string | null;
            request_id: components["schemas"]["RequestId"];
        };
        /** @description An API key to create. */
        ApiKeyCreate: {
            /**
             * @description What the key is for, such as the program that will use it.
             * @example Web shop
             */
            name: string;
            /**
             * Format: date-time
             * @description When the key expires; in the future. Without it the key does not expire.
             * @example 2027-12-31T23:59:59Z
             */
            expires_at?: string;
        };
        /** @description A new API key. Only this response shows all of it. */
        CreatedApiKey: {
            /**
             * @description The id of the key. The API log names keys by it.
             * @example key_01KAJ5M2N4P6Q8R0S2T4V6W8X0
             */
            id: string;
            /**
             * @description Always `api_key`.
             * @constant
             */
            object: "api_key";
            /**
             * @description What the key is for.
             * @example Web shop
             */
            name: string | null;
            /**
             * @description The beginning and the end of the key, to recognize it.
             * @example chn_live_…q8Zt
             */
            display: string;
            /**
             * @description Only an active key is accepted.
             * @example active
             * @enum {string}
             */
            status: "active" | "expired" | "revoked";
            /** @description The user who created the key; null if it was the operator of the service. */
            created_by: components["schemas"]["UserReference"] | null;
            /** @description When a request last used the key, to the minute; null if never. */
            last_used_at: components["schemas"]["Timestamp"] | null;
            /** @description When the key expires; null if never. */
            expires_at: components["schemas"]["Timestamp"] | null;
            /** @description When the key was revoked; null if it was not. */
            revoked_at: components["schemas"]["Timestamp"] | null;
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description The key. It is not stored, and never shown again.
             * @example chn_live_8Jr2vXw0pLc5Yd1TfHa3q8Zt
             */
            key: string;
        };
        /** @description A new API key. */
        CreatedApiKeyResponse: {
            data: components["schemas"]["CreatedApiKey"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description An API key. */
        ApiKeyResponse: {
            data: components["schemas"]["ApiKey"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A user, as the user was called then. */
        AuditLogUser: {
            id: components["schemas"]["UserId"];
            /**
             * @description The full name.
             * @example Ada Lovelace
             */
            name: string;
            /**
             * @description The email address.
             * @example ada@example.com
             */
            email: string;
        };
        /** @description Something that a user did in the dashboard, or the operator of the service for the organization. */
        AuditLogEntry: {
            /**
             * @description The id of the entry.
             * @example aud_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
             */
            id: string;
            /**
             * @description Always `audit_log_entry`.
             * @constant
             */
            object: "audit_log_entry";
            /**
             * @description What was done: the operationId, of the public API too, such as `createApiKey` or `updateContact`. The set may grow.
             * @example createApiKey
             */
            action: string;
            /**
             * @description `refused` only for attempts to sign in, and to use a link.
             * @example succeeded
             * @enum {string}
             */
            outcome: "succeeded" | "refused";
            /** @description The user; null for the operator and for an unknown user. */
            user: components["schemas"]["AuditLogUser"] | null;
            /**
             * @description The id of what was created, changed or deleted, if there is one.
             * @example key_01KAJ5M2N4P6Q8R0S2T4V6W8X0
             */
            target_id: string | null;
            /**
             * @description More about it, such as the new role of a member.
             * @example {
             *       "name": "Web shop"
             *     }
             */
            details: {
                [key: string]: unknown;
            } | null;
            /**
             * @description The IP address of the client.
             * @example 203.0.113.7
             */
            ip: string | null;
            /**
             * @description The browser, as it describes itself.
             * @example Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36
             */
            user_agent: string | null;
            /**
             * @description The request; null for a command of the operator.
             * @example req_01KAJ5QZ8M3T7V9W2X4Y6Z8A0B
             */
            request_id: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of audit log entries, newest first. */
        AuditLogList: {
            /** @description The items on this page; empty if nothing matches. */
            data: components["schemas"]["AuditLogEntry"][];
            /** @description True when there is another page. */
            has_more: boolean;
            /** @description The `cursor` of the next page; null on the last page. */
            next_cursor: string | null;
            request_id: components["schemas"]["RequestId"];
        };
        /**
         * @description The class of an HTTP status.
         * @example 4xx
         * @enum {string}
         */
        StatusClass: "2xx" | "3xx" | "4xx" | "5xx";
        /**
         * @description An HTTP method.
         * @example POST
         * @enum {string}
         */
        HttpMethod: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
        /** @description A call of the API. */
        ApiLogEntry: {
            /**
             * @description Always `api_log_entry`.
             * @constant
             */
            object: "api_log_entry";
            request_id: components["schemas"]["RequestId"];
            /**
             * @description The id of the organization.
             * @example org_01KAHX3K5M7P9R1T3V5X7Z9B1D
             */
            organization_id: string;
            /**
             * @description The id of the API key.
             * @example key_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
             */
            key_id: string | null;
            /**
             * @description The HTTP method.
             * @example POST
             */
            method: string;
            /**
             * @description The path without its query. Segments with a key or secret are `[redacted]`.
             * @example /v1/contacts
             */
            path: string;
            /**
             * @description The status of the response.
             * @example 422
             */
            status: number;
            /**
             * @description The error code of the response; null if the call succeeded.
             * @example outside_24h_window
             */
            error_code: string | null;
            /**
             * @description The time until the response was ready, in milliseconds.
             * @example 12.482
             */
            latency_ms: number;
            /**
             * @description The IP address of the client.
             * @example 203.0.113.7
             */
            ip: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of API calls, newest first. */
        ApiLogList: {
            /** @description The items on this page. It may be empty while `has_more` is true. */
            data: components["schemas"]["ApiLogEntry"][];
            /** @description True when there is another page. */
            has_more: boolean;
            /** @description The `cursor` of the next page; null on the last page. */
            next_cursor: string | null;
            request_id: components["schemas"]["RequestId"];
        };
        /** @description An API call. */
        ApiLogEntryResponse: {
            data: components["schemas"]["ApiLogEntry"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description What happened in one hour. */
        HourOfFigures: {
            hour: components["schemas"]["Timestamp"];
            /**
             * @description Received messages.
             * @example 12
             */
            message_inbound: number;
            /**
             * @description Sent messages, whatever became of them.
             * @example 12
             */
            message_outbound: number;
            /**
             * @description Messages that were sent in this hour, and delivered soon.
             * @example 12
             */
            message_delivered: number;
            /**
             * @description Messages that failed in this hour.
             * @example 12
             */
            message_failed: number;
            /**
             * @description Webhook attempts that succeeded.
             * @example 12
             */
            delivery_succeeded: number;
            /**
             * @description Webhook attempts that failed and are retried.
             * @example 12
             */
            delivery_failed: number;
            /**
             * @description Webhook attempts that failed and are not retried.
             * @example 12
             */
            delivery_dead: number;
            /**
             * @description API calls with a 2xx status.
             * @example 12
             */
            log_2xx: number;
            /**
             * @description API calls with a 3xx status.
             * @example 12
             */
            log_3xx: number;
            /**
             * @description API calls with a 4xx status.
             * @example 12
             */
            log_4xx: number;
            /**
             * @description API calls with a 5xx status.
             * @example 12
             */
            log_5xx: number;
        };
        /**
         * @description The id of a webhook subscription.
         * @example wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F
         */
        WebhookSubscriptionId: string;
        /**
         * @description Why the service disabled the subscription; null when it is enabled or was disabled by you. The set may grow.
         *
         *     - `endpoint_gone`: the receiver responded with 410.
         *     - `failing`: all attempts failed for 5 days.
         * @example endpoint_gone
         */
        WebhookDisabledReason: string | null;
        /** @description A webhook subscription that fails, or was disabled because it failed. */
        UnhealthyWebhook: {
            id: components["schemas"]["WebhookSubscriptionId"];
            /**
             * @description The URL of the receiver.
             * @example https://hooks.example.com/channel
             */
            url: string;
            /** @description Whether it is enabled. */
            enabled: boolean;
            disabled_reason: components["schemas"]["WebhookDisabledReason"];
            /**
             * Format: date-time
             * @description The first failure that no success has followed.
             * @example 2026-11-20T09:15:04.120000Z
             */
            failing_since: string | null;
        };
        /** @description How much of a budget is used; null if it is turned off. */
        RateLimitUse: {
            /**
             * @description The max number of requests per minute.
             * @example 600
             */
            limit: number;
            /**
             * @description How many of them are left.
             * @example 580
             */
            remaining: number;
            /**
             * @description When the budget is full again, in seconds.
             * @example 42
             */
            resets_in_seconds: number;
        } | null;
        /** @description What happened in an organization. */
        Figures: {
            /**
             * @description Always `figures`.
             * @constant
             */
            object: "figures";
            from: components["schemas"]["Timestamp"];
            to: components["schemas"]["Timestamp"];
            /** @description One entry for each hour, oldest first. */
            hours: components["schemas"]["HourOfFigures"][];
            /** @description The webhook subscriptions now. */
            webhooks: {
                /**
                 * @description How many are enabled and do not fail.
                 * @example 2
                 */
                working: number;
                /**
                 * @description How many are enabled, but their last attempts have failed.
                 * @example 1
                 */
                failing: number;
                /**
                 * @description How many are disabled.
                 * @example 0
                 */
                disabled: number;
                /** @description Those that fail, or were disabled because they failed. */
                unhealthy: components["schemas"]["UnhealthyWebhook"][];
            };
            /** @description The budgets of the organization's API keys in the current minute. */
            rate_limits: {
                read: components["schemas"]["RateLimitUse"];
                write: components["schemas"]["RateLimitUse"];
            };
        };
        /** @description The figures of an organization. */
        FiguresResponse: {
            data: components["schemas"]["Figures"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description The attempts that began in one hour. */
        HourOfAttempts: {
            hour: components["schemas"]["Timestamp"];
            /**
             * @description Attempts that succeeded.
             * @example 12
             */
            delivery_succeeded: number;
            /**
             * @description Attempts that failed and are retried.
             * @example 12
             */
            delivery_failed: number;
            /**
             * @description Attempts that failed and are not retried.
             * @example 12
             */
            delivery_dead: number;
        };
        /** @description The attempts of a webhook subscription. */
        WebhookFigures: {
            /**
             * @description Always `webhook_figures`.
             * @constant
             */
            object: "webhook_figures";
            from: components["schemas"]["Timestamp"];
            to: components["schemas"]["Timestamp"];
            /** @description One entry for each hour, oldest first. */
            hours: components["schemas"]["HourOfAttempts"][];
        };
        /** @description The figures of a webhook subscription. */
        WebhookFiguresResponse: {
            data: components["schemas"]["WebhookFigures"];
            request_id: components["schemas"]["RequestId"];
        };
    };
    responses: {
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
        /** @description There is no session, or the credentials are wrong. */
        AuthenticationFailed: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DashboardError"];
            };
        };
        /** @description The user has used up the budget of requests, or there were too many attempts to sign in. */
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
        /** @description The role of the user does not allow this, or the request comes from a page of another site. */
        NotEntitled: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DashboardError"];
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
        /** @description The state of the organization, the user or the link does not allow this. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DashboardError"];
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
    };
    parameters: {
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
         * @description The id of the webhook subscription.
         * @example wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F
         */
        WebhookSubscriptionId: components["schemas"]["WebhookSubscriptionId"];
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
         * @description How many seconds to wait before sending the request again.
         * @example 12
         */
        RetryAfter: number;
        /** @description The cookie of the session: `HttpOnly`, `SameSite=Lax`, and `Secure` behind https. */
        SetCookie: string;
        /** @description Suggests a file name. */
        ContentDisposition: string;
        /**
         * @description A strong tag that identifies the bytes of the file. Send it as `If-None-Match` or `If-Range`.
         * @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
         */
        FileETag: string;
        /**
         * @description Ranges of bytes can be requested.
         * @example bytes
         */
        AcceptRanges: "bytes";
        /**
         * @description The number of bytes in the response.
         * @example 7
         */
        ContentLength: number;
        /**
         * @description The range in the response, and the size of the file.
         * @example bytes 0-6/17
         */
        ContentRange: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionCreate"];
            };
        };
        responses: {
            /** @description The session was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            403: components["responses"]["NotEntitled"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedSessionResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            403: components["responses"]["NotEntitled"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getSignInMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How users sign in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInMethodsResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordUpdate"];
            };
        };
        responses: {
            /** @description The password was changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedPasswordResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            403: components["responses"]["NotEntitled"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetCreate"];
            };
        };
        responses: {
            /** @description The request was accepted. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            403: components["responses"]["NotEntitled"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    completePasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetComplete"];
            };
        };
        responses: {
            /** @description The password was changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedPasswordResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            403: components["responses"]["NotEntitled"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorCreate"];
            };
        };
        responses: {
            /** @description The second factor was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            403: components["responses"]["NotEntitled"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    updateSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorUpdate"];
            };
        };
        responses: {
            /** @description The second factor was activated or removed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorStateResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            403: components["responses"]["NotEntitled"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listUserSessions: {
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
            /** @description A page of sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSessionList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteOtherUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The other sessions have ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedUserSessionsResponse"];
                };
            };
            401: components["responses"]["AuthenticationFailed"];
            403: components["responses"]["NotEntitled"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteUserSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the session.
                 * @example ses_01KAJ5QZ8N5V7X9Z1B3D5F7H9K
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedSessionResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            403: components["responses"]["NotEntitled"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description The profile was changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            403: components["responses"]["NotEntitled"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listMembers: {
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
            /** @description A page of members. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the user.
                 * @example usr_01KAHX7Q9S1V3X5Z7B9D1F3H5K
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member was removed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedMemberResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            403: components["responses"]["NotEntitled"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the user.
                 * @example usr_01KAHX7Q9S1V3X5Z7B9D1F3H5K
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberUpdate"];
            };
        };
        responses: {
            /** @description The role was changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            403: components["responses"]["NotEntitled"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createMemberPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the user.
                 * @example usr_01KAHX7Q9S1V3X5Z7B9D1F3H5K
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberPasswordResetResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            403: components["responses"]["NotEntitled"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteMemberSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the user.
                 * @example usr_01KAHX7Q9S1V3X5Z7B9D1F3H5K
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member has no second factor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            403: components["responses"]["NotEntitled"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listInvitations: {
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
            /** @description A page of invitations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationCreate"];
            };
        };
        responses: {
            /** @description The invitation was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            403: components["responses"]["NotEntitled"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAccept"];
            };
        };
        responses: {
            /** @description The user was created, and has a session. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            403: components["responses"]["NotEntitled"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the invitation.
                 * @example inv_01KAJ5M2N4P6Q8R0S2T4V6W8X0
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation was revoked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedInvitationResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            403: components["responses"]["NotEntitled"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    updateOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationUpdate"];
            };
        };
        responses: {
            /** @description The organization with its new values. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            403: components["responses"]["NotEntitled"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listApiKeys: {
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
            /** @description A page of API keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyCreate"];
            };
        };
        responses: {
            /** @description The key was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKeyResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            403: components["responses"]["NotEntitled"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the key.
                 * @example key_01KAJ5M2N4P6Q8R0S2T4V6W8X0
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            403: components["responses"]["NotEntitled"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /** @description Only what this user did. */
                user_id?: string;
                /** @description Only this action. */
                action?: string;
                /** @description Only what was done at or after this time. */
                created_after?: string;
                /** @description Only what was done before this time. */
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
            /** @description A page of the audit log. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLogList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getAuditLogExport: {
        parameters: {
            query?: {
                /** @description Only what this user did. */
                user_id?: string;
                /** @description Only this action. */
                action?: string;
                /** @description Only what was done at or after this time. */
                created_after?: string;
                /** @description Only what was done before this time. */
                created_before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listApiLog: {
        parameters: {
            query?: {
                /** @description Only calls with a status of this class. */
                status_class?: components["schemas"]["StatusClass"];
                /** @description Only calls with this error code. */
                error_code?: string;
                /** @description Only calls with this method. */
                method?: components["schemas"]["HttpMethod"];
                /** @description Only calls whose path begins with this text. */
                path?: string;
                /** @description Only calls with this API key. */
                key_id?: string;
                /** @description Only the call with this request id. */
                request_id?: components["schemas"]["RequestId"];
                /** @description Only calls made at or after this time. */
                created_after?: string;
                /** @description Only calls made before this time. */
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
            /** @description A page of API calls. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiLogList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getApiLogExport: {
        parameters: {
            query: {
                /** @description The format of the file. */
                format: "csv" | "ndjson";
                /** @description Only calls with a status of this class. */
                status_class?: components["schemas"]["StatusClass"];
                /** @description Only calls with this error code. */
                error_code?: string;
                /** @description Only calls with this method. */
                method?: components["schemas"]["HttpMethod"];
                /** @description Only calls whose path begins with this text. */
                path?: string;
                /** @description Only calls with this API key. */
                key_id?: string;
                /** @description Only the call with this request id. */
                request_id?: components["schemas"]["RequestId"];
                /** @description Only calls made at or after this time. */
                created_after?: string;
                /** @description Only calls made before this time. */
                created_before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/x-ndjson": string;
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getApiLogEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `request_id` of the response. */
                request_id: components["schemas"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API call. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiLogEntryResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getFigures: {
        parameters: {
            query?: {
                /** @description The beginning of the range, rounded down to an hour; 24 hours before `to` by default. The range may have at most 31 days. */
                from?: string;
                /** @description The end of the range, rounded up to an hour; now by default. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiguresResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getWebhookFigures: {
        parameters: {
            query?: {
                /** @description The beginning of the range, rounded down to an hour; 24 hours before `to` by default. The range may have at most 31 days. */
                from?: string;
                /** @description The end of the range, rounded up to an hour; now by default. */
                to?: string;
            };
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
            /** @description The figures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookFiguresResponse"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getMediaFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response. If it is that of the file, the response is 304 without a body. */
                "If-None-Match"?: string;
                /** @description A range of bytes. If the file does not have it, or several ranges are requested, the response is the whole file. */
                Range?: string;
                /** @description The `ETag` of the file that the range is part of. If it is another one, the response is the whole file. */
                "If-Range"?: string;
            };
            path: {
                /**
                 * @description The id of the file, as in `media` of its message.
                 * @example med_01KAJ4X3H2S0Q5R9T7V1W4X6Z8
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, in its own media type if browsers know it and never execute it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["FileETag"];
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "Content-Length": components["headers"]["ContentLength"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": unknown;
                };
            };
            /** @description The requested range of the file. */
            206: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["FileETag"];
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "Content-Length": components["headers"]["ContentLength"];
                    "Content-Range": components["headers"]["ContentRange"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": unknown;
                };
            };
            /** @description The file is the one with this `ETag`. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["FileETag"];
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getLiveChanges: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `id` of the last message. Browsers send it when they reconnect. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["AuthenticationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
}
