import type { Api } from '../analyze/api.ts'
import { sharedFile } from '../analyze/assign-names.ts'
import type { Defaults } from '../analyze/defaults.ts'
import type { Schema } from '../analyze/schema.ts'
import type { GenerateOptions } from '../generate-options.ts'
import { anyType } from '../print/print-all.ts'
import { printType, type TypeStyle } from '../print/print-type.ts'
import { isObject } from '../read/json.ts'
import { componentsOf, schemaGraph } from '../read/schema-graph.ts'
import { type Family, findFamilies } from './find-families.ts'
import { formatConstants, formatTypes } from './format-types.ts'
import type { Output } from './generated-file.ts'
import { groupSchemas, reachableFrom, share } from './group-schemas.ts'

/** Extensions that `runtime/hono/` and the helpers read. */
const ownExtensions = ['x-exactly-one-of', 'x-leading-zeros', 'x-streamed-file']

/** Keywords of an object that supports `.extend()`. */
const ofPlain = new Set(['type', 'properties', 'required', 'description', 'title', 'examples', 'x-exactly-one-of'])

/** The file of each component, and the document-wide state for printing zod. */
export class ZodFiles {
  readonly api: Api
  readonly families: Family[]
  /** Maps each component schema to its file. */
  readonly homes: Map<string, string>
  /** Component schemas, with dependencies first. */
  readonly order: string[]
  readonly defaults: Defaults
  readonly output: Output
  /** The style of types of decoded requests. */
  readonly inputStyle: TypeStyle
  /** The constant of each format of the options. */
  readonly formats: ReadonlyMap<string, string>
  readonly #graph: ReadonlyMap<string, ReadonlySet<string>>
  readonly #extensions: ReadonlySet<string> | undefined
  readonly #recursive = new Map<string, boolean>()

  /** @param options.extensions the x-… fields to print; default: all */
  constructor(
    api: Api,
    defaults: Defaults,
    { extensions, output = 'js' }: Pick<GenerateOptions, 'extensions' | 'output'>,
  ) {
    this.api = api
    this.output = output
    this.#extensions = extensions && new Set([...extensions, ...ownExtensions])
    this.defaults = defaults
    this.inputStyle = { prefix: 't.', defaults, formats: formatTypes(api) }
    this.formats = formatConstants(api)
    this.#graph = schemaGraph(api.document)
    this.homes = groupSchemas(api)
    this.families = findFamilies(api)
    for (const family of this.families) this.#shareCommonParts(family)
    this.order = inOrderOfUse(this.#graph)
  }

  /** Moves the common references of a family to the shared file, where its function is. */
  #shareCommonParts({ holds }: Family): void {
    for (const [member, held] of holds) {
      for (const used of this.#graph.get(member) ?? []) if (used !== held) share(used, this.#graph, this.homes)
    }
  }

  /** The module of a component, relative to the output directory and without extension. */
  homeOf(name: string): string {
    return `schemas/${this.homes.get(name) ?? sharedFile}`
  }

  familyOf(name: string): { family: Family; held: string } | undefined {
    const family = this.families.find(({ holds }) => holds.has(name))
    return family && { family, held: family.holds.get(name)! }
  }

  /** Whether a field is an x-… field that is printed. */
  printsExtension(name: string): boolean {
    return name.startsWith('x-') && this.#extensions?.has(name) !== false
  }

  /** The type of a zod schema, by the plain types of its output and its input. */
  declare(schema: Schema): string {
    return this.declareAs((style) => printType(schema, style), this.defaults.holds(schema))
  }

  /** Like `declare`, for a type that `print` prints. */
  declareAs(print: (style: TypeStyle) => string, holdsDefaults = true): string {
    const { formats } = this.inputStyle
    const input = print({ prefix: 't.', formats })
    if (input === 'unknown') return anyType
    const output = holdsDefaults ? print(this.inputStyle) : input
    // The plain types of components have decoded values.
    if (formats !== undefined) return `${anyType}<${output}>`
    return `${anyType}<${output}, ${input}>`
  }

  /** Whether a component is printed as an object that supports `.extend()`. */
  isExtendable(name: string): boolean {
    const fragment = componentsOf(this.api.document, 'schemas')[name]
    if (!isObject(fragment) || fragment.type !== 'object') return false
    // The type of an extension lists the properties of its base, which must not contain the extension.
    return Object.keys(fragment).every((key) => ofPlain.has(key)) && !this.#isRecursive(name)
  }

  /** Whether a component refers to itself, directly or through others. */
  #isRecursive(name: string): boolean {
    const known = this.#recursive.get(name) ?? reachableFrom(name, this.#graph).has(name)
    this.#recursive.set(name, known)
    return known
  }
}

/** Component names with dependencies first. Circular ones keep their document order. */
function inOrderOfUse(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const ordered = new Set<string>()
  const visiting = new Set<string>()
  const visit = (name: string) => {
    if (visiting.has(name)) return
    visiting.add(name)
    for (const used of graph.get(name) ?? []) if (graph.has(used)) visit(used)
    ordered.add(name)
  }
  for (const name of graph.keys()) visit(name)
  return [...ordered]
}
