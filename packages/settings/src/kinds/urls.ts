import { z } from 'zod'
import type { Kind } from './kind.ts'

/** An http or https URL. */
export function webUrl(allowed = 'an http or https URL'): Kind<string> {
  return { schema: z.string().refine(isWebUrl), allowed }
}

/** An http or https URL without user, query and fragment, so that paths can be appended. Trailing slashes are removed. */
export function baseUrl(allowed = 'an http or https URL without a query'): Kind<string> {
  return { schema: z.string().refine(isBaseUrl).transform(withoutTrailingSlash), allowed }
}

export function redisUrl(): Kind<string> {
  return {
    schema: z.string().refine((text) => /^rediss?:\/\/./.test(text) && URL.canParse(text)),
    allowed: 'a redis:// or rediss:// URL, such as redis://localhost:6379',
  }
}

/** The URL of a mail server. */
export function smtpUrl(): Kind<string> {
  return {
    schema: z.string().refine((text) => /^smtps?:\/\/./.test(text) && URL.canParse(text)),
    allowed: 'an smtp:// or smtps:// URL, such as smtps://user:password@mail.example.com',
  }
}

/** A PostgreSQL URL. It has no host if the connection is a Unix socket. */
export function databaseUrl(): Kind<string> {
  return {
    schema: z.string().refine(isDatabaseUrl),
    allowed: 'a URL such as postgres://user:password@host:5432/database',
  }
}

function isWebUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

function isBaseUrl(text: string): boolean {
  if (!isWebUrl(text)) return false
  const { href, origin, pathname } = new URL(text)
  return href === `${origin}${pathname}`
}

function isDatabaseUrl(text: string): boolean {
  const withHost = text.replace(/^(postgres(?:ql)?:\/\/[^/?#]*@)(\/|\?|$)/, '$1localhost$2')
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(withHost)
}

function withoutTrailingSlash(text: string): string {
  return new URL(text).href.replace(/\/+$/, '')
}
