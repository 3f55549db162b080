import type { Context } from 'hono'
import type { SecurityScheme } from '../zod/index.ts'
import { readCookie } from './cookies-reader.ts'

/** Reads credentials from a request: undefined if there are none, null if they cannot be read. */
export type ReadCredentials = (context: Context) => object | null | undefined

/** How to read the credentials of a scheme. */
export function credentialsReader({ type, scheme = '', in: where, name = '' }: SecurityScheme): ReadCredentials {
  if (type === 'mutualTLS') return () => ({})
  if (type === 'apiKey') {
    const read = apiKeyReader(where, name)
    return (context) => {
      const key = read(context)
      return key ? { key } : undefined
    }
  }
  const kind = type === 'http' ? scheme.toLowerCase() : 'bearer'
  return (context) => {
    const [, given = '', credentials = ''] =
      /^(\S+) +(.+)$/.exec(context.req.raw.headers.get('authorization') ?? '') ?? []
    if (given.toLowerCase() !== kind) return undefined
    if (kind === 'basic') return basicCredentials(credentials)
    return kind === 'bearer' ? { token: credentials } : { credentials }
  }
}

function apiKeyReader(where: string | undefined, name: string): (context: Context) => string | null | undefined {
  if (where === 'cookie') return (context) => readCookie(context.req.raw.headers, name)
  if (where === 'query') {
    return (context) => {
      const [key, ...more] = new URL(context.req.raw.url).searchParams.getAll(name)
      return more.length === 0 ? key : undefined
    }
  }
  return (context) => context.req.raw.headers.get(name)
}

/** RFC 7617, in UTF-8. */
function basicCredentials(encoded: string): object | null {
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const colon = text.indexOf(':')
    return colon < 0 ? null : { username: text.slice(0, colon), password: text.slice(colon + 1) }
  } catch {
    return null
  }
}
