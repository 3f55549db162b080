export { revokeInvitationsOf, revokePasswordResets } from './revoke-sign-in-links.ts'
export { createSignInLink, useSignInLink } from './sign-in-links.ts'
