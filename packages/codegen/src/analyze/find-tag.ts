import type { ObjectSchema, Scalar, Schema } from './schema.ts'
import { dereference, objectOf, type Resolve } from './types-of.ts'

/** A required property whose fixed values distinguish the options of a union. */
interface Tag {
  readonly name: string
  /** The values in each option. */
  readonly values: readonly (readonly Scalar[])[]
}

/** The first property that distinguishes the options of a union. */
export function findTag(options: readonly Schema[], resolve: Resolve): Tag | undefined {
  const objects = options.map((option) => objectOf(option, resolve))
  for (const { name } of objects[0]?.properties ?? []) {
    const values = objects.map((object) => tagValues(object, name, resolve)).filter((each) => each !== undefined)
    const all = values.flat()
    if (values.length === objects.length && new Set(all).size === all.length) return { name, values }
  }
  return undefined
}

/** The values of a required property that allows only fixed scalars. */
function tagValues(object: ObjectSchema | undefined, name: string, resolve: Resolve): Scalar[] | undefined {
  const property = object?.properties.find((candidate) => candidate.name === name)
  if (property === undefined || !property.required) return undefined
  const schema = dereference(property.schema, resolve)
  if (schema?.kind !== 'literal') return undefined
  const scalars = schema.values.filter((value) => typeof value !== 'object' || value === null)
  return scalars.length === schema.values.length ? (scalars as Scalar[]) : undefined
}
