import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import type { DashboardContext } from './dashboard-context.ts'

const maxAgeSeconds = 365 * 86_400

/**
 * Marks the browser as one in which the user of the account has signed in, with a signed cookie. It proves no identity: it
 * only gives the browser a limit of its own.
 */
export function rememberBrowser(context: DashboardContext, email: string): void {
  const account = email.toLowerCase()
  const { publicUrl } = context
  const id = findKnownBrowser(context, account) ?? randomBytes(16).toString('base64url')
  const { key } = context.dependencies.secrets.current('known_browser')
  context.setCookie(
    serialize(cookieName(publicUrl), `${id}.${sign(key, id, account)}`, {
      maxAge: maxAgeSeconds,
      path: '/',
      httpOnly: true,
      secure: isSecure(publicUrl),
      sameSite: 'Lax',
    }),
  )
}

/** The id of the browser, if the user of the account has signed in there. */
export function findKnownBrowser({ client, dependencies, publicUrl }: DashboardContext, email: string) {
  const name = cookieName(publicUrl)
  const [id, signature] = parse(client.cookie ?? '', name)[name]?.split('.') ?? []
  if (id === undefined || signature === undefined) return undefined
  const keys = dependencies.secrets.all('known_browser')
  return keys.some(({ key }) => sameText(signature, sign(key, id, email.toLowerCase()))) ? id : undefined
}

function cookieName(publicUrl: string): string {
  return `${isSecure(publicUrl) ? '__Host-' : ''}channel.known_browser`
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:')
}

function sign(key: KeyObject, id: string, account: string): string {
  return createHmac('sha256', key).update(`${id} ${account}`).digest('base64url')
}

function sameText(left: string, right: string): boolean {
  const [leftBytes, rightBytes] = [Buffer.from(left), Buffer.from(right)]
  return leftBytes.length === rightBytes.length && timingSafeEqual(leftBytes, rightBytes)
}
