const parts = /^(postgres(?:ql)?:\/\/[^/?#]*)(?:\/([^?#]*))?/

/** Replaces the database in a URL; server and user stay. */
export function withDatabase(url: string, name: string): string {
  return url.replace(parts, (_, server: string) => `${server}/${name}`)
}

/** The name of the database in a URL. */
export function databaseOf(url: string): string {
  return decodeURIComponent(parts.exec(url)?.[2] ?? '')
}
