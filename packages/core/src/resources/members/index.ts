export { addMember, type NewMember } from './add-member.ts'
export { findMemberByEmail, type KnownMember } from './find-member.ts'
export { type Role, roles } from './role.ts'
export { setPassword } from './set-password.ts'
