/** A format: its name in error messages, and a test for a value. */
export interface Format<T> {
  readonly name: string
  readonly test: (value: T) => boolean
}

const datePattern = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

function isDate(text: string): boolean {
  const [, year, month, day] = datePattern.exec(text) ?? []
  // Date.UTC maps the years 0 to 99 to 1900 to 1999. The calendar repeats every 400 years.
  return (
    day !== undefined &&
    new Date(Date.UTC(Number(year) + 400, Number(month) - 1, Number(day))).getUTCDate() === Number(day)
  )
}

// RFC 3339 requires the colon of an offset. Many services omit it, and Ajv accepts that.
const timePattern = /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(?:\.\d+)?(?:z|([+-])([01]\d|2[0-3]):?([0-5]\d))$/i

/** A leap second (60) is valid only at 23:59:60 UTC. */
function isTime(text: string): boolean {
  const [whole, hour, minute, second, sign, offsetHour = 0, offsetMinute = 0] = timePattern.exec(text) ?? []
  if (whole === undefined || second !== '60') return whole !== undefined
  const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * (sign === '-' ? -1 : 1)
  return (Number(hour) * 60 + Number(minute) - offset + 2880) % 1440 === 1439
}

/** RFC 3339, section 5.6, with a space as well as a T. */
function isDateTime(text: string): boolean {
  return /[Tt ]/.test(text.charAt(10)) && isDate(text.slice(0, 10)) && isTime(text.slice(11))
}

const duration = /^P(?!$)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/
const emailLocal = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const hostname = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

function isHostname(text: string): boolean {
  return text.length <= 253 && hostname.test(text)
}

/** RFC 5321 with a domain of at least two labels, without quoted local parts and comments. */
function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (at < 1 || at > 64) return false
  const domain = text.slice(at + 1)
  return emailLocal.test(text.slice(0, at)) && domain.includes('.') && isHostname(domain)
}

const ipv4 = /^(?:(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])(?:\.(?!$)|$)){4}$/

/** The URL parser knows the syntax of RFC 4291. The longest form ends in an IPv4 address. */
function isIpv6(text: string): boolean {
  return /^[0-9a-f:.]{2,45}$/i.test(text) && URL.canParse(`http://[${text}]`)
}

const userinfo = /^(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*$/i
const registeredName = /^(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*$/i
const pathEtc = /^(?:[a-z0-9\-._~!$&'()*+,;=:@/]|%[0-9a-f]{2})*$/i
const queryEtc = /^(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*$/i

function isAuthority(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (at !== -1 && !userinfo.test(text.slice(0, at))) return false
  const match = /^(\[[^\]]*\]|[^:]*)(?::\d*)?$/.exec(text.slice(at + 1))
  if (match === null) return false
  const host = match[1] ?? ''
  return host.startsWith('[') ? isIpv6(host.slice(1, -1)) : registeredName.test(host)
}

const uriParts = /^(?:([a-z][a-z0-9+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/i

/** RFC 3986. */
function isUriReference(text: string, absolute: boolean): boolean {
  const match = uriParts.exec(text)
  if (match === null) return false
  const [, scheme, authority, path = '', query = '', fragment = ''] = match
  if (absolute && scheme === undefined) return false
  if (scheme === undefined && authority === undefined && /^[^/]*:/.test(path)) return false
  if (authority !== undefined && !isAuthority(authority)) return false
  return pathEtc.test(path) && queryEtc.test(query) && queryEtc.test(fragment)
}

/** RFC 6570. */
const uriTemplate =
  /^(?:[^\p{Cc} "'%<>\\^`{|}]|%[0-9a-f]{2}|\{[+#./;?&=,!@|]?(?:\w|%[0-9a-f]{2})(?:[\w.]|%[0-9a-f]{2})*(?::[1-9]\d{0,3}|\*)?(?:,(?:\w|%[0-9a-f]{2})(?:[\w.]|%[0-9a-f]{2})*(?::[1-9]\d{0,3}|\*)?)*\})*$/iu
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

function isRegex(text: string): boolean {
  try {
    return new RegExp(text, 'u') !== undefined
  } catch {
    return false
  }
}

function format(name: string, test: RegExp | ((text: string) => boolean)): Format<string> {
  return { name, test: typeof test === 'function' ? test : (text) => test.test(text) }
}

/** The supported string formats. */
export const stringFormats: Readonly<Record<string, Format<string>>> = {
  'date-time': format('a date and time such as 2026-01-31T09:30:00Z', isDateTime),
  date: format('a date such as 2026-01-31', isDate),
  time: format('a time such as 09:30:00Z', isTime),
  duration: format('a duration such as P1DT12H', duration),
  email: format('an email address', isEmail),
  hostname: format('a host name', isHostname),
  ipv4: format('an IPv4 address', ipv4),
  ipv6: format('an IPv6 address', isIpv6),
  uri: format('a URI', (text) => isUriReference(text, true)),
  'uri-reference': format('a URI reference', (text) => isUriReference(text, false)),
  'uri-template': format('a URI template', uriTemplate),
  uuid: format('a UUID', uuid),
  'json-pointer': format('a JSON pointer', /^(?:\/(?:[^~/]|~[01])*)*$/),
  'relative-json-pointer': format('a relative JSON pointer', /^(?:0|[1-9]\d*)(?:#|(?:\/(?:[^~/]|~[01])*)*)$/),
  regex: format('a regular expression', isRegex),
  byte: format('base64', base64),
  password: format('a password', () => true),
}

/** The supported number formats. */
export const numberFormats: Readonly<Record<string, Format<number>>> = {
  int32: { name: 'a 32-bit integer', test: (value) => (value | 0) === value },
  int64: { name: 'an integer', test: (value) => Number.isInteger(value) && Math.abs(value) <= 2 ** 63 },
  float: { name: 'a number', test: () => true },
  double: { name: 'a number', test: () => true },
}
