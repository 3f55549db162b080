import { z } from '@hono/zod-openapi'
import { printZod } from '../print/print-zod.ts'
import type { ZodScope } from '../print/zod-scope.ts'
import { isObject, type Json, type JsonObject } from '../read/json.ts'
import { componentsOf } from '../read/schema-graph.ts'
import type { Failure } from '../runtime/hono/failure.ts'
import { firstFailure } from '../runtime/hono/first-failure.ts'
import * as helpers from '../runtime/zod/index.js'
import { fragmentOf } from './fragment-of.ts'
import type { Schema } from './schema.ts'
import type { SchemaContext } from './schema-context.ts'

/** Validates values in the document, such as defaults, with the zod code that is printed. */
export class Judge {
  readonly #context: SchemaContext
  readonly #scope: ZodScope
  readonly #built = new WeakMap<object, z.ZodType>()
  /** Most schemas of defaults and enums print the same few expressions, and a zod schema takes kilobytes. */
  readonly #evaluated = new Map<string, z.ZodType>()

  constructor(context: SchemaContext) {
    this.#context = context
    this.#scope = judgingScope(context)
  }

  /** The first failure of a value against a schema of the document. */
  failure(fragment: Json, value: unknown): Failure | undefined {
    return firstFailure(this.#build(fragment), value)
  }

  /** Whether a value matches a schema of the document. */
  fits(fragment: Json, value: unknown): boolean {
    return this.#build(fragment).safeParse(value).success
  }

  /** Whether a value matches an analyzed schema. */
  fitsMeaning(schema: Schema, value: unknown): boolean {
    return this.#build(fragmentOf(schema, () => {})).safeParse(value).success
  }

  #build(fragment: Json): z.ZodType {
    const known = isObject(fragment) ? this.#built.get(fragment) : undefined
    if (known !== undefined) return known
    const { js } = printZod(fragment, this.#scope)
    const built = this.#evaluated.get(js) ?? this.#evaluate(js)
    this.#evaluated.set(js, built)
    if (isObject(fragment)) this.#built.set(fragment, built)
    return built
  }

  #evaluate(js: string): z.ZodType {
    const components = componentsOf(this.#context.document, 'schemas')
    const component = (name: string) => z.lazy(() => this.#build(components[name] ?? true))
    return new Function('z', 'helpers', 'component', `return ${js}`)(z, helpers, component) as z.ZodType
  }
}

function judgingScope(context: SchemaContext): ZodScope {
  return {
    document: context.document,
    print: printZod,
    schemaOf: (part) => context.schemaOf(part),
    resolve: (name) => context.resolve(name),
    literals: (fragment: JsonObject) => context.literals(fragment),
    fits: (fragment, value) => context.fits(fragment, value),
    reference: (name) => ({ js: `component(${JSON.stringify(name)})`, type: '' }),
    typeReference: () => ({ js: '', type: '' }),
    helper: (name) => `helpers.${name}`,
    holdsDefaults: () => false,
    defaultOf: () => undefined,
    printsExtension: () => false,
    isExtendable: () => false,
  }
}
