export { watchRequests } from './watch-requests.ts'
