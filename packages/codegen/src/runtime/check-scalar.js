import { failure } from './failure.js'
import { numberFormats, stringFormats } from './formats.js'
import { checkText, codePoints } from './text.js'

/** @typedef {import('./failure.js').Failure} Failure */
/** @typedef {(value: any) => Failure | undefined} Check */

/** @param {number} count @param {string} noun */
const amount = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`

/**
 * @param {{ minLength?: number, maxLength?: number, patterns?: string[], formats?: string[] }} schema
 * @returns {Check}
 */
export function checkString({ minLength = 0, maxLength = Infinity, patterns = [], formats = [] }) {
  const expressions = patterns.map((pattern) => new RegExp(pattern, 'u'))
  const checkedFormats = formats.map((format) => ({ format, ...stringFormats[format] }))
  return (value) => {
    if (typeof value !== 'string') return failure('type', 'must be a string')
    const text = checkText(value)
    if (text !== undefined) return text
    // A string has at least half as many code points as UTF-16 units, and at most as many: counting is rarely needed.
    const units = value.length
    if (units < minLength || (units < 2 * minLength && codePoints(value) < minLength)) {
      return failure(
        'minLength',
        minLength === 1 ? 'must not be empty' : `must have at least ${amount(minLength, 'character')}`,
      )
    }
    if (units > maxLength && codePoints(value) > maxLength) {
      return failure('maxLength', `must have at most ${amount(maxLength, 'character')}`)
    }
    for (const expression of expressions) {
      if (!expression.test(value)) return failure('pattern', `must match ${expression.source}`)
    }
    for (const { format, name, test } of checkedFormats) {
      if (test !== undefined && !test(value)) return failure('format', `must be ${name ?? format}`)
    }
    return undefined
  }
}

/** Exact for decimals: 0.3 is a multiple of 0.1. @param {number} value @param {number} divisor */
export function isMultipleOf(value, divisor) {
  if (Number.isInteger(value) && Number.isInteger(divisor)) return value % divisor === 0
  const [a, b] = [decimal(value), decimal(divisor)]
  const exponent = Math.min(a.exponent, b.exponent)
  return (a.digits * 10n ** BigInt(a.exponent - exponent)) % (b.digits * 10n ** BigInt(b.exponent - exponent)) === 0n
}

/** @param {number} value */
function decimal(value) {
  const [mantissa = '0', exponent = '0'] = String(value).split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length }
}

/**
 * @param {{ integer?: boolean, minimum?: number, maximum?: number, exclusiveMinimum?: number, exclusiveMaximum?: number, multiplesOf?: number[], formats?: string[] }} schema
 * @returns {Check}
 */
export function checkNumber(schema) {
  const { integer = false, multiplesOf = [], formats = [] } = schema
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema
  const checkedFormats = formats.map((format) => ({ format, ...numberFormats[format] }))
  return (value) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      return failure('type', integer ? 'must be an integer' : 'must be a number')
    }
    if (integer && !Number.isSafeInteger(value)) {
      return failure('type', Number.isInteger(value) ? 'must be an integer of at most 53 bits' : 'must be an integer')
    }
    if (value < minimum) return failure('minimum', `must be at least ${minimum}`)
    if (value > maximum) return failure('maximum', `must be at most ${maximum}`)
    if (value <= exclusiveMinimum && exclusiveMinimum !== -Infinity) {
      return failure('exclusiveMinimum', `must be greater than ${exclusiveMinimum}`)
    }
    if (value >= exclusiveMaximum && exclusiveMaximum !== Infinity) {
      return failure('exclusiveMaximum', `must be less than ${exclusiveMaximum}`)
    }
    for (const divisor of multiplesOf) {
      if (!isMultipleOf(value, divisor)) return failure('multipleOf', `must be a multiple of ${divisor}`)
    }
    for (const { format, name, test } of checkedFormats) {
      if (test !== undefined && !test(value)) return failure('format', `must be ${name ?? format}`)
    }
    return undefined
  }
}

/** @param {{ values: readonly unknown[], keyword: 'enum' | 'const' }} schema @returns {Check} */
export function checkLiteral({ values, keyword }) {
  const allowed = new Set(values)
  const listed = values.slice(0, 12).map((value) => JSON.stringify(value))
  const more = values.length > listed.length ? ', …' : ''
  const reason = values.length === 1 ? `must be ${listed[0]}` : `must be one of ${listed.join(', ')}${more}`
  return (value) => (allowed.has(value) ? undefined : failure(keyword, reason))
}
