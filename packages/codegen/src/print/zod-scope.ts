import type { JsonType, Schema } from '../analyse/schema.ts'
import type { Json, JsonObject } from '../read/json.ts'
import type { Code } from './code.ts'

/** What printing a schema needs to know of the document and of the file that it is printed into. */
export interface ZodScope {
  readonly document: JsonObject
  /** What a part of the document was worked out to. */
  schemaOf(fragment: Json): Schema | undefined
  /** The schema of a component. */
  resolve(name: string): Schema | undefined
  /** The values of the `const` or `enum` of a schema that can fit it. */
  literals(fragment: JsonObject): readonly Json[]
  /** Whether a value fits a schema of the document. */
  fits(fragment: Json, value: unknown): boolean
  /** The constant of a component; says too whether it may only be read later. */
  reference(name: string): Code
  /** As `reference`, for a type alone. */
  typeReference(name: string): Code
  /** Notes that the file imports a helper, and returns its name. */
  helper(name: string): string
  /** Whether a value of the schema may gain properties by defaults. */
  holdsDefaults(schema: Schema): boolean
  /** The default that a missing value has, also by the component that it refers to. */
  defaultOf(schema: Schema): Json | undefined
  /** Whether a field is an x-… field that is printed. */
  printsExtension(name: string): boolean
  /** Whether a component is printed as an object that can be extended. */
  isExtendable(name: string): boolean
}

/** The types that a schema states, or takes from the schema around it. */
export type Types = ReadonlySet<JsonType> | undefined
