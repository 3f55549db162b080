import { z } from '@hono/zod-openapi'
import type { Judge, SchemaContext } from '../analyze/schema-context.ts'
import { isObject, type Json } from '../read/json.ts'
import { componentsOf } from '../read/schema-graph.ts'
import { type Failure, failure } from '../runtime/hono/failure.ts'
import { firstFailure } from '../runtime/hono/first-failure.ts'
import * as helpers from '../runtime/zod/index.ts'
import { printZod } from './print-zod.ts'
import { withinTime } from './within-time.ts'
import type { ZodScope } from './zod-scope.ts'

const limitMs = 1000
const tooSlow = failure('pattern', `is checked by a pattern that takes longer than ${limitMs} ms`)

/** Validates values in the document with the zod code that is printed. */
export class ZodJudge implements Judge {
  readonly #context: SchemaContext
  readonly #scope: ZodScope
  readonly #built = new WeakMap<object, z.ZodType>()
  /** Most schemas of defaults and enums print the same few expressions, and a zod schema takes kilobytes. */
  readonly #evaluated = new Map<string, z.ZodType>()
  /** Schemas that may test a pattern. */
  readonly #withPattern = new WeakSet<z.ZodType>()
  /** Schemas that took too long once. */
  readonly #slow = new WeakSet<z.ZodType>()

  constructor(context: SchemaContext) {
    this.#context = context
    this.#scope = judgingScope(context)
  }

  failure(fragment: Json, value: unknown): Failure | undefined {
    const schema = this.#build(fragment)
    return this.#limited(schema, value, () => firstFailure(schema, value), tooSlow)
  }

  /** True if the pattern of the schema takes too long. */
  fits(fragment: Json, value: unknown): boolean {
    const schema = this.#build(fragment)
    return this.#limited(schema, value, () => schema.safeParse(value).success, true)
  }

  /** Limits the time of patterns, some of which are exponential. The limit itself takes 0.2 ms. */
  #limited<Result>(schema: z.ZodType, value: unknown, run: () => Result, otherwise: Result): Result {
    if (!this.#withPattern.has(schema) || !longText.test(JSON.stringify(value) ?? '')) return run()
    const found = this.#slow.has(schema) ? undefined : withinTime(limitMs, run)
    if (found !== undefined) return found.result
    this.#slow.add(schema)
    return otherwise
  }

  #build(fragment: Json): z.ZodType {
    const known = isObject(fragment) ? this.#built.get(fragment) : undefined
    if (known !== undefined) return known
    const js = this.#print(fragment)
    const built = this.#evaluated.get(js) ?? this.#evaluate(js)
    this.#evaluated.set(js, built)
    if (isObject(fragment)) this.#built.set(fragment, built)
    return built
  }

  /** A schema with an invalid pattern, which is a problem of its own, takes any value. */
  #print(fragment: Json): string {
    try {
      return printZod(fragment, this.#scope).js
    } catch (error) {
      if (error instanceof SyntaxError) return 'z.unknown()'
      throw error
    }
  }

  #evaluate(js: string): z.ZodType {
    const components = componentsOf(this.#context.document, 'schemas')
    const component = (name: string) => z.lazy(() => this.#build(components[name] ?? true))
    const schema = new Function('z', 'helpers', 'component', `return ${js}`)(z, helpers, component) as z.ZodType
    if (mayTestPattern.test(js)) this.#withPattern.add(schema)
    return schema
  }
}

const mayTestPattern = /pattern|regex|component\(/
/** A text that an exponential pattern tests for longer than some milliseconds. */
const longText = /"(?:[^"\\]|\\.){16}/

function judgingScope(context: SchemaContext): ZodScope {
  return {
    context,
    print: printZod,
    reference: (name) => ({ js: `component(${JSON.stringify(name)})`, type: '' }),
    typeReference: () => ({ js: '', type: '' }),
    declare: () => undefined,
    helper: (name) => `helpers.${name}`,
    printsExtension: () => false,
    isExtendable: () => false,
  }
}
