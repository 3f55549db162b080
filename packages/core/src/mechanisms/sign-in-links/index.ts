export { revokeInvitationsOf, revokePasswordResets } from './revoke-sign-in-links.ts'
export { createSignInLink, type NewSignInLink, type UsedSignInLink, useSignInLink } from './sign-in-links.ts'
