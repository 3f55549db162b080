import type { JsonType } from '../zod/json-type-of.ts'
import { numberFormats, stringFormats } from '../zod/string-formats.ts'
import { type Fields, isObject, keysOf, partAt } from './fields.ts'
import { everyType, isInteger, namesOf, typeOfKeyword } from './keywords.ts'
import type { RequirementNames } from './requirement-names.ts'
import { commonTypes, SchemaTypes, type Types } from './schema-types.ts'
import { closedObject, mappedTexts, structureOf } from './unevaluated-schemas.ts'
import { unicodePattern } from './unicode-pattern.ts'

/** Keywords that mean something only together. */
const together =
  /^(?:properties|patternProperties|additionalProperties|prefixItems|items|contains|(?:min|max)Contains)$/

/** One requirement of a schema, as text, and the types of the values that it restricts. */
type Requirements = Map<string, readonly JsonType[]>

const property = 'property '
const type = 'type '
const never = 'not "[]"'

function textOfTypes(types: Types): string {
  return type + [...types].sort()
}

const typesOfText = (text: string): Types => new Set(text.slice(type.length).split(',') as JsonType[])

function addAll(requirements: Requirements, found: Requirements): void {
  for (const [text, restricted] of requirements) found.set(text, restricted)
}

/** An option of a union. */
interface Option {
  /** What it requires besides its type. */
  readonly own: Requirements
  readonly types: Set<JsonType>
  /** The types that its other requirements allow. */
  readonly implied: Types
}

/** Writes schemas so that equal texts mean the same. Different ones may do so too. */
export class CanonicalSchemas {
  readonly #document: Fields
  readonly #names: RequirementNames
  readonly #texts = new WeakMap<object, string>()
  readonly #open = new Set<unknown>()
  readonly #types: SchemaTypes

  /** @param names those of all schemas that are compared */
  constructor(document: Fields, names: RequirementNames) {
    this.#document = document
    this.#types = new SchemaTypes(document)
    this.#names = names
  }

  textOf(schema: unknown): string {
    if (!isObject(schema)) return schema === false ? 'never' : '[]'
    const known = this.#texts.get(schema)
    if (known !== undefined) return known
    const requirements = this.#requirements(schema)
    const text = requirements.has(never) ? 'never' : this.#names.nameOf([...requirements.keys()].sort())
    this.#texts.set(schema, text)
    return text
  }

  /** Whether others include a requirement, or more of the same property. */
  #isImplied(text: string, others: Requirements): boolean {
    if (others.has(text) || !text.startsWith(property)) return others.has(text)
    const [name, own] = JSON.parse(text.slice(property.length)) as [string, string]
    return [...others.keys()].some((other) => {
      if (!other.startsWith(property)) return false
      const [otherName, more] = JSON.parse(other.slice(property.length)) as [string, string]
      return (
        name === otherName &&
        own !== 'never' &&
        this.#names.listOf(own).every((each) => this.#names.listOf(more).includes(each))
      )
    })
  }

  /** The component that a schema is, and no more. */
  aliasOf(schema: unknown): unknown {
    const [only, ...others] = isObject(schema) ? [...this.#requirements(schema).keys()] : []
    return others.length === 0 && only?.startsWith('$ref ') ? this.#targetOf(only.slice('$ref '.length)) : undefined
  }

  /**
   * All requirements, each once; without those that others imply.
   *
   * @param within the types of values that reach the schema
   */
  #requirements(schema: Fields, within: Types = new Set(everyType)): Requirements {
    if (schema.unevaluatedProperties !== undefined || schema.unevaluatedItems !== undefined) {
      const around = {
        textOf: (each: unknown) => this.textOf(each),
        targetOf: (reference: unknown) => this.#targetOf(reference),
      }
      const closed = closedObject(schema, around)
      if (closed !== undefined) return this.#requirements(closed, within)
      return new Map([[`unevaluated ${JSON.stringify(structureOf(schema, around))}`, everyType]])
    }
    const found: Requirements = new Map()
    let allowed = this.#types.allowed(schema)
    this.#collect(schema, found, commonTypes(within, allowed))
    for (const text of found.keys()) {
      if (!text.startsWith(type)) continue
      found.delete(text)
      allowed = commonTypes(allowed, typesOfText(text))
    }
    for (const [text, restricted] of found) if (!restricted.some((each) => allowed.has(each))) found.delete(text)
    for (const reference of this.#references(schema)) {
      const target = this.#targetOf(reference)
      if (!isObject(target) || this.#open.has(target)) continue
      this.#open.add(target)
      const implied = this.#requirements(target)
      for (const text of found.keys()) if (this.#isImplied(text, implied)) found.delete(text)
      this.#open.delete(target)
    }
    if (this.#types.implied(schema).size > allowed.size) found.set(textOfTypes(allowed), everyType)
    return found
  }

  #collect(schema: Fields, found: Requirements, inherited: Types): void {
    const add = (keyword: string, value: unknown, restricted: readonly JsonType[] = everyType) =>
      found.set(`${keyword} ${JSON.stringify(value)}`, restricted)
    for (const [keyword, value] of Object.entries(schema)) {
      const own = typeOfKeyword(keyword)
      switch (keyword) {
        case '$ref':
          this.#collectReference(String(value), found)
          break
        case 'type':
          if (isInteger(value) && schema.enum === undefined && schema.const === undefined)
            found.set('integer', ['number'])
          break
        case 'const':
        case 'enum':
          add('enum', [...new Set(this.#types.valuesOf(schema).map((each) => JSON.stringify(each)))].sort())
          break
        case 'format':
          if (Object.hasOwn(stringFormats, String(value))) add(keyword, value, ['string'])
          if (Object.hasOwn(numberFormats, String(value))) add(keyword, value, ['number'])
          break
        case 'allOf':
          for (const member of value as unknown[]) {
            if (member === false) found.set(never, everyType)
            else if (isObject(member)) addAll(this.#requirements(member, inherited), found)
          }
          break
        case 'anyOf':
        case 'oneOf':
          this.#collectUnion(keyword, value as unknown[], found, inherited)
          break
        case 'not':
          add(keyword, this.textOf(value))
          break
        case 'required':
          for (const name of value as string[]) add(keyword, name, ['object'])
          break
        case 'x-exactly-one-of':
          for (const group of (Array.isArray(value) && value.every(Array.isArray) ? value : [value]) as string[][])
            add('exactly one of', group.toSorted(), ['object'])
          break
        case 'pattern':
          add(keyword, patternOf(String(value)), ['string'])
          break
        case 'propertyNames': {
          const ofNames = this.textOf({ allOf: [{ type: 'string' }, value] })
          if (ofNames !== this.textOf({ type: 'string' })) add(keyword, ofNames, ['object'])
          break
        }
        case 'dependentSchemas':
          add(keyword, this.#mapped(value), ['object'])
          break
        case 'minLength':
        case 'minItems':
        case 'minProperties':
          if (value !== 0) add(keyword, value, [own!])
          break
        case 'uniqueItems':
          if (value === true) add(keyword, value, [own!])
          break
        default:
          if (own !== undefined && !together.test(keyword)) add(keyword, value, [own])
      }
    }
    this.#collectProperties(schema, found)
    const { prefixItems, items, contains, minContains = 1, maxContains } = schema
    if (prefixItems !== undefined || this.textOf(items) !== '[]') {
      const prefix = ((prefixItems ?? []) as unknown[]).map((item) => this.textOf(item))
      if (items !== undefined || prefix.length > 0) add('items', [prefix, this.textOf(items)], ['array'])
    }
    if (contains !== undefined) add('contains', [this.textOf(contains), minContains, maxContains ?? null], ['array'])
    if (schema.if !== undefined && (schema.then !== undefined || schema.else !== undefined))
      add(
        'if',
        [schema.if, schema.then, schema.else].map((part) => this.textOf(part)),
      )
  }

  /** Adds a reference to a component. Of another target, adds the requirements themselves. */
  #collectReference(reference: string, found: Requirements): void {
    const target = this.#targetOf(reference)
    if (isComponent(reference) || !isObject(target) || this.#open.has(target)) found.set(`$ref ${reference}`, everyType)
    else {
      this.#open.add(target)
      addAll(this.#requirements(target), found)
      this.#open.delete(target)
    }
  }

  #collectProperties({ properties, patternProperties, additionalProperties }: Fields, found: Requirements): void {
    const own = this.#mapped(properties)
    const rest = this.textOf(additionalProperties)
    const patterns = this.#mapped(patternProperties)
    if (rest === 'never') {
      const names = [own.map(([name]) => name), patterns.map(([pattern]) => pattern)]
      found.set(`names ${JSON.stringify(names)}`, ['object'])
    } else if (rest !== '[]') {
      const parts = [own, patterns, rest]
      found.set(`properties ${JSON.stringify(parts)}`, ['object'])
      return
    }
    for (const [name, text] of own) if (text !== '[]') found.set(property + JSON.stringify([name, text]), ['object'])
    for (const each of patterns) found.set(`pattern of properties ${JSON.stringify(each)}`, ['object'])
  }

  #mapped(schemas: unknown): (readonly [string, string])[] {
    return mappedTexts(schemas, (schema) => this.textOf(schema))
  }

  #collectUnion(keyword: 'anyOf' | 'oneOf', options: readonly unknown[], found: Requirements, inherited: Types): void {
    const names = namesOf(options)
    if (keyword === 'oneOf' && names !== undefined && inherited.size === 1 && inherited.has('object')) {
      found.set(`exactly one of ${JSON.stringify(names.toSorted())}`, ['object'])
      return
    }
    if (options.length === 1) {
      if (isObject(options[0])) addAll(this.#requirements(options[0], inherited), found)
      return
    }
    const taken = options.filter((option) => option !== false).map((option) => this.#optionOf(option, inherited))
    const isFree = ({ own, types }: Option) =>
      types.has('null') && [...own.values()].every((restricted) => !restricted.includes('null'))
    const free = taken.filter(isFree)
    const isAlone = taken.every((option) => isFree(option) || !option.types.has('null'))
    if (free.length > 0 && (keyword === 'anyOf' || free.length === 1 || isAlone)) {
      for (const { types } of free) types.delete('null')
      if (keyword === 'anyOf' || free.length === 1) taken.push(this.#optionOf({ type: 'null' }, inherited))
      else found.set(textOfTypes(new Set(everyType.filter((each) => each !== 'null'))), everyType)
    }
    const left = taken.filter(({ types }) => types.size > 0)
    const types = left.flatMap((option) => [...option.types])
    const isDisjoint = new Set(types).size === types.length
    const isTyped = ({ own }: Option) => [...own.values()].every(({ length }) => length < everyType.length)
    if (isDisjoint && left.every(isTyped)) {
      // Such as the types of a list.
      for (const { own } of left) addAll(own, found)
      return
    }
    const texts = left.map(({ own, types: allowed, implied }) =>
      this.#names.nameOf(
        [...own.keys(), ...([...implied].every((each) => allowed.has(each)) ? [] : [textOfTypes(allowed)])].sort(),
      ),
    )
    found.set(`${keyword === 'oneOf' && !isDisjoint ? 'oneOf' : 'anyOf'} ${JSON.stringify(texts.sort())}`, everyType)
  }

  #optionOf(option: unknown, inherited: Types): Option {
    const own = new Map(isObject(option) ? this.#requirements(option) : [])
    let types = commonTypes(this.#types.allowed(option), inherited)
    for (const text of own.keys()) {
      if (!text.startsWith(type)) continue
      own.delete(text)
      types = commonTypes(types, typesOfText(text))
    }
    return { own, types: new Set(types), implied: this.#types.implied(option) }
  }

  #references(schema: Fields): string[] {
    const members = ((schema.allOf ?? []) as unknown[]).filter(isObject).flatMap((member) => this.#references(member))
    return typeof schema.$ref === 'string' && isComponent(schema.$ref) ? [schema.$ref, ...members] : members
  }

  #targetOf(reference: unknown): unknown {
    return partAt(this.#document, keysOf(reference) ?? [''])
  }
}

function isComponent(reference: string): boolean {
  return reference.startsWith('#/components/') && reference.split('/').length === 4
}

/** A pattern as zod has it. */
function patternOf(source: string): string {
  try {
    return new RegExp(unicodePattern(source), 'u').source
  } catch {
    return source
  }
}
