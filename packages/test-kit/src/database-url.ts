const parts = /^(postgres(?:ql)?:\/\/[^/?#]*)(?:\/([^?#]*))?/

/** The same server and user, another database. */
export function withDatabase(url: string, name: string): string {
  return url.replace(parts, (_, server: string) => `${server}/${name}`)
}

/** The database's name in a URL. */
export function databaseOf(url: string): string {
  return decodeURIComponent(parts.exec(url)?.[2] ?? '')
}
