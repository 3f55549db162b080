import { isObject, type Json, type JsonObject } from '../read/json.ts'
import { at, keysOf } from '../read/pointer.ts'
import type { Problems } from '../read/problems.ts'
import { analyseSchema } from './analyse-schema.ts'
import { childrenOf, classifyUnions, typesOf } from './classify-unions.ts'
import type { Components } from './intersect.ts'
import { Judge } from './judge.ts'
import type { Schema, UnionSchema } from './schema.ts'

/** What the analysis of all schemas of one document shares: its components, and what can only be judged at the end. */
export class SchemaContext implements Components {
  readonly document: JsonObject
  readonly problems: Problems
  readonly #components = new Map<string, Schema | undefined>()
  readonly #inlined = new Set<string>()
  readonly #checks: (() => void)[] = []
  readonly #roots: Schema[] = []
  readonly #analysed = new Map<string, unknown>()
  readonly #meanings = new WeakMap<object, Schema>()
  #judge: Judge

  constructor(document: JsonObject, problems: Problems) {
    this.document = document
    this.problems = problems
    this.#judge = new Judge((name) => this.resolve(name))
  }

  /** Notes what a part of the document was worked out to. */
  remember(fragment: JsonObject, schema: Schema): void {
    this.#meanings.set(fragment, schema)
  }

  /** What a part of the document was worked out to. */
  schemaOf(fragment: Json): Schema | undefined {
    if (typeof fragment === 'boolean') return { kind: fragment ? 'any' : 'never' }
    if (!isObject(fragment)) return undefined
    const known = this.#meanings.get(fragment)
    if (known !== undefined || typeof fragment.$ref !== 'string') return known
    const keys = keysOf(fragment.$ref)
    return keys?.length === 3 ? { kind: 'ref', name: keys[2]! } : undefined
  }

  /** What `analyse` gives for `key`, which names a place of the document; it runs once for all references to it. */
  once<T>(key: string, analyse: () => T): T {
    if (!this.#analysed.has(key)) this.#analysed.set(key, analyse())
    return this.#analysed.get(key) as T
  }

  /** Works out the schema of a place that is no component. */
  analyse(fragment: Json | undefined, pointer: string): Schema {
    const schema = analyseSchema(fragment, pointer, this)
    this.#roots.push(schema)
    return schema
  }

  resolve(name: string): Schema | undefined {
    if (this.#components.has(name)) return this.#components.get(name)
    const { components } = this.document
    const schemas = isObject(components) ? components.schemas : undefined
    if (!isObject(schemas) || !Object.hasOwn(schemas, name)) return undefined
    this.#components.set(name, undefined)
    const schema = this.analyse(schemas[name], at('/components/schemas', name))
    this.#components.set(name, schema)
    return schema
  }

  fits(schema: Schema, value: unknown): boolean {
    return this.#judge.failure(schema, value) === undefined
  }

  /** The schema of a reference that does not point at a component. */
  inline(target: Json, keys: readonly string[], pointer: string): Schema {
    const place = at('', ...keys)
    if (this.#inlined.has(place)) {
      this.problems.add(pointer, 'A schema that contains itself must be a component.')
      return { kind: 'any' }
    }
    this.#inlined.add(place)
    const schema = analyseSchema(target, place, this)
    this.#inlined.delete(place)
    return schema
  }

  /** Makes it a problem if `union` is not told apart by the property that the discriminator names. */
  expectTag(union: UnionSchema, discriminator: Json, pointer: string): void {
    const name = isObject(discriminator) ? discriminator.propertyName : undefined
    if (!isObject(discriminator) || typeof name !== 'string') {
      this.problems.add(pointer, 'A discriminator needs a propertyName.')
      return
    }
    for (const field of Object.keys(discriminator)) {
      if (field === 'propertyName' || field === 'mapping' || field.startsWith('x-')) continue
      this.problems.add(at(pointer, field), `The field '${field}' is not supported.`)
    }
    this.#checks.push(() => {
      // Classified by what its options say; the discriminator only has to agree.
      const copy: UnionSchema = { ...union, options: [...union.options] }
      classifyUnions(copy, (target) => this.resolve(target), new Set(copy.options))
      const tagged = copy.tag !== undefined ? copy : copy.options.find((option) => option.kind === 'union')
      if (tagged?.kind !== 'union' || tagged.tag !== name) {
        const needed = `'${name}' must be a required property with a const or an enum of its own in every option.`
        this.problems.add(pointer, `The options cannot be told apart by the discriminator: ${needed}`)
        return
      }
      this.#checkMapping(tagged, discriminator.mapping, at(pointer, 'mapping'))
    })
  }

  #checkMapping(union: UnionSchema, mapping: Json | undefined, pointer: string): void {
    if (mapping === undefined) return
    for (const [value, target] of Object.entries(isObject(mapping) ? mapping : {})) {
      const name = typeof target === 'string' ? (keysOf(target)?.at(-1) ?? target) : undefined
      const index = union.options.findIndex((option) => option.kind === 'ref' && option.name === name)
      if (!union.tagValues?.[index]?.some((tag) => String(tag) === value)) {
        this.problems.add(at(pointer, value), `${String(target)} is no option with the value '${value}'.`)
      }
    }
  }

  /**
   * Makes it a problem if closing each option of `union` for itself could change which options fit: only options that
   * cannot fit at once, or that name the same properties, may be closed.
   */
  expectClosable(union: UnionSchema, pointer: string): void {
    this.#checks.push(() => {
      const copy: UnionSchema = { ...union, options: [...union.options] }
      classifyUnions(copy, (name) => this.resolve(name), new Set(copy.options))
      const apart = (candidate: Schema) => candidate.kind !== 'union' || candidate.tag !== undefined
      if (
        copy.types === undefined
          ? apart(copy) || namesAgree(union)
          : copy.options.every((o) => apart(o) || namesAgree(o))
      ) {
        return
      }
      this.problems.add(
        pointer,
        'This is only supported beside options that their type or a fixed property tells apart.',
      )
    })
  }

  /** Makes it a problem if `value` does not fit `schema`. */
  expectDefault(schema: Schema, value: Json, pointer: string): void {
    this.#checks.push(() => {
      const found = this.#judge.failure(schema, value)
      if (found === undefined) return
      const place = found.path.length === 0 ? 'it' : found.path.join('.')
      this.problems.add(pointer, `The default does not fit its schema: ${place} ${found.reason}.`)
    })
  }

  /** Call when everything is analysed: judges what had to wait, and classifies all unions. */
  finish(): void {
    const resolve = (name: string) => this.resolve(name)
    for (const [name, schema] of this.#components) {
      if (schema !== undefined && isEndless(schema, name, resolve)) {
        this.problems.add(at('/components/schemas', name), 'This schema is nothing but itself.')
        return
      }
    }
    // The one used so far may have met components while they were unfinished.
    this.#judge = new Judge((name) => this.resolve(name))
    for (const check of this.#checks) check()
    const seen = new Set<Schema>()
    for (const root of this.#roots) classifyUnions(root, resolve, seen)
  }

  /** The JSON types that values of a schema can have. */
  typesOf(schema: Schema) {
    return typesOf(schema, (name) => this.resolve(name))
  }
}

/** Whether all options are objects that count the same properties as evaluated. */
function namesAgree(schema: Schema): boolean {
  if (schema.kind !== 'union') return false
  const evaluated = schema.options.map((option) => {
    if (option.kind !== 'object') return undefined
    if (option.additionalStated) return '*'
    const declared = option.properties.filter(({ undeclared }) => !undeclared)
    return declared
      .map(({ name }) => JSON.stringify(name))
      .sort()
      .join()
  })
  return !evaluated.includes(undefined) && new Set(evaluated).size === 1
}

/** Whether checking a value comes back to the component without having gone into the value. */
function isEndless(schema: Schema, name: string, resolve: (name: string) => Schema | undefined): boolean {
  const seen = new Set<string>()
  const visit = (inner: Schema): boolean => {
    if (inner.kind === 'union') return childrenOf(inner).some(visit)
    if (inner.kind !== 'ref') return false
    if (inner.name === name) return true
    if (seen.has(inner.name)) return false
    seen.add(inner.name)
    const target = resolve(inner.name)
    return target !== undefined && visit(target)
  }
  return visit(schema)
}
