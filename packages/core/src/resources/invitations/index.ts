export { acceptInvitation } from './accept-invitation.ts'
export { createInvitation } from './create-invitation.ts'
export { deleteInvitation } from './delete-invitation.ts'
export { listInvitations } from './list-invitations.ts'
