// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { Cursor, Limit } from '../parameters.js'
import type { InvitationAccept, InvitationCreate } from '../schemas/invitations.js'

export declare const listInvitations: Route<'listInvitations', 'get', '/dashboard/invitations', { query: z.ZodObject<{ limit: typeof Limit; cursor: typeof Cursor }> }>
export declare const createInvitation: Route<'createInvitation', 'post', '/dashboard/invitations', { body: { content: { 'application/json': { schema: typeof InvitationCreate } }; required: true } }>
export declare const acceptInvitation: Route<'acceptInvitation', 'post', '/dashboard/invitations/accept', { body: { content: { 'application/json': { schema: typeof InvitationAccept } }; required: true } }>
export declare const deleteInvitation: Route<'deleteInvitation', 'delete', '/dashboard/invitations/{id}', { params: z.ZodObject<{ id: z.ZodString }> }>
