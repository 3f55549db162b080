// Generated from spec/. Do not edit.
import type { OpenAPIHono } from '@hono/zod-openapi'
import type * as sessionRoutes from './routes/session.js'
import type * as auditLogRoutes from './routes/audit-log.js'

export interface Routes {
  readonly getSession: typeof sessionRoutes.getSession
  readonly createSession: typeof sessionRoutes.createSession
  readonly deleteSession: typeof sessionRoutes.deleteSession
  readonly listAuditLog: typeof auditLogRoutes.listAuditLog
}

export type OperationId = keyof Routes

export declare const routes: Routes

export declare const documentConfig: Parameters<OpenAPIHono['getOpenAPI31Document']>[0]

export declare function registerComponents(registry: OpenAPIHono['openAPIRegistry']): void
