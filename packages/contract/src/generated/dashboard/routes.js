// Generated from spec/. Do not edit.
import * as sessionRoutes from './routes/session.js'
import * as apiLogRoutes from './routes/api-log.js'
import * as figuresRoutes from './routes/figures.js'
import * as liveRoutes from './routes/live.js'
import * as schemas from './schemas.js'
import { webhooks } from './webhooks.js'

/** One route for each operation, in the order of the document. */
export const routes = {
  getSession: sessionRoutes.getSession,
  createSession: sessionRoutes.createSession,
  deleteSession: sessionRoutes.deleteSession,
  listApiLog: apiLogRoutes.listApiLog,
  getApiLogExport: apiLogRoutes.getApiLogExport,
  getApiLogEntry: apiLogRoutes.getApiLogEntry,
  getFigures: figuresRoutes.getFigures,
  getLiveChanges: liveRoutes.getLiveChanges,
}

/** The argument of `getOpenAPI31Document`. */
export const documentConfig = {
  openapi: '3.1.0',
  info: { title: 'Channel Dashboard API', version: '1.0.0' },
  servers: [
    {
      url: '{base_url}',
      description: 'The address of the service.',
      variables: {
        base_url: { default: 'http://127.0.0.1:8787', description: 'The base URL of the service, without a path.' },
      },
    },
  ],
  tags: [{ name: 'session' }, { name: 'api-log' }, { name: 'figures' }, { name: 'live' }],
  security: [{ session: [] }],
}

/** Components, each after those that it refers to. */
const components = [
  'RequestId', 'SessionId', 'UserId', 'Role', 'Timestamp', 'Session', 'SessionResponse', 'ErrorType',
  'ErrorCode', 'ErrorDetail', 'Error', 'DashboardErrorCode', 'DashboardErrorDetail', 'DashboardError',
  'SessionCreate', 'DeletedSession', 'DeletedSessionResponse', 'StatusClass', 'HttpMethod', 'ApiLogEntry',
  'ApiLogList', 'ApiLogEntryResponse', 'HourOfFigures', 'WebhookSubscriptionId', 'UnhealthyWebhook',
  'RateLimitUse', 'Figures', 'FiguresResponse',
]

const securitySchemes = { session: { type: 'apiKey', in: 'cookie', name: 'channel.session_token' } }

/** Registers what the routes alone do not add to a document: every component, in its order, and the webhooks. */
export function registerComponents(registry) {
  for (const name of components) registry.register(name, schemas[name])
  for (const name in securitySchemes) registry.registerComponent('securitySchemes', name, securitySchemes[name])
  for (const webhook of Object.values(webhooks)) registry.registerWebhook(webhook)
}
