import { resolved } from './follow.ts'
import { asArray, isObject, type Json, type JsonObject } from './json.ts'
import { annotationKeywords } from './keywords-of-type.ts'
import { at, keysOf, lookUp, referenceTo } from './pointer.ts'
import type { Report } from './problems.ts'

/**
 * Adds null to the schemas of OpenAPI 3.0 with `nullable: true`. By the letter of 3.0.3, it adds null to `type` only, so that
 * a reference, a composition or an enum beside it may still reject null. Authors mean "or null", which is the default here.
 */
export class Nullables {
  readonly #document: JsonObject
  readonly isStrict: boolean
  /** Whether each schema takes null. */
  readonly #verdicts = new Map<JsonObject, boolean>()

  /** @param isStrict whether `nullable` is read by the letter */
  constructor(document: JsonObject, isStrict: boolean) {
    this.#document = document
    this.isStrict = isStrict
  }

  /** Replaces `nullable: true`. Returns `{ anyOf: [schema, null] }` if what is beside it rejects null. */
  add(schema: JsonObject, report: Report): JsonObject {
    const { nullable: _nullable, ...result } = schema
    if (this.#wraps(schema)) {
      report('nullable-extended', 'nullable')
      return orNull(result)
    }
    const types = [result.type ?? []].flat()
    if (types.length > 0 && !types.includes('null')) result.type = [...types, 'null']
    const lacksNull = Array.isArray(result.enum) && !result.enum.includes(null)
    if (this.isStrict && (lacksNull || types.length === 0)) report('nullable-without-effect', 'nullable')
    if (this.isStrict || !lacksNull) return result
    report('nullable-extended', 'nullable')
    return { ...result, enum: [...asArray(result.enum), null] }
  }

  /** A reference into a schema, after the schemas around its target became options. */
  moved(reference: string): string {
    const keys = keysOf(reference) ?? []
    const isInside = keys.length > 3 && keys.some((key) => schemaKeywords.has(key))
    if (!isInside) return reference
    const parts = keys.flatMap((key, index) => {
      const around = lookUp(this.#document, keys.slice(0, index))
      return isObject(around) && around.nullable === true && this.#wraps(around) ? ['anyOf', '0', key] : [key]
    })
    return parts.length === keys.length ? reference : referenceTo(at('', ...parts))
  }

  #wraps(schema: JsonObject): boolean {
    return !this.isStrict && !this.#takesComposed(schema)
  }

  /** Whether a reference and the compositions of a schema take null. */
  #takesComposed({ $ref, allOf, anyOf, oneOf, not }: JsonObject): boolean {
    const takes = (part: Json) => this.#takes(part)
    if (typeof $ref === 'string') return takes(resolved({ $ref }, this.#document))
    if (!asArray(allOf).every(takes) || (Array.isArray(anyOf) && !anyOf.some(takes))) return false
    return !(Array.isArray(oneOf) && oneOf.filter(takes).length !== 1) && !(isObject(not) && takes(not))
  }

  #takes(schema: Json): boolean {
    if (!isObject(schema)) return schema !== false
    if (schema.nullable === true) return true
    const known = this.#verdicts.get(schema)
    if (known !== undefined) return known
    // For a schema that contains itself.
    this.#verdicts.set(schema, true)
    const hasNull = schema.type === undefined && (!Array.isArray(schema.enum) || schema.enum.includes(null))
    const verdict = (typeof schema.$ref === 'string' || hasNull) && this.#takesComposed(schema)
    this.#verdicts.set(schema, verdict)
    return verdict
  }
}

const schemaKeywords = new Set(['allOf', 'anyOf', 'oneOf', 'not', 'properties', 'items', 'additionalProperties'])
/** Fields without which the schema beside them would mean something else. */
const inseparable = new Set(['discriminator', 'x-exactly-one-of', 'x-known-values'])

/** Makes a schema an option. What describes it stays outside. */
function orNull(schema: JsonObject): JsonObject {
  const describes = (keyword: string) =>
    !inseparable.has(keyword) && (annotationKeywords.has(keyword) || keyword.startsWith('x-'))
  const entries = Object.entries(schema)
  const inner = Object.fromEntries(entries.filter(([keyword]) => !describes(keyword)))
  return { ...Object.fromEntries(entries.filter(([keyword]) => describes(keyword))), anyOf: [inner, { type: 'null' }] }
}
