import { type Code, list } from './code.ts'
import { quote } from './quote.ts'
import type { ZodScope } from './zod-scope.ts'

/** The type of expressions that do not show what they accept. */
export const anyType = 'z.ZodType'

/** Matches any value, or a missing property. */
export const unknown: Code = { js: 'z.unknown()', type: 'z.ZodUnknown' }

/** Matches no value. */
export function nothing(scope: ZodScope): Code {
  return { js: `${scope.helper('nothing')}()`, type: 'z.ZodNever' }
}

/** Replaces `z.unknown()`, which accepts a missing property, with `anything()`, which requires a value. */
export function definite(code: Code, scope: ZodScope): Code {
  return code.js === unknown.js ? { ...code, js: `${scope.helper('anything')}()` } : code
}

/**
 * Whether a type says too little of its values. An intersection does: a property that one side declares as optional and
 * the other only requires may be undefined.
 */
export function isVague(type: string): boolean {
  return type === anyType || type.startsWith(intersection)
}

const intersection = 'z.ZodIntersection<'

/** Combines expressions that a value must all match. */
export function printAll(codes: readonly Code[], scope: ZodScope): Code {
  const restricting = codes.filter(({ js }) => js !== unknown.js)
  if (restricting.length <= 1) return restricting[0] ?? unknown
  const type = restricting.map((code) => code.type).reduce((left, right) => `${intersection}${left}, ${right}>`)
  return { ...call('all', restricting, scope), type }
}

/** A call of a helper with schemas as arguments. */
export function call(helper: string, codes: readonly Code[], scope: ZodScope): Code {
  const entries = codes.map(({ js }) => js)
  const isLater = codes.some(({ later }) => later === true)
  return { js: list(`${scope.helper(helper)}(`, entries, ')'), type: anyType, ...(isLater && { later: true }) }
}

/** Calls that refuse an object unless it has exactly one property of each group. */
export function printGroups(groups: readonly (readonly string[])[], scope: ZodScope): string {
  return groups.map((names) => `.apply(${scope.helper('exactlyOne')}(${names.map(quote).join(', ')}))`).join('')
}
