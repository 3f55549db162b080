import type { Mail } from '@channel/mail'

/** The parts of a mail with a link. */
export interface LinkMail {
  readonly to: string
  /** The name of the user who sends it. */
  readonly sender: string
  readonly url: string
}

export function invitationMail({ to, sender, url }: LinkMail): Mail {
  const text = `${sender} invites you to the dashboard of Channel. Open this link within seven days to choose a password:

${url}

If you do not expect this invitation, ignore this mail.
`
  return { to, subject: 'You are invited to Channel', text }
}

export function passwordResetByOwnerMail({ to, sender, url }: LinkMail): Mail {
  const text = `${sender} sends you a link to choose a new password for the dashboard of Channel. Open it within 24 hours:

${url}

Until you choose one, your password stays as it is.
`
  return { to, subject: 'Your new password for Channel', text }
}

export function passwordResetMail({ to, url }: Omit<LinkMail, 'sender'>): Mail {
  const text = `Open this link within an hour to choose a new password for the dashboard of Channel:

${url}

If you have not asked for it, ignore this mail: your password stays as it is.
`
  return { to, subject: 'Your new password for Channel', text }
}
