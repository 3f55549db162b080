export { createUser } from './create-user.ts'
export { findUserByEmail } from './find-user-by-email.ts'
export { listUsers } from './list-users.ts'
export { type User, userColumns } from './user-view.ts'
