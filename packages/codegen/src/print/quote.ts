import { identifier } from '../read/identifier-of.ts'

/** Most property names. Tested first, because the classes of \p are slow. */
const asciiIdentifier = /^[A-Za-z_$][\w$]*$/

/** A property name, quoted only if necessary. */
export function propertyName(name: string): string {
  return asciiIdentifier.test(name) || identifier.test(name) ? name : quote(name)
}

/** A key in a printed object literal, where a plain `__proto__:` would set the prototype. */
export function objectKey(name: string): string {
  return name === '__proto__' ? "['__proto__']" : propertyName(name)
}

const plainText = /^[ -&(-[\]-~]*$/

/** A single-quoted literal on one line. Escapes U+2028 and U+2029, which the printer would treat as line breaks. */
export function quote(text: string): string {
  if (plainText.test(text)) return `'${text}'`
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${inner.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`
}
