import { randomBytes } from 'node:crypto'
import { isSignedText, signText } from '@channel/core/mechanisms/sealing'
import { parse, serialize } from 'hono/utils/cookie'
import type { DashboardContext } from './dashboard-context.ts'

const maxAgeSeconds = 365 * 86_400

/**
 * Marks the browser as one in which the user of the account has signed in, with a signed cookie. It proves no identity: it
 * only gives the browser a limit of its own.
 */
export function rememberBrowser(context: DashboardContext, email: string): void {
  const { dependencies, publicUrl } = context
  const id = findKnownBrowser(context, email) ?? randomBytes(16).toString('base64url')
  const signature = signText(dependencies.secrets, 'known_browser', signedText(id, email))
  context.setCookie(
    serialize(cookieName(publicUrl), `${id}.${signature}`, {
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
  return isSignedText(dependencies.secrets, 'known_browser', signedText(id, email), signature) ? id : undefined
}

function cookieName(publicUrl: string): string {
  return `${isSecure(publicUrl) ? '__Host-' : ''}channel.known_browser`
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:')
}

function signedText(id: string, email: string): string {
  return `${id} ${email.toLowerCase()}`
}
