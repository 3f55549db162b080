import { z } from '@hono/zod-openapi'
import { annotate } from './annotate.js'
import { checkOf, refuse } from './refuse.js'
import { numberFormats } from './string-formats.js'

// zod-openapi writes `type: integer` only for this format.
const integerFormat = 'safeint'
/** Like zod's own check of integers, but without its limits. @type {z.core.$ZodCheck<number>} */
const integerCheck = /** @type {any} */ ({
  _zod: {
    check: (/** @type {z.core.ParsePayload<number>} */ { value: input, issues }) => {
      if (!Number.isInteger(input)) issues.push({ code: 'invalid_type', expected: 'int', input, continue: false })
    },
    def: { check: 'number_format', format: integerFormat },
    onattach: [(/** @type {z.core.$ZodType} */ schema) => (schema._zod.bag.format = integerFormat)],
  },
})

export function integer() {
  return new z.ZodNumber({ type: 'number', checks: [integerCheck] })
}

/** @param {number} divisor */
export function multipleOf(divisor) {
  const check = checkOf((/** @type {z.core.ParsePayload<number>} */ payload) => {
    if (!isMultipleOf(payload.value, divisor)) refuse(payload, 'multipleOf', `must be a multiple of ${divisor}`)
  })
  return (/** @type {z.ZodNumber} */ schema) => annotate(schema.check(check), { multipleOf: divisor })
}

/** @param {string} name */
export function format(name) {
  const known = numberFormats[name]
  const check = checkOf((/** @type {z.core.ParsePayload<number>} */ payload) => {
    if (known !== undefined && !known.test(payload.value)) refuse(payload, 'format', `must be ${known.name}`)
  })
  return (/** @type {z.ZodNumber} */ schema) => annotate(schema.check(check), { format: name })
}

/** Exact for decimal numbers. @param {number} value @param {number} divisor */
function isMultipleOf(value, divisor) {
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
