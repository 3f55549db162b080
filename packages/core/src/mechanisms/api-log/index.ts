export { type LoggedCall, unauthenticatedOrganizationId, writeCalls } from './logged-call.ts'
export { loggedPath } from './logged-path.ts'
export { type ApiLog, openApiLog } from './open-api-log.ts'
