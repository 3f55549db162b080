import { z } from '@hono/zod-openapi'
import { annotate } from './annotate.ts'
import { checkOf, refuse } from './refuse.ts'
import { numberFormats } from './string-formats.ts'

// zod-openapi writes `type: integer` only for this format.
const integerFormat = 'safeint'
/** Like zod's own check of integers, but without its limits. */
const integerCheck = {
  _zod: {
    check: ({ value: input, issues }: z.core.ParsePayload<number>) => {
      if (!Number.isInteger(input)) issues.push({ code: 'invalid_type', expected: 'int', input, continue: false })
    },
    def: { check: 'number_format', format: integerFormat },
    onattach: [
      (schema: z.core.$ZodType) => {
        schema._zod.bag.format = integerFormat
      },
    ],
  },
} as unknown as z.core.$ZodCheck<number>

/**
 * An integer of any size, as in JSON Schema; `z.int()` is limited to ±(2^53 − 1). Larger ones are exact, because requests
 * with numbers that a double would change are rejected before they are validated.
 */
export function integer(): z.ZodNumber {
  return new z.ZodNumber({ type: 'number', checks: [integerCheck] })
}

/** `z.number().apply(multipleOf(0.01))`: exact for decimal numbers, so 0.3 is a multiple of 0.1. */
export function multipleOf(divisor: number): <S extends z.ZodNumber>(schema: S) => S {
  const check = checkOf<number>((payload) => {
    if (!isMultipleOf(payload.value, divisor)) refuse(payload, 'multipleOf', `must be a multiple of ${divisor}`)
  })
  return (schema) => annotate(schema.check(check), { multipleOf: divisor })
}

/** `integer().apply(format('int32'))`. `float` and `double` accept any number. */
export function format(name: string): <S extends z.ZodNumber>(schema: S) => S {
  const known = numberFormats[name]
  const check = checkOf<number>((payload) => {
    if (known !== undefined && !known.test(payload.value)) refuse(payload, 'format', `must be ${known.name}`)
  })
  return (schema) => annotate(schema.check(check), { format: name })
}

/** Exact for decimal numbers. */
function isMultipleOf(value: number, divisor: number): boolean {
  if (Number.isInteger(value) && Number.isInteger(divisor)) return value % divisor === 0
  const [a, b] = [decimal(value), decimal(divisor)]
  const exponent = Math.min(a.exponent, b.exponent)
  return (a.digits * 10n ** BigInt(a.exponent - exponent)) % (b.digits * 10n ** BigInt(b.exponent - exponent)) === 0n
}

function decimal(value: number): { digits: bigint; exponent: number } {
  const [mantissa = '0', exponent = '0'] = String(value).split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length }
}
