// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { Cursor, Limit } from '../parameters.js'
import type { PasskeyChallengeCreate, PasskeyCreate, PasskeyUpdate } from '../schemas/passkeys.js'

export declare const listPasskeys: Route<'listPasskeys', 'get', '/dashboard/passkeys', { query: z.ZodObject<{ limit: typeof Limit; cursor: typeof Cursor }> }>
export declare const createPasskey: Route<'createPasskey', 'post', '/dashboard/passkeys', { body: { content: { 'application/json': { schema: typeof PasskeyCreate } }; required: true } }>
export declare const createPasskeyChallenge: Route<'createPasskeyChallenge', 'post', '/dashboard/passkeys/challenge', { body: { content: { 'application/json': { schema: typeof PasskeyChallengeCreate } }; required: true } }>
export declare const deletePasskey: Route<'deletePasskey', 'delete', '/dashboard/passkeys/{id}', { params: z.ZodObject<{ id: z.ZodString }> }>
export declare const updatePasskey: Route<'updatePasskey', 'patch', '/dashboard/passkeys/{id}', { params: z.ZodObject<{ id: z.ZodString }>; body: { content: { 'application/json': { schema: typeof PasskeyUpdate } }; required: true } }>
