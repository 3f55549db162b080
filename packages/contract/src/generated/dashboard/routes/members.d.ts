// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { Cursor, Limit } from '../parameters.js'
import type { AvailabilityUpdate, MemberUpdate, ProfileUpdate } from '../schemas/members.js'

export declare const updateProfile: Route<'updateProfile', 'patch', '/dashboard/profile', { body: { content: { 'application/json': { schema: typeof ProfileUpdate } }; required: true } }>
export declare const updateAvailability: Route<'updateAvailability', 'patch', '/dashboard/availability', { body: { content: { 'application/json': { schema: typeof AvailabilityUpdate } }; required: true } }>
export declare const listMembers: Route<'listMembers', 'get', '/dashboard/members', { query: z.ZodObject<{ limit: typeof Limit; cursor: typeof Cursor }> }>
export declare const deleteMember: Route<'deleteMember', 'delete', '/dashboard/members/{id}', { params: z.ZodObject<{ id: z.ZodString }> }>
export declare const updateMember: Route<'updateMember', 'patch', '/dashboard/members/{id}', { params: z.ZodObject<{ id: z.ZodString }>; body: { content: { 'application/json': { schema: typeof MemberUpdate } }; required: true } }>
export declare const createMemberPasswordReset: Route<'createMemberPasswordReset', 'post', '/dashboard/members/{id}/password_reset', { params: z.ZodObject<{ id: z.ZodString }> }>
export declare const deleteMemberSecondFactor: Route<'deleteMemberSecondFactor', 'delete', '/dashboard/members/{id}/second_factor', { params: z.ZodObject<{ id: z.ZodString }> }>
