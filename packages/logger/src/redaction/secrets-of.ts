/** A shorter text would hide words of ordinary messages. */
const minLength = 8

const names = [
  'CHANNEL_SECRET',
  'PROVIDER_APP_SECRET',
  'PROVIDER_VERIFY_TOKEN',
  'PROVIDER_TOKEN',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
]

/** The secrets in the environment of a process, which no line of its log may contain, longest first. */
export function secretsOf(environment: NodeJS.ProcessEnv): string[] {
  const own = names.flatMap((name) => (environment[name] ?? '').split(','))
  const passwords = ['DATABASE_URL', 'REDIS_URL'].flatMap((name) => passwordOf(environment[name] ?? ''))
  return [...new Set([...own, ...passwords].map((secret) => secret.trim()))]
    .filter((secret) => secret.length >= minLength)
    .sort((one, other) => other.length - one.length)
}

/** User, password and path. Not WHATWG's: the URL of a database on a socket has no host. */
const urlParts = /^[a-z][a-z0-9+.-]*:\/\/([^:@/]*):(\S*)@[^@/?]*\/?([^?]*)/i

/** Returns the password as written in the URL and decoded; nothing if the password is also the name of the user or of the database. */
function passwordOf(url: string): string[] {
  const [, user, password, path] = urlParts.exec(url) ?? []
  if (password === undefined || password === user || password === path) return []
  return [password, decoded(password)]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
