export { type DashboardUser, getSession } from './get-session.ts'
