import { type Queryable, statement } from '@channel/db'

/** What an organization has. Counting stops at {@link maxCount}. */
export interface Contents {
  readonly accounts: number
  readonly customers: number
  readonly contacts: number
  readonly conversations: number
  readonly messages: number
  readonly files: number
  readonly templates: number
  readonly webhook_subscriptions: number
  readonly webhook_deliveries: number
  readonly active_api_keys: number
  readonly users: number
  readonly members: number
  readonly teams: number
}

/** The cost of counting is limited: a count of this size may be larger. */
export const maxCount = 10_000

const counted = (name: string, from: string) =>
  `(SELECT count(*)::int FROM (SELECT FROM ${from} LIMIT ${maxCount}) AS counted) AS ${name}`
const all = (table: string) => `${table} WHERE organization_id = $1`

const countStatement = statement(
  'count_contents_of_organization',
  `SELECT ${[
    counted('accounts', all('channel_accounts')),
    counted('customers', all('customers')),
    counted('contacts', all('contacts')),
    counted('conversations', all('conversations')),
    counted('messages', all('messages')),
    counted('files', `${all('media')} AND path IS NOT NULL`),
    counted('templates', all('templates')),
    counted('webhook_subscriptions', `${all('webhook_subscriptions')} AND deleted_at IS NULL`),
    counted('webhook_deliveries', all('webhook_deliveries')),
    counted(
      'active_api_keys',
      `${all('api_keys')} AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > clock_timestamp())`,
    ),
    counted('users', all('users')),
    counted('members', all('members')),
    counted('teams', all('teams')),
  ].join(', ')}`,
)

/** Counts what an organization has, each up to {@link maxCount}. */
export async function countContents(database: Queryable, organizationId: string): Promise<Contents> {
  const [row] = await database.query(countStatement, [organizationId])
  return row as unknown as Contents
}
