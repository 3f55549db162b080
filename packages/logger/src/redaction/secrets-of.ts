/** A shorter text would hide words of ordinary messages. */
const minLength = 8

/**
 * The texts that no line of a log may contain, longest first.
 *
 * @param values of secret settings: a URL with a password, a secret, or several separated by commas
 */
export function secretsOf(values: readonly string[]): string[] {
  const texts = values.flatMap((value) => (/^\w+:\/\//.test(value) ? passwordOf(value) : value.split(',')))
  return [...new Set(texts.map((text) => text.trim()))]
    .filter((text) => text.length >= minLength)
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
