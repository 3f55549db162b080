export type { ApiLogEntry } from './api-log-view.ts'
export { listApiLog } from './list-api-log.ts'
export { listLatestCalls } from './list-latest-calls.ts'
