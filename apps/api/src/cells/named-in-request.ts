import { hash } from 'node:crypto'
import { isFileName } from '@channel/core/media'
import type { RouteKind } from '@channel/db'
import { sessionKeyOf } from '@channel/sign-in/session-key'

/** What a request names: the kind of a route, and its key. */
export type Named = readonly [RouteKind, string | Buffer]

/** Reads what the JSON of a body names. */
export type ReadNamed = (json: string) => Named | undefined

type Body = Readonly<Record<string, unknown>>

/** Requests whose organization only their body names. */
const inBodies: Readonly<Record<string, (body: Body) => Named | undefined>> = {
  '/dashboard/session': emailIn,
  '/dashboard/session/passkey': ({ credential }) => textOf('passkey', JSON.parse(String(credential)).id),
  '/dashboard/password_resets': emailIn,
  '/dashboard/password_resets/complete': linkIn,
  '/dashboard/invitations/accept': linkIn,
}

/** How to read what the body of a request names; undefined if it is not read. */
export function namedInBody(method: string, path: string): ReadNamed | undefined {
  const find = method === 'POST' && Object.hasOwn(inBodies, path) ? inBodies[path] : undefined
  return (
    find &&
    ((json) => {
      try {
        return find(JSON.parse(json))
      } catch {
        // The app refuses it.
        return undefined
      }
    })
  )
}

/** What the path or the session of a request outside /v1 names. */
export function namedOutsideOfBody(path: string, cookie: string | null): Named | undefined {
  const [, area, name = ''] = path.split('/', 3)
  switch (area) {
    case 'media':
      return isFileName(name) ? ['media_file', name] : undefined
    case 'message':
      return ['message_link', hashOf(name)]
    case 'setup':
      return ['setup_link', hashOf(name)]
    case 'dashboard': {
      const session = sessionKeyOf(cookie ?? '')
      return session === undefined ? undefined : ['session', session]
    }
    default:
      return undefined
  }
}

function emailIn({ email }: Body): Named | undefined {
  return typeof email === 'string' ? textOf('email', email.toLowerCase()) : undefined
}

function linkIn({ token }: Body): Named | undefined {
  return typeof token === 'string' ? ['sign_in_link', hashOf(token)] : undefined
}

/** PostgreSQL stores neither NUL nor surrogates. */
function textOf(kind: RouteKind, key: unknown): Named | undefined {
  return typeof key === 'string' && key.isWellFormed() && !key.includes('\0') ? [kind, key] : undefined
}

/** As the verbs hash tokens. */
function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
