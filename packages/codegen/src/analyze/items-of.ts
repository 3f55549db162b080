import { follow } from '../read/follow.ts'
import { asArray, type Json, type JsonObject } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import { Problems } from '../read/problems.ts'
import { kindOf, sequenceOf } from '../runtime/hono/find-media-type.ts'

/** The schemas of the items of a stream. */
interface Items {
  /** Of all items but the first ones, which have a schema by their position. */
  readonly item: Json
  readonly prefix: readonly Json[]
  readonly itemPointer: string
  readonly prefixPointer: string
  /** The array that lists the parts of a multipart body, if there is no `itemSchema`. */
  readonly array?: JsonObject
}

/** The items of a stream: by `itemSchema`, or as parts of a multipart body whose schema is an array. Undefined for one value. */
export function itemsOf(
  contentType: string,
  { itemSchema, schema }: JsonObject,
  pointer: string,
  document: JsonObject,
): Items | undefined {
  const itemPointer = at(pointer, 'itemSchema')
  if (itemSchema !== undefined) return { item: itemSchema, prefix: [], itemPointer, prefixPointer: itemPointer }
  // In a form, parts have names.
  if (schema === undefined || sequenceOf(contentType) !== 'parts' || kindOf(contentType) === 'multipart')
    return undefined
  const located = follow(schema, at(pointer, 'schema'), document, new Problems())
  const { type, items, prefixItems } = located?.object ?? {}
  if (located === undefined || (type !== 'array' && items === undefined && prefixItems === undefined)) return undefined
  return {
    item: items ?? true,
    prefix: asArray(prefixItems),
    itemPointer: at(located.pointer, 'items'),
    prefixPointer: at(located.pointer, 'prefixItems'),
    array: located.object,
  }
}
