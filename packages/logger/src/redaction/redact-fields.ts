import { describeError } from './describe-error.ts'
import { redacted } from './redact-text.ts'
import { isHidden } from './redacted-fields.ts'

const maxDepth = 6

/**
 * Copies fields: texts pass through `redact`, errors become plain objects. Bytes, and fields with the name of a secret,
 * are never shown. Names are compared here, because pino's own `redact` costs time for each path in every line, and has no
 * paths of any depth.
 */
export function redactFields(fields: object, redact: (text: string) => string): Record<string, unknown> {
  return copyObject(fields, redact, 0)
}

function copy(value: unknown, redact: (text: string) => string, depth: number): unknown {
  if (typeof value === 'string') return redact(value)
  if (value instanceof Error) return describeError(value, redact)
  if (value instanceof URL) return redact(value.href)
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (ArrayBuffer.isView(value) || depth === maxDepth) return redacted
  if (Array.isArray(value)) return value.map((each) => copy(each, redact, depth + 1))
  return copyObject(value, redact, depth + 1)
}

function copyObject(value: object, redact: (text: string) => string, depth: number): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, copyField(name, each, redact, depth)]))
}

function copyField(name: string, value: unknown, redact: (text: string) => string, depth: number): unknown {
  if (isHidden(name)) return redacted
  // A thrown value is described even if it is not an error.
  return name === 'err' ? describeError(value, redact) : copy(value, redact, depth)
}
