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
    "/dashboard/audit_log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the audit log
         * @description Lists what was done in the dashboard, newest first (by `created_at`, then `id`, both descending): every sign-in, and every change. What a program does with an API key is in the API log instead.
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
         * @enum {string}
         */
        ErrorCode: "invalid_limit" | "invalid_cursor" | "invalid_field_value" | "invalid_phone_number" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "missing_api_key" | "invalid_api_key" | "revoked_api_key" | "expired_api_key" | "subscription_inactive" | "feature_not_entitled" | "resource_not_found" | "idempotency_in_progress" | "webhook_subscription_disabled" | "webhook_payload_erased" | "setup_link_inactive" | "last_secret" | "template_already_exists" | "idempotency_key_reuse" | "channel_number_not_verified" | "outside_24h_window" | "marketing_opted_out" | "consent_required" | "customer_suspended" | "media_not_found" | "template_not_found" | "template_paused" | "rate_limit_exceeded" | "internal_error" | "channel_upstream_error";
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
         * @enum {string}
         */
        DashboardErrorCode: "unauthenticated" | "invalid_credentials" | "second_factor_required" | "invalid_second_factor" | "role_not_allowed" | "origin_not_allowed" | "last_owner" | "link_inactive" | "second_factor_enabled";
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
            /** @description The user; null if it was the operator, or nobody who is known. */
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
    listAuditLog: {
        parameters: {
            query?: {
                /** @description Only what this user did. */
                user_id?: string;
                /** @description Only this action. */
                action?: string;
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
}
