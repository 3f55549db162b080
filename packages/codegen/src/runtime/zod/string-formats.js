/** @typedef {{ name: string, test: (text: string) => boolean }} StringFormat */

const datePattern = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** @param {string} text */
function isDate(text) {
  const [, year, month, day] = datePattern.exec(text) ?? []
  // Date.UTC maps the years 0 to 99 to 1900 to 1999. The calendar repeats every 400 years.
  return (
    day !== undefined &&
    new Date(Date.UTC(Number(year) + 400, Number(month) - 1, Number(day))).getUTCDate() === Number(day)
  )
}

// RFC 3339 requires the colon of an offset. Many services omit it, and Ajv accepts that.
const timePattern = /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(?:\.\d+)?(?:z|([+-])([01]\d|2[0-3]):?([0-5]\d))$/i

/** A leap second (60) is valid only at 23:59:60 UTC. @param {string} text */
function isTime(text) {
  const [whole, hour, minute, second, sign, offsetHour = 0, offsetMinute = 0] = timePattern.exec(text) ?? []
  if (whole === undefined || second !== '60') return whole !== undefined
  const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * (sign === '-' ? -1 : 1)
  return (Number(hour) * 60 + Number(minute) - offset + 2880) % 1440 === 1439
}

/** RFC 3339, section 5.6, with a space as well as a T. @param {string} text */
function isDateTime(text) {
  return /[Tt ]/.test(text.charAt(10)) && isDate(text.slice(0, 10)) && isTime(text.slice(11))
}

const duration = /^P(?!$)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/
const emailLocal = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const hostname = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

/** @param {string} text */
function isHostname(text) {
  return text.length <= 253 && hostname.test(text)
}

/** RFC 5321 with a domain of at least two labels, without quoted local parts and comments. @param {string} text */
function isEmail(text) {
  const at = text.lastIndexOf('@')
  if (at < 1 || at > 64) return false
  const domain = text.slice(at + 1)
  return emailLocal.test(text.slice(0, at)) && domain.includes('.') && isHostname(domain)
}

const ipv4 = /^(?:(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])(?:\.(?!$)|$)){4}$/

/** @param {string} text @returns {boolean} */
function isIpv6(text) {
  // The longest form ends in an IPv4 address.
  if (text.length > 45) return false
  const last = text.slice(text.lastIndexOf(':') + 1)
  if (last.includes('.')) return ipv4.test(last) && isIpv6(`${text.slice(0, -last.length)}0:0`)
  const groups = text.split(':')
  if (!groups.every((group) => /^[0-9a-f]{0,4}$/i.test(group))) return false
  if (!text.includes('::')) return groups.length === 8 && !groups.includes('')
  const full = groups.filter((group) => group !== '').length
  return full < 8 && /^(?!.*::.*::)(?!.*:::)(?!:[^:])(?!.*[^:]:$)/.test(text)
}

const userinfo = /^(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*$/i
const registeredName = /^(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*$/i
const pathEtc = /^(?:[a-z0-9\-._~!$&'()*+,;=:@/]|%[0-9a-f]{2})*$/i
const queryEtc = /^(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*$/i

/** @param {string} text */
function isAuthority(text) {
  const at = text.lastIndexOf('@')
  if (at !== -1 && !userinfo.test(text.slice(0, at))) return false
  const match = /^(\[[^\]]*\]|[^:]*)(?::\d*)?$/.exec(text.slice(at + 1))
  if (match === null) return false
  const host = match[1] ?? ''
  return host.startsWith('[') ? isIpv6(host.slice(1, -1)) : registeredName.test(host)
}

const uriParts = /^(?:([a-z][a-z0-9+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/i

/** RFC 3986. @param {string} text @param {boolean} absolute */
function isUriReference(text, absolute) {
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

/** @param {string} text */
function isRegex(text) {
  try {
    return new RegExp(text, 'u') !== undefined
  } catch {
    return false
  }
}

/** @param {string} name @param {RegExp | ((text: string) => boolean)} test @returns {StringFormat} */
const format = (name, test) => ({ name, test: typeof test === 'function' ? test : (text) => test.test(text) })

/** All supported formats. `name` is the expected value in error messages. @type {Record<string, StringFormat>} */
export const stringFormats = {
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

/** @type {Record<string, { name: string, test: (value: number) => boolean }>} */
export const numberFormats = {
  int32: { name: 'a 32-bit integer', test: (value) => (value | 0) === value },
  int64: { name: 'an integer', test: (value) => Number.isInteger(value) && Math.abs(value) <= 2 ** 63 },
  float: { name: 'a number', test: () => true },
  double: { name: 'a number', test: () => true },
}
