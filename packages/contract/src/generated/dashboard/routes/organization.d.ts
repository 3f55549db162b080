// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { OrganizationUpdate } from '../schemas/organization.js'

export declare const getOrganization: Route<'getOrganization', 'get', '/dashboard/organization', {}>
export declare const updateOrganization: Route<'updateOrganization', 'patch', '/dashboard/organization', { body: { content: { 'application/json': { schema: typeof OrganizationUpdate } }; required: true } }>
