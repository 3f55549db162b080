import type { CommandUnknownOpts } from '@commander-js/extra-typings'

interface Verbs {
  readonly verbs: readonly CommandUnknownOpts[]
  /** Text after the help of the noun. */
  readonly help?: string
}

/** The nouns of the command line. The verbs are loaded when needed: one noun needs few of the service's modules. */
export const nouns: readonly { name: string; description: string; load: () => Promise<Verbs> }[] = [
  {
    name: 'organization',
    description: 'organizations, the tenants of the service',
    load: () => import('./commands/organization.ts'),
  },
  {
    name: 'team',
    description: 'teams of an organization; contacts and labels belong to one',
    load: () => import('./commands/team.ts'),
  },
  {
    name: 'key',
    description: 'API keys',
    load: () => import('./commands/key.ts'),
  },
  {
    name: 'account',
    description: 'channel accounts, the numbers that an organization has connected',
    load: () => import('./commands/account.ts'),
  },
  {
    name: 'user',
    description: 'users: the assignees of conversations, and who signs in to the dashboard',
    load: () => import('./commands/user.ts'),
  },
  {
    name: 'customer',
    description: 'end-customers of an organization on the platform plan',
    load: () => import('./commands/customer.ts'),
  },
  {
    name: 'message',
    description: 'outbound messages',
    load: () => import('./commands/message.ts'),
  },
  {
    name: 'api-log',
    description: 'calls of the API',
    load: () => import('./commands/api-log.ts'),
  },
  {
    name: 'webhook',
    description: 'webhook events',
    load: () => import('./commands/webhook.ts'),
  },
  {
    name: 'secret',
    description: 'CHANNEL_SECRET, which encrypts stored values: rotate it',
    load: () => import('./commands/secret.ts'),
  },
  {
    name: 'database',
    description: 'set the embedded database aside',
    load: () => import('./commands/database.ts'),
  },
]
