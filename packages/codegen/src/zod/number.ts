import type { z } from '@hono/zod-openapi'
import { numberFormats } from './formats.ts'
import { checkOf, refuse } from './issue.ts'
import { annotate } from './metadata.ts'

/** `z.number().apply(multipleOf(0.01))`: exact for decimals, so 0.3 is a multiple of 0.1. */
export function multipleOf(divisor: number) {
  const check = checkOf<number>((payload) => {
    if (!isMultipleOf(payload.value, divisor)) refuse(payload, 'multipleOf', `must be a multiple of ${divisor}`)
  })
  return <S extends z.ZodNumber>(schema: S): S => annotate(schema.check(check), { multipleOf: divisor })
}

/** `z.int().apply(format('int32'))`. `int64` is what `z.int()` accepts, `float` and `double` say nothing about a value. */
export function format(name: string) {
  const known = numberFormats[name]
  const check = checkOf<number>((payload) => {
    if (known !== undefined && !known.test(payload.value)) refuse(payload, 'format', `must be ${known.name}`)
  })
  return <S extends z.ZodNumber>(schema: S): S => annotate(schema.check(check), { format: name })
}

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
