import { z } from 'zod'
import type { Kind } from './kind.ts'

/** Any text. @param allowed what it means, such as `a directory` */
export function text(allowed: string): Kind<string> {
  return { schema: z.string(), allowed }
}

export function textLike(pattern: RegExp, allowed: string): Kind<string> {
  return { schema: z.string().regex(pattern), allowed }
}

export function email(): Kind<string> {
  return textLike(/^[^\s@]+@[^\s@]+$/, 'an email address')
}
