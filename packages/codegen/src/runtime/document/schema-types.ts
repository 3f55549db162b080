import { type JsonType, jsonTypeOf } from '../zod/json-type-of.ts'
import { type Fields, isObject, keysOf, partAt } from './fields.ts'
import { everyType, isInteger, typesIn } from './keywords.ts'

export type Types = ReadonlySet<JsonType>

export function commonTypes(one: Types, other: Types): Types {
  return new Set([...one].filter((type) => other.has(type)))
}

/** Finds the types of the values that schemas of a document allow. */
export class SchemaTypes {
  readonly #document: Fields
  readonly #open = new Set<unknown>()

  constructor(document: Fields) {
    this.#document = document
  }

  /** The values of `const` or `enum` that have the type beside it. */
  valuesOf({ const: only, enum: values, type }: Fields): unknown[] {
    const allowed = type === undefined ? everyType : typesIn(type)
    const listed = only === undefined ? ((values ?? []) as unknown[]) : [only]
    const fits = (each: unknown) => typeof each !== 'number' || !isInteger(type) || Number.isInteger(each)
    return listed.filter((each) => allowed.includes(jsonTypeOf(each)) && fits(each))
  }

  /** The types that a schema allows. */
  allowed(schema: unknown): Types {
    return this.#typesOf(schema, (member) => this.allowed(member), true)
  }

  /** The types that a schema allows apart from its `type` and those of its parts. */
  implied(schema: unknown): Types {
    return this.#typesOf(schema, (member) => this.implied(member), false)
  }

  #typesOf(schema: unknown, ofMember: (member: unknown) => Types, isStated: boolean): Types {
    if (schema === false) return new Set()
    let result: Types = new Set(everyType)
    if (!isObject(schema) || this.#open.has(schema)) return result
    this.#open.add(schema)
    const limit = (allowed: Iterable<JsonType>) => {
      result = commonTypes(result, new Set(allowed))
    }
    if (isStated && schema.type !== undefined) limit(typesIn(schema.type))
    if (schema.const !== undefined || schema.enum !== undefined) limit(this.valuesOf(schema).map(jsonTypeOf))
    if (schema.$ref !== undefined) limit(this.allowed(partAt(this.#document, keysOf(schema.$ref) ?? [''])))
    for (const member of (schema.allOf ?? []) as unknown[]) limit(ofMember(member))
    for (const options of [schema.anyOf, schema.oneOf] as (unknown[] | undefined)[])
      if (options?.length === 1) limit(ofMember(options[0]))
      else if (options !== undefined && isStated) limit(options.flatMap((option) => [...this.allowed(option)]))
    this.#open.delete(schema)
    return result
  }
}
