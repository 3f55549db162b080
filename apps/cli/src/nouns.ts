import type { CommandUnknownOpts } from '@commander-js/extra-typings'

interface Verbs {
  readonly verbs: readonly CommandUnknownOpts[]
  /** Text after the help of the noun. */
  readonly help?: string
}

/** The nouns of the command line. The verbs are loaded when needed: one noun needs few of the service's modules. */
export const nouns = [
  noun('organization', 'organizations, the tenants of the service', () => import('./commands/organization.ts')),
  noun('cell', 'cells: groups of organizations with tables of their own', () => import('./commands/cell.ts')),
  noun('team', 'teams of an organization; contacts and labels belong to one', () => import('./commands/team.ts')),
  noun('key', 'API keys', () => import('./commands/key.ts')),
  noun(
    'account',
    'channel accounts, the numbers that an organization has connected',
    () => import('./commands/account.ts'),
  ),
  noun(
    'user',
    'users: the assignees of conversations, and who signs in to the dashboard',
    () => import('./commands/user.ts'),
  ),
  noun('customer', 'end-customers of an organization on the platform plan', () => import('./commands/customer.ts')),
  noun('message', 'outbound messages', () => import('./commands/message.ts')),
  noun('api-log', 'calls of the API', () => import('./commands/api-log.ts')),
  noun('webhook', 'webhook events', () => import('./commands/webhook.ts')),
  noun('secret', 'CHANNEL_SECRET, which encrypts stored values: rotate it', () => import('./commands/secret.ts')),
  noun(
    'restore',
    'work that was unfinished in a restored backup: end or release it',
    () => import('./commands/restore.ts'),
  ),
  noun('simulate', 'customers of the simulated provider', () => import('./commands/simulate.ts')),
  noun('database', 'set the embedded database aside', () => import('./commands/database.ts')),
]

function noun(name: string, description: string, load: () => Promise<Verbs>) {
  return { name, description, load }
}
