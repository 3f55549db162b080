import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'

// The kinds of texts that variables can have, and how each is parsed. The description of each schema completes the sentence
// "it must be …". Error messages add only `params.detail` of an issue: which part is wrong.

const digits = z.string().regex(/^\d{1,15}$/)

/** Any text. @param allowed what it means, such as `a directory` */
export const text = (allowed: string) => z.string().describe(allowed)

export const textLike = (pattern: RegExp, allowed: string) => z.string().regex(pattern).describe(allowed)

export const email = textLike(/^[^\s@]+@[^\s@]+$/, 'an email address')

/** `1` for true, `0` for false. */
export const toggle = z
  .enum(['1', '0'])
  .transform((given) => given === '1')
  .describe('1 or 0')

export const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z.enum(choices).describe(`one of ${choices.join(', ')}`)

export const ratio = z
  .string()
  .regex(/^(0|1|0?\.\d{1,15}|1\.0{1,15})$/)
  .transform(Number)
  .describe('a number from 0 to 1, such as 0.01')

/** A TCP port. */
export const port = digits.transform(Number).pipe(z.number().max(65_535)).describe('a whole number from 0 to 65535')

/** A duration of `max` seconds or less. */
export const seconds = (max: number) =>
  digits.transform(Number).pipe(z.number().max(max)).describe(`a whole number of seconds from 0 to ${max}`)

/** A limit, max a billion. 0 turns it off. @param unit what is counted, in the plural */
export const limit = (unit: string) =>
  digits
    .transform(Number)
    .pipe(z.number().max(1_000_000_000))
    .describe(`a whole number of ${unit} up to 1000000000, 0 for no limit`)

/** @param unit what is counted, in the plural */
export const count = ({ min, max, unit }: { min: number; max: number; unit: string }) =>
  digits
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .describe(`a whole number of ${unit} from ${min} to ${max}`)

export const milliseconds = ({ min }: { min: number }) =>
  digits.transform(Number).pipe(z.number().min(min).max(3_600_000)).describe(`milliseconds from ${min} to 3600000`)

export const bytes = ({ min }: { min: number }) =>
  digits.transform(Number).pipe(z.number().min(min)).describe(`a number of bytes, at least ${min}`)

/** An http or https URL. */
export const webUrl = (allowed = 'an http or https URL') => z.string().refine(isWebUrl).describe(allowed)

/** An http or https URL without user, query and fragment, so that paths can be appended. Trailing slashes are removed. */
export const baseUrl = (allowed = 'an http or https URL without a query') =>
  z.string().refine(isBaseUrl).transform(withoutTrailingSlash).describe(allowed)

export const redisUrl = z
  .string()
  .refine((given) => /^rediss?:\/\/./.test(given) && URL.canParse(given))
  .describe('a redis:// or rediss:// URL, such as redis://localhost:6379')

/** The URL of a mail server. */
export const smtpUrl = z
  .string()
  .refine((given) => /^smtps?:\/\/./.test(given) && URL.canParse(given))
  .describe('an smtp:// or smtps:// URL, such as smtps://user:password@mail.example.com')

/** A PostgreSQL URL. It has no host if the connection is a Unix socket, and may have several, separated by commas. */
export const databaseUrl = z
  .string()
  .refine(isDatabaseUrl)
  .describe('a URL such as postgres://user:password@host:5432/database')

/** IP addresses and ranges, separated by commas. */
export const addressRanges = z
  .string()
  .superRefine((given, context) => {
    const ranges = given.split(',').map((each) => each.trim())
    const detail = ranges.filter((each) => each !== '').flatMap(problemOfRange)[0]
    if (detail !== undefined) context.addIssue({ code: 'custom', params: { detail } })
  })
  .describe('IP addresses and ranges separated by commas, such as 10.0.0.0/8,fd00::/8')

const minSecretLength = 32

/** One secret, or several separated by commas. Error messages never contain them. */
export const secrets = z
  .string()
  .superRefine((given, context) => {
    const all = given.split(',').map((secret) => secret.trim())
    const detail = all.flatMap(problemOfSecret)[0]
    if (detail !== undefined) context.addIssue({ code: 'custom', ...(all.length > 1 && { params: { detail } }) })
  })
  .describe(
    `${minSecretLength} or more random characters, or several such secrets separated by commas, the newest first`,
  )

function isWebUrl(given: string): boolean {
  return URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)
}

function isBaseUrl(given: string): boolean {
  if (!isWebUrl(given)) return false
  const { href, origin, pathname } = new URL(given)
  return href === `${origin}${pathname}`
}

function isDatabaseUrl(given: string): boolean {
  const [, before, hosts, after] = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/.exec(given) ?? []
  if (hosts === undefined) return false
  return hosts.split(',').every((host, _, { length }) => {
    const mayBeMissing = length === 1 && (before?.endsWith('@') ?? false)
    return (host !== '' || mayBeMissing) && URL.canParse(`${before}${host || 'localhost'}${after}`)
  })
}

function withoutTrailingSlash(given: string): string {
  return new URL(given).href.replace(/\/+$/, '')
}

function problemOfRange(range: string): string | [] {
  const [, address = '', bits] = /^([^/%]*)(?:\/(\d{1,3}))?$/.exec(range) ?? []
  const family = isIP(address)
  if (family === 0 || Number(bits ?? 0) > (family === 4 ? 32 : 128))
    return `${JSON.stringify(range)} is not an address range`
  if (bits === undefined) return []
  const { IPv4, IPv6 } = ipaddr
  const first = (family === 4 ? IPv4 : IPv6).networkAddressFromCIDR(range)
  const isFirst = first.toNormalizedString() === ipaddr.parse(address).toNormalizedString()
  return isFirst ? [] : `${range} does not start at the first address of its range`
}

function problemOfSecret(secret: string, index: number, all: readonly string[]): string | [] {
  const which = `secret ${index + 1} of ${all.length}`
  const firstIndex = all.indexOf(secret)
  if (secret === '') return `${which} is empty`
  if (secret.length < minSecretLength) return `${which} is too short`
  return firstIndex < index ? `${which} is the same as secret ${firstIndex + 1}` : []
}
