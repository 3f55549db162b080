// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { SecondFactorCreate, SecondFactorUpdate } from '../schemas/second-factor.js'

export declare const createSecondFactor: Route<'createSecondFactor', 'post', '/dashboard/second_factor', { body: { content: { 'application/json': { schema: typeof SecondFactorCreate } }; required: true } }>
export declare const updateSecondFactor: Route<'updateSecondFactor', 'patch', '/dashboard/second_factor', { body: { content: { 'application/json': { schema: typeof SecondFactorUpdate } }; required: true } }>
