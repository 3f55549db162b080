export { completePasswordReset } from './complete-password-reset.ts'
export { createPasswordReset } from './create-password-reset.ts'
