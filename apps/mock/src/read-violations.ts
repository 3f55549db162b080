import type { MockedOperation } from './read-contract.ts'
import { Refusal } from './refusal.ts'

interface Violation {
  /** Such as `['request', 'query', 'limit']` or `['request', 'body', 'contact_ids', '3']`. */
  location: string[]
  severity: string
  /** The JSON Schema keyword. */
  code: string
  message: string
}

/** The service checks in this order and reports the first failure only. */
const LOCATIONS = ['path', 'query', 'header', 'headers', 'body']
const PHRASE = /^Request (path|query|header|body)( parameter| property)? ?/
const NAMED_IN_MESSAGE = ['required', 'additionalProperties', 'unevaluatedProperties']

/**
 * Prism's violations as the service would report them; undefined without violations. Prism sends them as JSON in
 * the header `sl-violations`, truncated if they are too many.
 */
export function readViolations(header: string | null, operation: MockedOperation): Refusal | undefined {
  if (header === null) return undefined
  const violations = parse(header)
  if (violations === undefined) return new Refusal('invalid_field_value', 'The request has too many invalid fields.')
  const [first] = violations
    .filter(({ location, severity }) => location[0] === 'request' && severity === 'Error')
    .sort((a, b) => LOCATIONS.indexOf(a.location[1] ?? '') - LOCATIONS.indexOf(b.location[1] ?? ''))
  if (first === undefined) return undefined
  const param = paramOf(first, operation)
  // A missing or unknown field is always `invalid_field_value`.
  const special =
    NAMED_IN_MESSAGE.includes(first.code) || param === undefined ? undefined : operation.errorCodes.get(param)
  const code = special ?? 'invalid_field_value'
  return new Refusal(code, explain(first, param), { param })
}

function explain({ location, code, message }: Violation, param: string | undefined): string {
  if (param === undefined)
    return location.length < 2 ? 'The body is missing.' : `The body ${message.replace(PHRASE, '')}.`
  if (code === 'required') return `\`${param}\` is required.`
  if (NAMED_IN_MESSAGE.includes(code)) return `\`${param}\` is not a field of this request.`
  return `\`${param}\` ${message.replace(PHRASE, '').replace(location.slice(2).join('.'), '').trim()}.`
}

function parse(header: string): Violation[] | undefined {
  try {
    return JSON.parse(header) as Violation[]
  } catch {
    return undefined
  }
}

/** The path of the invalid value, such as `contact_ids[3]`. Only the message names a missing or unknown field. */
function paramOf({ location, code, message }: Violation, { parameterNames }: MockedOperation): string | undefined {
  const [, part, ...steps] = location
  if (NAMED_IN_MESSAGE.includes(code)) {
    const named = /'([^']+)'$/.exec(message)?.[1]
    if (named !== undefined) steps.push(named)
  }
  if (part === 'body') return toPath(steps)
  const name = steps[0]?.toLowerCase()
  return parameterNames.find((each) => each.toLowerCase() === name) ?? steps[0]
}

function toPath(steps: string[]): string | undefined {
  if (steps.length === 0) return undefined
  return steps.map((step, index) => (/^\d+$/.test(step) ? `[${step}]` : index === 0 ? step : `.${step}`)).join('')
}
