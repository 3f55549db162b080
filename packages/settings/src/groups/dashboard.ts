import { email, smtpUrl } from '../kinds/index.ts'
import type { Variable } from '../variable.ts'

export const dashboard = {
  SMTP_URL: {
    ...smtpUrl(),
    description: 'The mail server that sends invitations and links for new passwords',
    readBy: ['api'],
    defaultNote: 'none; the inviter is shown the link, and operators create links for new passwords',
    isSecret: true,
    needs: { names: ['MAIL_FROM'], in: ['api', 'start'] },
  },
  MAIL_FROM: {
    ...email(),
    description: 'The address that mails come from',
    readBy: ['api'],
  },
} as const satisfies Record<string, Variable>
