import { fieldsOf, follow, type Schema } from './body-fields.ts'

/** Values that the schema does not have, such as existing ids, by path, such as `reaction.message_id`. */
export type Given = Readonly<Record<string, readonly unknown[]>>

/**
 * Values that a schema allows. Together they have every field, every option, every value of an enumeration and null; texts
 * and numbers are the examples of the contract.
 *
 * @throws Error for a field without an example
 */
export function valuesOf(schema: Schema, given: Given = {}, path = ''): unknown[] {
  const resolved = follow(schema)
  const values = given[path] ?? someValuesOf(resolved, given, path)
  return isNullable(resolved) && !values.includes(null) ? [...values, null] : [...values]
}

function someValuesOf(schema: Schema, given: Given, path: string): unknown[] {
  const { type, const: only, enum: all, examples, items, properties, allOf } = schema
  const options = optionsOf(schema)
  if (only !== undefined) return [only]
  if (all !== undefined) return all
  if (type === 'boolean') return [true, false]
  if (properties !== undefined || allOf !== undefined) return objectsOf(schema, given, path)
  if (options.length > 0) return options.flatMap((option) => valuesOf(option, given, path))
  if (items !== undefined && examples === undefined) return valuesOf(items, given, path).map((item) => [item])
  if (examples?.[0] === undefined) throw new Error(`The field ${path} has no example: add one, or a value here.`)
  // A value other than the default shows that the field is used.
  return examples[0] === schema.default && schema.maximum !== undefined ? [examples[0], schema.maximum] : [examples[0]]
}

/** Objects that together contain every value of every field. */
function objectsOf(schema: Schema, given: Given, path: string): unknown[] {
  const values = Object.entries(fieldsOf(schema)).map(
    ([name, field]) => [name, valuesOf(field, given, path === '' ? name : `${path}.${name}`)] as const,
  )
  const omissions = omittedFields(schema)
  const count = Math.max(omissions.length, ...values.map(([, each]) => each.length))
  return Array.from({ length: count }, (_, index) => {
    const absent = omissions[index % omissions.length] ?? []
    const present = values.filter(([name]) => !absent.includes(name))
    return Object.fromEntries(present.map(([name, each]) => [name, each[index % each.length]]))
  })
}

/** For each object, the fields to omit, because they exclude the others. */
function omittedFields(schema: Schema): string[][] {
  const names = Object.keys(fieldsOf(schema))
  const { maxProperties = names.length, required = [] } = schema
  const alternatives = alternativesOf(schema)
  if (alternatives.length > 0) return alternatives.map((chosen) => alternatives.filter((name) => name !== chosen))
  if (maxProperties < names.length) return names.filter((name) => !required.includes(name)).map((name) => [name])
  return [[]]
}

/** The fields of which exactly one is required. */
function alternativesOf(schema: Schema): string[] {
  const { allOf = [], oneOf = [], 'x-exactly-one-of': named = [] } = schema
  const required = oneOf.flatMap((option) => (isOption(option) ? [] : (option.required ?? [])))
  return [...named, ...required, ...allOf.map(follow).flatMap(alternativesOf)]
}

function optionsOf({ oneOf = [], anyOf = [] }: Schema): Schema[] {
  return [...oneOf, ...anyOf].filter((option) => isOption(option) && follow(option).type !== 'null')
}

/** Whether it is a complete schema, not only a list of required fields. */
function isOption(schema: Schema): boolean {
  return Object.keys(schema).some((keyword) => keyword !== 'required')
}

function isNullable({ type, oneOf = [], anyOf = [] }: Schema): boolean {
  return [type].flat().includes('null') || [...oneOf, ...anyOf].some((option) => follow(option).type === 'null')
}
