import type { Json } from '../read/json.ts'
import type { Schema } from './schema.ts'
import { childrenOf } from './types-of.ts'

/** Finds the defaults in the schemas of a document. */
export class Defaults {
  readonly #schemas: ReadonlyMap<string, Schema>
  /** The components to whose values defaults may add properties, at any depth. */
  readonly #holding = new Set<string>()

  constructor(schemas: ReadonlyMap<string, Schema>) {
    this.#schemas = schemas
    const users = new Map<string, string[]>()
    const found: string[] = []
    for (const [name, schema] of schemas) {
      const use = (inner: string) => {
        const known = users.get(inner)
        if (known === undefined) users.set(inner, [name])
        else known.push(name)
        return false
      }
      if (this.#visit(schema, use)) found.push(name)
    }
    for (const name of found) {
      if (this.#holding.has(name)) continue
      this.#holding.add(name)
      found.push(...(users.get(name) ?? []))
    }
  }

  /** The value to fill in for a missing value of this schema. */
  defaultOf(schema: Schema, seen?: Set<string>): Json | undefined {
    if (schema.default !== undefined && !schema.default.isIgnored) return schema.default.value
    if (schema.kind !== 'ref' || seen?.has(schema.name)) return undefined
    const target = this.#schemas.get(schema.name)
    return target && this.defaultOf(target, (seen ?? new Set()).add(schema.name))
  }

  /** Whether defaults may add properties to a value of the component. */
  componentHolds(name: string): boolean {
    return this.#holding.has(name)
  }

  /** Whether defaults may add properties to a value of the schema. */
  holds(schema: Schema): boolean {
    return this.#visit(schema, (name) => this.componentHolds(name))
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
