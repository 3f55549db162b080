export { createUser } from './create-user.ts'
export { listUsers } from './list-users.ts'
export type { User } from './user-view.ts'
