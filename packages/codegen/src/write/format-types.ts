import type { Api } from '../analyze/api.ts'
import type { FormattedKind } from '../analyze/own-formats.ts'
import { camelCase, identifierOf } from '../read/identifier-of.ts'
import { predefinedTypes } from '../read/predefined-types.ts'
import { uniqueNames } from '../read/unique-names.ts'

/** A format of the options that the document has. */
export interface PrintedFormat {
  readonly name: string
  /** A predefined type, or a module and its export. */
  readonly by: string
  readonly kinds: ReadonlySet<FormattedKind>
  /** The name of its type: `DateTime`. */
  readonly type: string
}

/** Names that `formats.js` uses. */
const hidden = ['Decoded', 'OwnFormat', 'Pairs', ...Object.keys(predefinedTypes).map((type) => type.split('.')[0]!)]

/** The formats of the options that the document has. */
export function formatsOf({ context }: Api): PrintedFormat[] {
  const used = context.formats.used()
  const types = uniqueNames(
    used.map(({ name }) => name),
    { propose: (name) => identifierOf(name, 'Format'), taken: hidden },
  )
  return used.map((format) => ({ ...format, type: types.get(format.name)! }))
}

/** The constant of each format in `formats.js`. */
export function formatConstants(api: Api): ReadonlyMap<string, string> {
  return new Map(formatsOf(api).map(({ name, type }) => [name, constantOf(type)]))
}

/** The constant of a format in `formats.js`, by the name of its type. */
export function constantOf(type: string): string {
  return `${camelCase(type)}Format`
}

/** The types of decoded formats, for `printType`. Undefined if there are none. */
export function formatTypes(api: Api): ReadonlyMap<string, string> | undefined {
  const formats = formatsOf(api)
  if (formats.length === 0) return undefined
  // A component may hide the global type of its name.
  const isGlobal = (type: string) => Object.hasOwn(predefinedTypes, type) && !api.schemas.has(type.split('.')[0]!)
  return new Map(formats.map(({ name, by, type }) => [name, isGlobal(by) ? by : `f.${type}`]))
}

/** The import of these types; empty if there are none. */
export function importOfFormats(types: ReadonlyMap<string, string> | undefined): string {
  const isImported = [...(types?.values() ?? [])].some((type) => type.startsWith('f.'))
  return isImported ? "import type * as f from './formats.js'\n" : ''
}
