export { revokeInvitationsOf, revokePasswordResets, revokePasswordResetsOfPerson } from './revoke-sign-in-links.ts'
export { createSignInLink, useSignInLink } from './sign-in-links.ts'
