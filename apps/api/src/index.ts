export { createApp } from './app.ts'
export type { Dependencies, ProviderWebhooks } from './dependencies.ts'
export { createHttpServer } from './server/create-http-server.ts'
export { stopServer } from './server/stop-server.ts'
