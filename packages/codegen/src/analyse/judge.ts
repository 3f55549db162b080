import { z } from '@hono/zod-openapi'
import { printZod } from '../print/print-zod.ts'
import type { ZodScope } from '../print/zod-scope.ts'
import type { Json } from '../read/json.ts'
import type { Failure } from '../runtime/hono/failure.ts'
import { firstFailure } from '../runtime/hono/first-failure.ts'
import * as helpers from '../runtime/zod/index.js'
import { fragmentOf } from './fragment-of.ts'
import type { Schema } from './schema.ts'

/** Judges values of the document, such as defaults, by the very zod that is printed. */
export class Judge {
  readonly #resolve: (name: string) => Schema | undefined
  readonly #built = new WeakMap<Schema, z.ZodType>()

  constructor(resolve: (name: string) => Schema | undefined) {
    this.#resolve = resolve
  }

  failure(schema: Schema, value: unknown): Failure | undefined {
    return firstFailure(this.#build(schema), value)
  }

  #build(schema: Schema): z.ZodType {
    const known = this.#built.get(schema)
    if (known !== undefined) return known
    const meanings = new Map<Json, Schema>()
    const fragment = fragmentOf(schema, (part, meaning) => meanings.set(part, meaning))
    const scope: ZodScope = {
      document: {},
      schemaOf: (part) => meanings.get(part) ?? referenced(part),
      resolve: this.#resolve,
      fits: (inner, value) => this.failure(inner, value) === undefined,
      reference: (name) => ({ js: `component(${JSON.stringify(name)})`, type: '' }),
      typeReference: () => ({ js: '', type: '' }),
      helper: (name) => `helpers.${name}`,
      holdsDefaults: () => false,
      defaultOf: () => undefined,
      printsExtension: () => false,
      isExtendable: () => false,
    }
    const component = (name: string) => z.lazy(() => this.#build(this.#resolve(name) ?? { kind: 'any' }))
    const { js } = printZod(fragment, scope)
    const built = new Function('z', 'helpers', 'component', `return ${js}`)(z, helpers, component) as z.ZodType
    this.#built.set(schema, built)
    return built
  }
}

function referenced(part: Json): Schema | undefined {
  const { $ref } = part as { $ref?: string }
  return $ref === undefined ? undefined : { kind: 'ref', name: $ref.split('/').at(-1)! }
}
