// Generated from spec/. Do not edit.
import type { OpenAPIHono } from '@hono/zod-openapi'
import type * as sessionRoutes from './routes/session.js'
import type * as apiLogRoutes from './routes/api-log.js'
import type * as figuresRoutes from './routes/figures.js'
import type * as liveRoutes from './routes/live.js'

export interface Routes {
  readonly getSession: typeof sessionRoutes.getSession
  readonly createSession: typeof sessionRoutes.createSession
  readonly deleteSession: typeof sessionRoutes.deleteSession
  readonly listApiLog: typeof apiLogRoutes.listApiLog
  readonly getApiLogExport: typeof apiLogRoutes.getApiLogExport
  readonly getApiLogEntry: typeof apiLogRoutes.getApiLogEntry
  readonly getFigures: typeof figuresRoutes.getFigures
  readonly getLiveChanges: typeof liveRoutes.getLiveChanges
}

export type OperationId = keyof Routes

export declare const routes: Routes

export declare const documentConfig: Parameters<OpenAPIHono['getOpenAPI31Document']>[0]

export declare function registerComponents(registry: OpenAPIHono['openAPIRegistry']): void
