const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** @param {number} year @param {number} month */
function daysIn(year, month) {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && leap ? 29 : (days[month - 1] ?? 0)
}

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** @param {string} text */
function isDate(text) {
  const match = datePattern.exec(text)
  if (match === null) return false
  const day = Number(match[3])
  return day >= 1 && day <= daysIn(Number(match[1]), Number(match[2]))
}

const timePattern = /^(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/

/** A second 60 is a leap second: it exists only where it is 23:59:60 in UTC. @param {string} text */
function isTime(text) {
  const match = timePattern.exec(text)
  if (match === null) return false
  const [hour, minute, second] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const [offsetHour, offsetMinute] = [Number(match[5] ?? 0), Number(match[6] ?? 0)]
  if (hour > 23 || minute > 59 || second > 60 || offsetHour > 23 || offsetMinute > 59) return false
  if (second < 60) return true
  const offset = (offsetHour * 60 + offsetMinute) * (match[4] === '-' ? -1 : 1)
  return (((hour * 60 + minute - offset) % 1440) + 1440) % 1440 === 1439
}

/** RFC 3339, section 5.6, read strictly. @param {string} text */
function isDateTime(text) {
  return (text[10] === 'T' || text[10] === 't') && isDate(text.slice(0, 10)) && isTime(text.slice(11))
}

const emailLocal = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const hostname = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

/** @param {string} text */
function isHostname(text) {
  return text.length <= 253 && hostname.test(text)
}

/** RFC 5321 with a domain of at least two labels, no quoted local part, no comment. @param {string} text */
function isEmail(text) {
  const at = text.lastIndexOf('@')
  if (at < 1 || at > 64) return false
  const domain = text.slice(at + 1)
  return emailLocal.test(text.slice(0, at)) && domain.includes('.') && isHostname(domain)
}

/** @param {string} text */
function isIpv4(text) {
  const parts = text.split('.')
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)
}

/** @param {string} text */
function isIpv6(text) {
  const halves = text.split('::')
  if (halves.length > 2) return false
  let groups = 0
  for (const [index, half] of halves.entries()) {
    if (half === '') continue
    const parts = half.split(':')
    for (const [position, part] of parts.entries()) {
      const last = index === halves.length - 1 && position === parts.length - 1
      if (last && part.includes('.')) {
        if (!isIpv4(part)) return false
        groups += 2
      } else if (/^[0-9a-f]{1,4}$/i.test(part)) groups += 1
      else return false
    }
  }
  return halves.length === 2 ? groups < 8 : groups === 8
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

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/**
 * Every format that is honoured, with what it says to a person who sent something else.
 * @type {Record<string, { name: string, test: (text: string) => boolean }>}
 */
export const stringFormats = {
  'date-time': { name: 'a date and time such as 2026-01-31T09:30:00Z', test: isDateTime },
  date: { name: 'a date such as 2026-01-31', test: isDate },
  time: { name: 'a time such as 09:30:00Z', test: isTime },
  email: { name: 'an e-mail address', test: isEmail },
  hostname: { name: 'a host name', test: isHostname },
  ipv4: { name: 'an IPv4 address', test: isIpv4 },
  ipv6: { name: 'an IPv6 address', test: isIpv6 },
  uri: { name: 'a URI', test: (text) => isUriReference(text, true) },
  'uri-reference': { name: 'a URI reference', test: (text) => isUriReference(text, false) },
  uuid: { name: 'a UUID', test: (text) => uuid.test(text) },
  byte: { name: 'base64', test: (text) => base64.test(text) },
  password: { name: 'a password', test: () => true },
}

/** @type {Record<string, { name: string, test: (value: number) => boolean }>} */
export const numberFormats = {
  int32: { name: 'a 32-bit integer', test: (value) => (value | 0) === value },
  int64: { name: 'an integer', test: (value) => Number.isSafeInteger(value) },
  float: { name: 'a number', test: () => true },
  double: { name: 'a number', test: () => true },
}
