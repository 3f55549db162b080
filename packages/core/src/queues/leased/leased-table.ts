/** A table whose rows are work that a worker claims by a lease. Its key is the organization and one more column. */
export interface LeasedTable<Key extends string = string, Token extends string = string> {
  readonly name: string
  readonly key: Key
  /** The column of the lease's token: whoever does not have it cannot change the row. */
  readonly token: Token
  /** The column of the lease's end. */
  readonly until: string
}

/** What identifies a lease, as the rows of {@link heldRows}. */
export function leaseOf<Key extends string, Token extends string>(
  { key, token }: LeasedTable<Key, Token>,
  row: { readonly organization_id: string } & Readonly<Record<Key | Token, string>>,
) {
  return { organization_id: row.organization_id, key: row[key], lease: row[token] }
}
