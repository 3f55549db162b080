export { completePasswordReset } from './complete-password-reset.ts'
export { createMemberPasswordReset } from './create-member-password-reset.ts'
export { createPasswordReset } from './create-password-reset.ts'
