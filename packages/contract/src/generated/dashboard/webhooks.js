// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'

/** One row for each webhook, by its name. */
export const webhooks = {
}
