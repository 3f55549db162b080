/** A table whose rows a request may name before its organization is known. */
interface RoutedTable {
  readonly kind: string
  readonly table: string
  /** The column by which a request names a row. */
  readonly key: string
  /** The column that distinguishes rows with the same key, if several can have it. */
  readonly source?: string
}

/** Where the routes to the organizations of a cell come from. */
export const routedTables = [
  { kind: 'organization', table: 'organizations', key: 'id' },
  { kind: 'api_key', table: 'api_keys', key: 'hash' },
  { kind: 'phone_number', table: 'phone_number_routes', key: 'phone_number_id' },
  { kind: 'released_number', table: 'released_numbers', key: 'phone_number_id' },
  { kind: 'business_account', table: 'channel_accounts', key: 'waba_id', source: 'phone_number_id' },
  { kind: 'email', table: 'sign_in_users', key: 'email' },
  { kind: 'identity', table: 'sign_in_accounts', key: 'account_id', source: 'provider_id' },
  { kind: 'session', table: 'sign_in_sessions', key: 'token' },
  { kind: 'passkey', table: 'sign_in_passkeys', key: 'credential_id' },
  { kind: 'sign_in_link', table: 'sign_in_links', key: 'hash' },
  { kind: 'setup_link', table: 'setup_link_tokens', key: 'hash' },
  { kind: 'message_link', table: 'message_links', key: 'hash' },
  { kind: 'media_file', table: 'media_files', key: 'stored_name' },
] as const satisfies readonly RoutedTable[]

/** What a request can name. */
export type RouteKind = (typeof routedTables)[number]['kind']
