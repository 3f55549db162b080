export { getAccountPicture } from './get-account-picture.ts'
export { getAccountProfile } from './get-account-profile.ts'
export { updateAccountProfile } from './update-account-profile.ts'
