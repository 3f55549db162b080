export { revokeInvitationsOf, revokePasswordResets, revokePasswordResetsOfPerson } from './revoke-sign-in-links.ts'
export { createSignInLink, type NewSignInLink, recordMailedLink, useSignInLink } from './sign-in-links.ts'
