export { deletePasskey } from './delete-passkey.ts'
export { findPasskey } from './find-passkey.ts'
export { listPasskeys } from './list-passkeys.ts'
export { updatePasskey } from './update-passkey.ts'
