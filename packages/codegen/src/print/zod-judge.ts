import { z } from '@hono/zod-openapi'
import type { Judge, SchemaContext } from '../analyze/schema-context.ts'
import { isObject, type Json } from '../read/json.ts'
import { componentsOf } from '../read/schema-graph.ts'
import { type Failure, failure } from '../runtime/hono/failure.ts'
import { firstFailure } from '../runtime/hono/failures-in.ts'
import * as helpers from '../runtime/zod/index.ts'
import { printZod } from './print-zod.ts'
import { withinTime } from './within-time.ts'
import type { Types, ZodScope } from './zod-scope.ts'

const limitMs = 1000
const tooSlow = failure('pattern', `is checked by a pattern that takes longer than ${limitMs} ms`)

/** Validates values in the document with the zod code that is printed. */
export class ZodJudge implements Judge {
  readonly #context: SchemaContext
  readonly #scope: ZodScope
  readonly #built = new WeakMap<object, z.ZodType>()
  /** Most schemas of defaults and enums print the same few expressions, and a zod schema takes kilobytes. */
  readonly #evaluated = new Map<string, z.ZodType>()
  readonly #discriminated = new WeakMap<readonly Json[], boolean>()
  #isPrinting = false
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

  /** zod throws if an option shows no values of the property, or two show the same, but only when it first parses. */
  discriminates(tag: string, options: readonly Json[], inherited: Types): boolean {
    // Schemas that judge do without, because an option may contain the union that is being judged.
    if (this.#isPrinting) return false
    const known = this.#discriminated.get(options)
    if (known !== undefined) return known
    const schemas = options.map((option) => this.#evaluate(this.#print(option, inherited)))
    let result = true
    try {
      z.discriminatedUnion(tag, schemas as never).safeParse({})
    } catch {
      result = false
    }
    this.#discriminated.set(options, result)
    return result
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
    const built = this.#evaluate(this.#print(fragment))
    if (isObject(fragment)) this.#built.set(fragment, built)
    return built
  }

  /** A schema with an invalid pattern, which is a problem of its own, takes any value. */
  #print(fragment: Json, inherited?: Types): string {
    const isOuter = !this.#isPrinting
    this.#isPrinting = true
    try {
      return printZod(fragment, this.#scope, inherited).js
    } catch (error) {
      if (error instanceof SyntaxError) return 'z.unknown()'
      throw error
    } finally {
      if (isOuter) this.#isPrinting = false
    }
  }

  #evaluate(js: string): z.ZodType {
    const known = this.#evaluated.get(js)
    if (known !== undefined) return known
    const components = componentsOf(this.#context.document, 'schemas')
    const component = (name: string) => z.lazy(() => this.#build(components[name] ?? true))
    const schema = new Function('z', 'helpers', 'component', `return ${js}`)(z, helpers, component) as z.ZodType
    if (mayTestPattern.test(js)) this.#withPattern.add(schema)
    this.#evaluated.set(js, schema)
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
