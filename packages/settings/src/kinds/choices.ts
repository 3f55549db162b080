import { z } from 'zod'
import type { Kind } from './kind.ts'

/** `1` for true, `0` for false. */
export function toggle(): Kind<boolean> {
  return { schema: z.enum(['1', '0']).transform((text) => text === '1'), allowed: '1 or 0' }
}

export function oneOf<const Choice extends string>(choices: readonly [Choice, ...Choice[]]): Kind<Choice> {
  return { schema: z.enum(choices) as z.ZodType<Choice, string>, allowed: `one of ${choices.join(', ')}` }
}
