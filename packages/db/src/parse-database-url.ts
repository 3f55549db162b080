/** Connection parameters from the URL. */
export interface DatabaseAddress {
  /** The URL with this host alone. */
  readonly url: string
  /** Whether the connection uses a local unix socket. */
  readonly isSocket: boolean
  readonly host: string
  readonly port: string
  readonly database: string
  /** Empty if the URL has none. */
  readonly user: string
  /** Those of the URL for the session, such as `-c search_path=app`. */
  readonly options: string | undefined
}

/**
 * Parses `postgres://user:password@host:port/database?…`, where several hosts may be separated by commas, or, over a unix socket,
 * `postgresql://user:password@/database?host=/directory`.
 *
 * @returns an address for each host
 * @throws Error in one line, without the password, if the URL is invalid
 */
export function parseDatabaseUrl(url: string): DatabaseAddress[] {
  const [, before = '', hosts = '', after = ''] = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/.exec(url) ?? [
    url,
  ]
  return hosts.split(',').map((host) => parseAddress(`${before}${host}${after}`))
}

/** Host, port and database for messages, without user and password. */
export function describeAddresses(addresses: readonly DatabaseAddress[]): string {
  const [{ database } = { database: '' }] = addresses
  return `${addresses.map(({ host, port }) => `${host}:${port}`).join(',')}/${database}`
}

function parseAddress(url: string): DatabaseAddress {
  const hostless = url.replace(/^(postgres(?:ql)?:\/\/[^/?#]*@)(\/|\?|$)/, '$1localhost$2')
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(hostless)) {
    throw new Error('DATABASE_URL must look like postgres://user:password@host:5432/database')
  }
  const parsed = new URL(hostless)
  const parameters = parsed.searchParams
  const host = parameters.get('host') ?? (parsed.hostname === '' ? 'localhost' : decodeURIComponent(parsed.hostname))
  const port = parameters.get('port') ?? (parsed.port === '' ? '5432' : parsed.port)
  return {
    url,
    isSocket: host.startsWith('/'),
    host,
    port,
    database: decodeURIComponent(parsed.pathname.slice(1)),
    user: decodeURIComponent(parsed.username),
    options: parameters.get('options') ?? undefined,
  }
}
