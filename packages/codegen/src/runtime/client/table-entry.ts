/** A method of the facade, from its entry in the generated table: `get /books/{id} query`. */
export interface TableEntry {
  /** An HTTP method in lower case, `list`, `url` or `blob`. */
  kind: string
  path: string
  /** The names of the path parameters. */
  names: string[]
  /** What follows `name:` in the entry; undefined for `name` alone. */
  tokens: Record<string, string | undefined>
}

/** Parses an entry of the table. */
export function parseEntry(entry: string): TableEntry {
  const [kind = '', path = '', ...tokens] = entry.split(' ')
  return {
    kind,
    path,
    names: Array.from(path.matchAll(/\{[.;]?([^}*]+)/g), ([, name = '']) => name),
    tokens: Object.fromEntries(tokens.map((token) => token.split(/:(.*)/))),
  }
}
