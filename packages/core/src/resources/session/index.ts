export { getSession } from './get-session.ts'
