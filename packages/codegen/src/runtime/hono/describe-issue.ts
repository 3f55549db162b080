import type { z } from '@hono/zod-openapi'
import { refusalOf } from '../zod/index.ts'
import { type Failure, failure } from './failure.ts'
import { acceptsOnlyIntegers, definitionOf, mustBe, type Schema, typesOf } from './schema.ts'

type Issue = z.core.$ZodIssue

/**
 * Converts a zod issue to a failure of this API.
 *
 * @param schema the schema that reported the issue
 * @returns a failure with a path relative to the end of the issue's path
 */
export function describeIssue(issue: Issue, schema: Schema): Failure {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue, schema)
    case 'invalid_value':
      return notAmong(issue.values, schema)
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      if (issue.format !== 'regex') return failure('format', `must be ${issue.format}`)
      return failure('pattern', `must match ${sourceOf(String(issue.pattern))}`)
    case 'not_multiple_of':
      return failure('multipleOf', `must be a multiple of ${issue.divisor}`)
    case 'unrecognized_keys':
      return failure('unknown', 'is not a known field', issue.keys.slice(0, 1))
    case 'invalid_key':
      return badName(issue, schema)
    case 'custom': {
      const { kind, reason } = refusalOf(issue) ?? { kind: 'custom', reason: issue.message }
      return failure(kind, reason)
    }
    default:
      return failure(issue.code, issue.message)
  }
}

function wrongType({ message }: Issue, schema: Schema): Failure {
  const { type } = definitionOf(schema)
  if (type === 'never') return failure('unknown', 'is not allowed')
  if (type === 'file') return failure('type', 'must be a file')
  if (acceptsOnlyIntegers(schema)) return failure('type', 'must be an integer')
  const types = typesOf(schema)
  return failure('type', types === undefined ? message : mustBe(types))
}

/** Lists at most 12 values, to keep the message readable. */
export function notAmong(values: readonly unknown[], schema?: Schema): Failure {
  if (values.length === 0) return failure('enum', 'is not allowed')
  const listed = values.slice(0, 12).map((value) => JSON.stringify(value))
  if (values.length > listed.length) listed.push('…')
  if (values.length > 1) return failure('enum', `must be one of ${listed.join(', ')}`)
  const isEnum = schema !== undefined && definitionOf(schema).type === 'enum'
  return failure(isEnum ? 'enum' : 'const', `must be ${listed[0]}`)
}

function tooSmall({ origin, minimum, inclusive }: Issue & { code: 'too_small' }): Failure {
  if (origin === 'string') return failure('minLength', atLeast(minimum, 'character'))
  if (origin === 'array') return failure('minItems', atLeast(minimum, 'item'))
  if (inclusive === false) return failure('exclusiveMinimum', `must be greater than ${minimum}`)
  return failure('minimum', `must be at least ${minimum}`)
}

function tooBig({ origin, maximum, inclusive }: Issue & { code: 'too_big' }): Failure {
  if (origin === 'string') return failure('maxLength', `must have at most ${amount(maximum, 'character')}`)
  if (origin === 'array') return failure('maxItems', `must have at most ${amount(maximum, 'item')}`)
  if (inclusive === false) return failure('exclusiveMaximum', `must be less than ${maximum}`)
  return failure('maximum', `must be at most ${maximum}`)
}

function atLeast(count: number | bigint, noun: string): string {
  return Number(count) === 1 ? 'must not be empty' : `must have at least ${amount(count, noun)}`
}

function amount(count: number | bigint, noun: string): string {
  return `${count} ${noun}${Number(count) === 1 ? '' : 's'}`
}

/** The authored source of a pattern, without the slashes that zod adds. */
function sourceOf(pattern: string): string {
  return pattern.slice(1, pattern.lastIndexOf('/')).replaceAll('\\/', '/')
}

/** Describes an invalid key of a record. */
function badName({ issues: [first] }: Issue & { code: 'invalid_key' }, schema: Schema): Failure {
  const definition = definitionOf(schema)
  const keys = definition.type === 'record' ? definition.keyType : schema
  const reason = first === undefined ? 'does not fit' : describeIssue(first, keys).reason
  return failure('propertyNames', `has a name that ${reason}`)
}
