export { deleteUserSession } from './delete-user-session.ts'
export { listUserSessions } from './list-user-sessions.ts'
