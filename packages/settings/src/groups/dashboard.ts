import { baseUrl, email, smtpUrl, text } from '../kinds/index.ts'
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
  OIDC_ISSUER: {
    ...baseUrl('the http or https URL of the issuer, such as https://login.example.com'),
    description: 'The provider of identities (OpenID Connect) through which users may sign in to the dashboard',
    readBy: ['api'],
    needs: { names: ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'], in: ['api', 'start'] },
  },
  OIDC_CLIENT_ID: {
    ...text('a client id'),
    description: 'The id of the service at the provider of identities',
    readBy: ['api'],
  },
  OIDC_CLIENT_SECRET: {
    ...text('a client secret'),
    description: 'The secret of the service at the provider of identities',
    readBy: ['api'],
    isSecret: true,
  },
  OIDC_NAME: {
    ...text('a name'),
    description: 'The name of the provider of identities on the sign-in page',
    readBy: ['api'],
    default: 'Single sign-on',
  },
} as const satisfies Record<string, Variable>
