import type { Json } from '../read/json.ts'
import { childrenOf } from './classify-unions.ts'
import type { Schema } from './schema.ts'

/** Finds the defaults in the schemas of a document. */
export class Defaults {
  readonly #schemas: ReadonlyMap<string, Schema>
  readonly #holding = new Map<string, boolean>()

  constructor(schemas: ReadonlyMap<string, Schema>) {
    this.#schemas = schemas
    for (const name of schemas.keys()) this.#holding.set(name, this.#search(name, new Set()))
  }

  /** The value to fill in for a missing value of this schema. */
  defaultOf(schema: Schema, seen = new Set<string>()): Json | undefined {
    if (schema.default !== undefined && !schema.default.isIgnored) return schema.default.value
    if (schema.kind !== 'ref' || seen.has(schema.name)) return undefined
    const target = this.#schemas.get(schema.name)
    return target && this.defaultOf(target, seen.add(schema.name))
  }

  /** Whether defaults may add properties to a value of the component. */
  componentHolds(name: string): boolean {
    return this.#holding.get(name) ?? false
  }

  /** Whether defaults may add properties to a value of the schema. */
  holds(schema: Schema): boolean {
    return this.#visit(schema, (name) => this.componentHolds(name))
  }

  #search(name: string, seen: Set<string>): boolean {
    const schema = this.#schemas.get(name)
    if (schema === undefined || seen.has(name)) return false
    seen.add(name)
    return this.#visit(schema, (inner) => this.#search(inner, seen))
  }

  #visit(schema: Schema, component: (name: string) => boolean): boolean {
    if (schema.kind === 'ref') return component(schema.name)
    if (schema.kind === 'object' && schema.properties.some((property) => this.#fills(property))) return true
    return childrenOf(schema).some((child) => this.#visit(child, component))
  }

  #fills({ schema, required }: { schema: Schema; required: boolean }): boolean {
    return !required && this.defaultOf(schema) !== undefined
  }
}
