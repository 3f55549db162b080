import { OperatorError } from '../errors/index.ts'

// Validates the operator's input, as the contract validates requests.

const maxNameLength = 200
const dateTime = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d{1,6})?([Zz]|[+-]\d{2}:\d{2})$/

/** @throws OperatorError unless it is a text of 1 to 200 characters */
export function requireName(value: string, field: string): string {
  if (value.trim() === '' || value.length > maxNameLength || !isStorable(value)) {
    throw new OperatorError(`${field} must be a text of 1 to ${maxNameLength} characters.`)
  }
  return value
}

/** Whether PostgreSQL stores a text unchanged. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** Like {@link requireName}, but optional. */
export function optionalName(value: string | undefined, field: string): string | null {
  return value === undefined ? null : requireName(value, field)
}

/** @throws OperatorError unless it is an RFC 3339 date-time of an existing day */
export function optionalDateTime(value: string | undefined, field: string): string | null {
  if (value === undefined) return null
  const day = value.slice(0, 10)
  // Date parses February 30 as March 2.
  const isDay =
    new Date(`${day}T00:00:00Z`).getTime() >= 0 && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
  if (!dateTime.test(value) || !isDay || Number.isNaN(Date.parse(value))) {
    throw new OperatorError(`${field} must be a date-time such as 2027-01-31T12:00:00Z, not ${JSON.stringify(value)}.`)
  }
  return value
}

/** @throws OperatorError unless it is one of the choices */
export function requireChoice<Choice extends string>(value: string, choices: readonly Choice[], field: string): Choice {
  const choice = choices.find((each) => each === value)
  if (choice === undefined) {
    throw new OperatorError(`${field} must be ${choices.join(' or ')}, not ${JSON.stringify(value)}.`)
  }
  return choice
}
