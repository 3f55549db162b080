import { checkFields } from '../read/check-fields.ts'
import { componentOf } from '../read/component-of.ts'
import { follow, type Located } from '../read/follow.ts'
import { isObject, type Json, type JsonObject, type JsonType } from '../read/json.ts'
import type { Kind } from '../read/map-children.ts'
import { at, keysOf } from '../read/pointer.ts'
import type { Problems } from '../read/problems.ts'
import { componentsOf } from '../read/schema-graph.ts'
import type { Failure } from '../runtime/hono/failure.ts'
import { numberFormats, stringFormats } from '../runtime/zod/index.ts'
import { findTag } from './find-tag.ts'
import { literalsOf } from './literals-of.ts'
import type { FormattedKind, OwnFormats } from './own-formats.ts'
import type { Default, Schema, UnionSchema } from './schema.ts'
import { typesOf } from './types-of.ts'

/** Validates values in the document, such as defaults. A later step implements it, with the zod that it prints. */
export interface Judge {
  /** Whether a value matches a schema of the document. */
  fits(fragment: Json, value: unknown): boolean
  /** The first failure of a value against a schema of the document. */
  failure(fragment: Json, value: unknown): Failure | undefined
  /** Whether zod supports a property as the discriminator of these options, which inherit the types of their union. */
  discriminates(tag: string, options: readonly Json[], inherited: ReadonlySet<JsonType> | undefined): boolean
}

/** Analyzes the schema at `pointer`. `inherited`: the types that the enclosing schema states. */
type Analyze = (
  fragment: Json | undefined,
  pointer: string,
  context: SchemaContext,
  inherited?: ReadonlySet<JsonType>,
) => Schema

/** State shared by the analysis of all schemas of a document: its components, and the checks that run at the end. */
export class SchemaContext {
  readonly document: JsonObject
  readonly problems: Problems
  readonly judge: Judge
  readonly formats: OwnFormats
  /** The pointers of all schemas with `unevaluatedProperties` or `unevaluatedItems`. */
  readonly closed = new Map<JsonObject, string>()
  readonly #analyze: Analyze
  readonly #components = new Map<string, Schema | undefined>()
  readonly #inlined = new Set<string>()
  readonly #checks: (() => void)[] = []
  readonly #analyzed = new Map<string, unknown>()
  readonly #meanings = new Map<object, Schema>()
  readonly #literals = new Map<object, readonly Json[]>()

  /** @param analyze `analyzeSchema`, which imports the files that call this context */
  constructor(
    document: JsonObject,
    problems: Problems,
    formats: OwnFormats,
    analyze: Analyze,
    judgeOf: (context: SchemaContext) => Judge,
  ) {
    this.document = document
    this.formats = formats
    this.problems = problems
    this.#analyze = analyze
    this.judge = judgeOf(this)
  }

  /** Records the analyzed schema of a fragment of the document. */
  remember(fragment: JsonObject, schema: Schema): void {
    this.#meanings.set(fragment, schema)
  }

  /** The analyzed schema of a fragment of the document. */
  schemaOf(fragment: Json): Schema | undefined {
    if (typeof fragment === 'boolean') return { kind: fragment ? 'any' : 'never' }
    if (!isObject(fragment)) return undefined
    const known = this.#meanings.get(fragment)
    const name = known === undefined ? componentOf(fragment) : undefined
    return name === undefined ? known : { kind: 'ref', name }
  }

  /**
   * Follows references to an object, and analyzes it once, however many refer to it.
   *
   * @returns undefined if there is no such object, which is a problem
   */
  once<T>(kind: Kind, value: Json, pointer: string, analyze: (located: Located) => T): T | undefined {
    const located = follow(value, pointer, this.document, this.problems)
    if (located === undefined) return undefined
    const key = `${kind} ${located.pointer}`
    if (!this.#analyzed.has(key)) {
      checkFields(located.object, kind, located.pointer, this.problems)
      this.#analyzed.set(key, analyze(located))
    }
    return this.#analyzed.get(key) as T
  }

  /** Analyzes a schema. @param inherited types stated by the enclosing schema */
  analyze(fragment: Json | undefined, pointer: string, inherited?: ReadonlySet<JsonType>): Schema {
    return this.#analyze(fragment, pointer, this, inherited)
  }

  /** The schema of a component. Undefined if there is none, and while it is being analyzed. */
  readonly resolve = (name: string): Schema | undefined => {
    if (this.#components.has(name)) return this.#components.get(name)
    const schemas = componentsOf(this.document, 'schemas')
    if (!Object.hasOwn(schemas, name)) return undefined
    this.#components.set(name, undefined)
    const schema = this.analyze(schemas[name], at('/components/schemas', name))
    this.#components.set(name, schema)
    return schema
  }

  /** Whether a format has an effect on values of a type. */
  knowsFormat(name: string, kind: FormattedKind): boolean {
    return Object.hasOwn(kind === 'string' ? stringFormats : numberFormats, name) || this.formats.has(name, kind)
  }

  /** The values of `const` or `enum` that match the schema. */
  literals(fragment: JsonObject): readonly Json[] {
    const known = this.#literals.get(fragment) ?? literalsOf(fragment, (rest, value) => this.judge.fits(rest, value))
    this.#literals.set(fragment, known)
    return known
  }

  /** Analyzes the target of a reference that is not a component. */
  inline(target: Json, keys: readonly string[], pointer: string): Schema {
    const targetPointer = at('', ...keys)
    if (this.#inlined.has(targetPointer)) {
      this.problems.report('recursive-inline', pointer)
      return { kind: 'any' }
    }
    this.#inlined.add(targetPointer)
    const schema = this.analyze(target, targetPointer)
    this.#inlined.delete(targetPointer)
    return schema
  }

  /** Warns if the mapping of a discriminator contradicts the values that distinguish the options of the union. */
  expectMapping({ options }: UnionSchema, mapping: JsonObject, property: string, pointer: string): void {
    this.#checks.push(() => {
      const tag = findTag(options, this.resolve)
      if (tag?.name !== property) return
      for (const [value, target] of Object.entries(mapping)) {
        const name = typeof target === 'string' ? (keysOf(target)?.at(-1) ?? target) : undefined
        const index = options.findIndex((option) => option.kind === 'ref' && option.name === name)
        if (tag.values[index]?.some((each) => String(each) === value)) continue
        this.problems.report('mapping-contradicts', at(pointer, value), { target: String(target), value })
      }
    })
  }

  /** Checks later whether the default matches its schema. If not, marks it as ignored and warns. */
  expectDefault(standard: Default, fragment: JsonObject, pointer: string): void {
    this.#checks.push(() => {
      const found = this.judge.failure(fragment, standard.value)
      if (found === undefined) return
      standard.isIgnored = true
      const part = found.path.length === 0 ? 'it' : found.path.join('.')
      this.problems.report('default-does-not-fit', pointer, { part, reason: found.reason })
    })
  }

  /** Runs the deferred checks. Call it when everything is analyzed. */
  finish(): void {
    for (const check of this.#checks) check()
  }

  /** The JSON types that values of a schema can have. */
  typesOf(schema: Schema) {
    return typesOf(schema, this.resolve)
  }
}
