import { list } from './code.ts'
import { isObject, type Json } from './json.ts'
import { propertyName, quote } from './names.ts'

/** A plain value as a JavaScript expression on one line; properties that are undefined are left out. */
export function literal(value: unknown): string {
  const json = JSON.stringify(value)
  // In JavaScript a plain `"__proto__":` would set the prototype.
  return json.includes('"__proto__"') ? spelledOut(value) : json
}

function spelledOut(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(spelledOut).join()}]`
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{${fields.map(([key, field]) => `[${JSON.stringify(key)}]:${spelledOut(field)}`).join()}}`
}

/** A plain value as JavaScript that a person would write. */
export function prettyLiteral(value: Json): string {
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value))
    return list(
      '[',
      value.map((item) => ({ text: prettyLiteral(item) })),
      ']',
    )
  if (!isObject(value)) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, field]) => ({ text: `${keyOf(key)}: ${prettyLiteral(field)}` }))
  return list('{', entries, '}')
}

/** In JavaScript a plain `__proto__:` would set the prototype. */
function keyOf(key: string): string {
  return key === '__proto__' ? "['__proto__']" : propertyName(key)
}
