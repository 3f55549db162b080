// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type {
  PasswordResetComplete,
  PasswordResetCreate,
  PasswordUpdate,
} from '../schemas/passwords.js'

export declare const updatePassword: Route<'updatePassword', 'patch', '/dashboard/password', { body: { content: { 'application/json': { schema: typeof PasswordUpdate } }; required: true } }>
export declare const createPasswordReset: Route<'createPasswordReset', 'post', '/dashboard/password_resets', { body: { content: { 'application/json': { schema: typeof PasswordResetCreate } }; required: true } }>
export declare const completePasswordReset: Route<'completePasswordReset', 'post', '/dashboard/password_resets/complete', { body: { content: { 'application/json': { schema: typeof PasswordResetComplete } }; required: true } }>
