import { z } from 'zod'
import type { Kind } from './kind.ts'

const digits = z.string().regex(/^\d{1,15}$/)

/** A TCP port. */
export function port(): Kind<number> {
  return { schema: digits.transform(Number).pipe(z.number().max(65_535)), allowed: 'a whole number from 0 to 65535' }
}

/** A limit, max a billion. 0 turns it off. @param unit what is counted, in the plural */
export function limit(unit: string): Kind<number> {
  return {
    schema: digits.transform(Number).pipe(z.number().max(1_000_000_000)),
    allowed: `a whole number of ${unit} up to 1000000000, 0 for no limit`,
  }
}

export function bytes({ min }: { min: number }): Kind<number> {
  return {
    schema: digits.transform(Number).pipe(z.number().min(min)),
    allowed: `a number of bytes, at least ${min}`,
  }
}
