// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { PasskeySessionCreate, SessionCreate, SessionUpdate } from '../schemas/session.js'

export declare const getSession: Route<'getSession', 'get', '/dashboard/session', {}>
export declare const createSession: Route<'createSession', 'post', '/dashboard/session', { body: { content: { 'application/json': { schema: typeof SessionCreate } }; required: true } }>
export declare const deleteSession: Route<'deleteSession', 'delete', '/dashboard/session', {}>
export declare const updateSession: Route<'updateSession', 'patch', '/dashboard/session', { body: { content: { 'application/json': { schema: typeof SessionUpdate } }; required: true } }>
export declare const createSessionChallenge: Route<'createSessionChallenge', 'post', '/dashboard/session/challenge', {}>
export declare const createPasskeySession: Route<'createPasskeySession', 'post', '/dashboard/session/passkey', { body: { content: { 'application/json': { schema: typeof PasskeySessionCreate } }; required: true } }>
export declare const getSignInMethods: Route<'getSignInMethods', 'get', '/dashboard/sign_in_methods', {}>
