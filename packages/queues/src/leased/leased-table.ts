/** A table whose rows are tasks that workers claim by lease. Its key is the organization and one more column. */
export interface LeasedTable<Key extends string = string, Token extends string = string> {
  readonly name: string
  readonly key: Key
  /** The column of the lease's token: only its holder can change the row. */
  readonly token: Token
  /** The column of the lease's end. */
  readonly until: string
}

/** Identifies a lease, in the format of {@link heldRows}. */
export function leaseOf<Key extends string, Token extends string>(
  { key, token }: LeasedTable<Key, Token>,
  row: { readonly organization_id: string } & Readonly<Record<Key | Token, string>>,
) {
  return { organization_id: row.organization_id, key: row[key], lease: row[token] }
}
