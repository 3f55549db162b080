import { isObject, type JsonObject } from '../read/json.ts'
import type { Code } from './code.ts'
import { call, definite, nothing, unknown } from './print-all.ts'
import { quote } from './quote.ts'
import type { Types, ZodScope } from './zod-scope.ts'

/** Prints `not`, `if` and `dependentSchemas`, each as a separate schema. */
export function printConditions(fragment: JsonObject, types: Types, scope: ZodScope): Code[] {
  const { not, if: condition, then = true, else: otherwise = true, dependentSchemas } = fragment
  const codes: Code[] = []
  if (not !== undefined) {
    const excluded = scope.print(not, scope, types)
    codes.push(excluded.js === unknown.js ? nothing(scope) : call('not', [excluded], scope))
  }
  if (condition !== undefined && (then !== true || otherwise !== true)) {
    const branches = otherwise === true ? [condition, then] : [condition, then, otherwise]
    codes.push(
      call(
        'ifThenElse',
        branches.map((branch) => definite(scope.print(branch, scope, types), scope)),
        scope,
      ),
    )
  }
  if (!isObject(dependentSchemas) || types?.has('object') === false) return codes
  for (const [name, schema] of Object.entries(dependentSchemas)) {
    // Without a type, the schema would also apply to non-objects, which have no properties.
    const code = scope.print(schema, scope, types ?? new Set(['object']))
    codes.push(call('ifPresent', [{ js: quote(name), type: '' }, code], scope))
  }
  return codes
}
