import { asArray, asObject, type Json, type JsonObject } from './json.ts'

/** The schemas inside a schema that apply to the same value, without the target of its `$ref`. */
export function schemasInPlace({ allOf, oneOf, anyOf, not, dependentSchemas, ...schema }: JsonObject): Json[] {
  const { if: condition, then, else: otherwise } = schema
  const single = [not, condition, then, otherwise].filter((part) => part !== undefined)
  return [...[allOf, oneOf, anyOf].flatMap(asArray), ...single, ...Object.values(asObject(dependentSchemas))]
}
