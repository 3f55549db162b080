// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { PresenceUpdate } from '../schemas/presence.js'

export declare const updatePresence: Route<'updatePresence', 'patch', '/dashboard/presence', { body: { content: { 'application/json': { schema: typeof PresenceUpdate } }; required: true } }>
