import { type Statement, statement } from '@channel/db'
import { responseRetentionMs, storedResponseContext } from '../../mechanisms/idempotency/index.ts'
import { numberPinContext, tokenContext } from '../accounts/index.ts'
import { headersContext, secretContext } from '../webhook-subscriptions/index.ts'

/** The kinds of values that are encrypted with a key derived from CHANNEL_SECRET. */
export type SealedKindName = keyof typeof noValues

/** A count for each kind. */
export const noValues = {
  provider_tokens: 0,
  webhook_secrets: 0,
  webhook_headers: 0,
  number_pins: 0,
  stored_responses: 0,
}

interface SealedColumns {
  readonly table: string
  /** The columns of the primary key, all of them text. */
  readonly primaryKey: readonly string[]
  readonly sealed: string
  /** SQL condition for unexpired rows. It must use `$1`, the current time. */
  readonly inUse: string
  /** Builds the context that a value is sealed to, from the values of its primary key. */
  readonly context: (...primaryKey: string[]) => string
}

/** A row of a page of sealed values. */
export interface SealedRow {
  readonly primary_key: readonly string[]
  readonly key_id: string
  /** Null for a value that is already sealed with the current key, or has expired. */
  readonly sealed: Buffer | null
}

/** One kind of sealed value, with the statements to count and reseal it. */
export interface SealedKind {
  readonly name: SealedKindName
  readonly table: string
  readonly context: (primaryKey: readonly string[]) => string
  /** Counts values by key. Parameters: the current time. */
  readonly count: Statement<{ key_id: string; count: number }>
  /** Selects the rows after a primary key. Parameters: the current time, the id of the current key, the primary key. */
  readonly page: Statement<SealedRow>
  /**
   * Replaces sealed values that have not changed since they were read. Parameters: the key id, the sealed values as read, the
   * new ones, and an array for each column of the primary key.
   */
  readonly replace: Statement
  /** Sorts before every primary key. */
  readonly firstPrimaryKey: readonly string[]
}

const always = '$1::timestamptz IS NOT NULL'

const columns: Readonly<Record<SealedKindName, SealedColumns>> = {
  provider_tokens: {
    table: 'provider_authorizations',
    primaryKey: ['organization_id', 'phone_number_id'],
    sealed: 'sealed',
    inUse: always,
    context: (organization_id = '', phone_number_id = '') => tokenContext({ organization_id, phone_number_id }),
  },
  webhook_secrets: {
    table: 'webhook_secrets',
    primaryKey: ['organization_id', 'subscription_id', 'id'],
    sealed: 'sealed',
    inUse: '(expires_at IS NULL OR expires_at > $1::timestamptz)',
    context: (organizationId = '', _subscriptionId = '', id = '') => secretContext(organizationId, id),
  },
  webhook_headers: {
    table: 'webhook_headers',
    primaryKey: ['organization_id', 'subscription_id'],
    sealed: 'sealed',
    inUse: always,
    context: (organizationId = '', subscriptionId = '') => headersContext(organizationId, subscriptionId),
  },
  number_pins: {
    table: 'number_pins',
    primaryKey: ['organization_id', 'phone_number_id'],
    sealed: 'sealed',
    inUse: always,
    context: (organizationId = '', phoneNumberId = '') => numberPinContext(organizationId, phoneNumberId),
  },
  stored_responses: {
    table: 'idempotency_records',
    primaryKey: ['organization_id', 'key'],
    sealed: 'body',
    inUse: `created_at > $1::timestamptz - interval '${responseRetentionMs} milliseconds'`,
    context: (organizationId = '', key = '') => storedResponseContext(organizationId, key),
  },
}

/** Every kind of value that CHANNEL_SECRET protects in the database. */
export const sealedKinds: readonly SealedKind[] = Object.entries(columns).map(([name, kind]) =>
  describeKind(name as SealedKindName, kind),
)

function describeKind(name: SealedKindName, { table, primaryKey, sealed, inUse, context }: SealedColumns) {
  const list = primaryKey.join(', ')
  const params = (first: number) => primaryKey.map((_, index) => `$${index + first}`)
  return {
    name,
    table,
    context: (values: readonly string[]) => context(...values),
    firstPrimaryKey: primaryKey.map(() => ''),
    count: statement(
      `count_sealed_${name}`,
      `SELECT key_id, count(*) AS count FROM ${table} WHERE ${inUse} GROUP BY 1`,
    ),
    // Filters only by primary key: with a condition on the key id and stale statistics, each page may scan the whole table.
    page: statement(
      `page_sealed_${name}`,
      `SELECT ARRAY[${list}] AS primary_key, key_id,
              CASE WHEN key_id <> $2 AND ${inUse} THEN ${sealed} END AS sealed
       FROM ${table} WHERE (${list}) > (${params(3).join(', ')}) ORDER BY ${list} LIMIT 500`,
    ),
    replace: statement(
      `replace_sealed_${name}`,
      `UPDATE ${table} AS stored SET ${sealed} = fresh.after, key_id = $1
       FROM unnest($2::bytea[], $3::bytea[], ${params(4)
         .map((each) => `${each}::text[]`)
         .join(', ')}) AS fresh (before, after, ${list})
       WHERE ${primaryKey.map((column) => `stored.${column} = fresh.${column}`).join(' AND ')}
         AND stored.${sealed} = fresh.before`,
    ),
  }
}
