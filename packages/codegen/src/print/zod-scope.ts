import type { Defaults } from '../analyze/defaults.ts'
import type { SchemaContext } from '../analyze/schema-context.ts'
import type { Json, JsonType } from '../read/json.ts'
import type { Code } from './code.ts'

/** The context of printing a schema: the document and the output file. */
export interface ZodScope {
  readonly context: SchemaContext
  /** Prints an inner schema: `printZod`, which imports the files that call this. */
  print(fragment: Json | undefined, scope: ZodScope, inherited?: Types): Code
  /** The constant of a component, and whether it must be evaluated lazily. */
  reference(name: string): Code
  /** Like `reference`, but only for use in a type. */
  typeReference(name: string): Code
  /** The type of a zod schema for a fragment of the document, by its plain type. Undefined if that is not known. */
  declare(fragment: Json): string | undefined
  /** Imports a helper into the file and returns its name. */
  helper(name: string): string
  /** The defaults that are filled in. Undefined if values are only judged. */
  readonly defaults?: Defaults
  /** Imports a format of the options, which a schema of a type applies. Undefined for others, and if values are only judged. */
  format?(name: string): string
  /** Whether a field is an x-… field that is printed. */
  printsExtension(name: string): boolean
  /** Whether a component is printed as an object that supports `.extend()`. */
  isExtendable(name: string): boolean
}

/** The types that a schema states or inherits from the enclosing schema. */
export type Types = ReadonlySet<JsonType> | undefined
