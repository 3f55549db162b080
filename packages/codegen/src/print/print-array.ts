import { restOf } from '../analyze/rest-of.ts'
import { asArray, type Json, type JsonObject } from '../read/json.ts'
import { type Code, list } from './code.ts'
import { printAll } from './print-all.ts'
import type { ZodScope } from './zod-scope.ts'

/** Prints an array: plain zod for `items` and the length, helpers for everything else. */
export function printArray(fragment: JsonObject, scope: ZodScope): Code {
  const { minItems, maxItems, uniqueItems, contains } = fragment
  const items = restOf(fragment)
  const prefix = asArray(fragment.prefixItems).map((each) => scope.print(each, scope))
  const item = scope.print(items, scope)
  let js = `z.array(${item.js})`
  if (prefix.length > 0) {
    const entries = prefix.map(({ js }) => js)
    js = `${scope.helper('items')}(${list('[', entries, ']')}${items === undefined ? '' : `, ${item.js}`})`
  }
  let isLater = [...prefix, item].some(({ later }) => later)
  if (typeof minItems === 'number' && minItems > 0) js += `.min(${minItems})`
  if (typeof maxItems === 'number') js += `.max(${maxItems})`
  let checks = uniqueItems === true ? `.apply(${scope.helper('unique')})` : ''
  if (contains !== undefined) {
    const found = printContains(fragment, scope)
    checks += `.apply(${found.js})`
    isLater ||= found.later === true
  }
  const inner =
    prefix.length === 0 ? item.type : `z.ZodUnion<[${[...prefix, item].map(({ type }) => type).join(', ')}]>`
  const code = { type: `z.ZodArray<${inner}>`, ...(isLater && { later: true }) }
  const itemsChange = [items, ...asArray(fragment.prefixItems)].some((each) => holdsDefaults(each, scope))
  if (checks === '' || !itemsChange) return { ...code, js: js + checks }
  // A check sees the items after their defaults are filled in, so it runs on the original items in a separate schema.
  return printAll(
    [
      { ...code, js },
      { js: `z.array(z.unknown())${checks}`, type: 'z.ZodArray<z.ZodUnknown>' },
    ],
    scope,
  )
}

function holdsDefaults(fragment: Json | undefined, { context, defaults }: ZodScope): boolean {
  const schema = fragment === undefined ? undefined : context.schemaOf(fragment)
  return schema !== undefined && defaults?.holds(schema) === true
}

function printContains({ contains, minContains, maxContains }: JsonObject, scope: ZodScope): Code {
  const { js, later } = scope.print(contains, scope)
  const counts: string[] = []
  if (typeof minContains === 'number' && minContains !== 1) counts.push(`min: ${minContains}`)
  if (typeof maxContains === 'number') counts.push(`max: ${maxContains}`)
  const options = counts.length === 0 ? '' : `, { ${counts.join(', ')} }`
  return { js: `${scope.helper('contains')}(${js}${options})`, type: '', ...(later && { later }) }
}
