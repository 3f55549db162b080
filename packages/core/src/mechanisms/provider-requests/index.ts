export { countRequests } from './count-requests.ts'
