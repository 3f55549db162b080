// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { MembershipCreate } from '../schemas/memberships.js'

export declare const createMembership: Route<'createMembership', 'post', '/dashboard/membership', { body: { content: { 'application/json': { schema: typeof MembershipCreate } }; required: true } }>
export declare const deleteMembership: Route<'deleteMembership', 'delete', '/dashboard/membership', {}>
