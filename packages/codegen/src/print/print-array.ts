import type { JsonObject } from '../read/json.ts'
import { type Code, list } from './code.ts'
import { arrayOf, printZod } from './print-zod.ts'
import type { ZodScope } from './zod-scope.ts'

/** An array: plain zod for what it says of all items, helpers for the rest. */
export function printArray(fragment: JsonObject, scope: ZodScope): Code {
  const { items, minItems, maxItems, uniqueItems, contains } = fragment
  const prefix = arrayOf(fragment.prefixItems).map((each) => printZod(each, scope))
  const item = printZod(items, scope)
  let js = `z.array(${item.js})`
  if (prefix.length > 0) {
    const entries = prefix.map((code) => ({ text: code.js }))
    js = `${scope.helper('items')}(${list('[', entries, ']')}${items === undefined ? '' : `, ${item.js}`})`
  }
  let isLater = [...prefix, item].some(({ later }) => later)
  if (typeof minItems === 'number' && minItems > 0) js += `.min(${minItems})`
  if (typeof maxItems === 'number') js += `.max(${maxItems})`
  if (uniqueItems === true) js += `.apply(${scope.helper('unique')})`
  if (contains !== undefined) {
    const found = printContains(fragment, scope)
    js += `.apply(${found.js})`
    isLater ||= found.later === true
  }
  return { js, type: `z.ZodArray<${item.type}>`, ...(isLater && { later: true }) }
}

function printContains({ contains, minContains, maxContains }: JsonObject, scope: ZodScope): Code {
  const { js, later } = printZod(contains, scope)
  const counts: string[] = []
  if (typeof minContains === 'number' && minContains !== 1) counts.push(`min: ${minContains}`)
  if (typeof maxContains === 'number') counts.push(`max: ${maxContains}`)
  const options = counts.length === 0 ? '' : `, { ${counts.join(', ')} }`
  return { js: `${scope.helper('contains')}(${js}${options})`, type: '', ...(later && { later }) }
}
