// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { WebhookRoute } from '@channel/codegen/zod'
import type * as t from './types.js'

/** The request of each webhook, as a route whose path is the name of the webhook. */
export interface Webhooks {
}

/** The validated request of each webhook. */
export interface WebhookInputs {
}

export type WebhookName = keyof Webhooks

export declare const webhooks: Webhooks
