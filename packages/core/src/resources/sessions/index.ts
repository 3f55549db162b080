export { deleteOtherUserSessions } from './delete-other-user-sessions.ts'
export { deleteUserSession } from './delete-user-session.ts'
export { endSessions } from './end-sessions.ts'
export { listUserSessions } from './list-user-sessions.ts'
