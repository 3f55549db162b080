import { asObject, isObject, type Json, type JsonObject } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import type { OperationContext } from './operation-context.ts'
import { isEqual } from './shape.ts'
import type { Located } from './source.ts'

/** Compares the media types of a request body or a response. */
export function compareContent(
  base: Located<JsonObject>,
  revision: Located<JsonObject>,
  context: OperationContext,
): void {
  const [before, after] = [typesOf(base), typesOf(revision)]
  const pointers = { base: base.pointer, revision: at(revision.pointer, 'content') }
  for (const [type, media] of before) {
    const next = after.get(type) ?? after.get(`${type.split('/')[0]}/*`) ?? after.get('*/*')
    if (next === undefined) context.add('removed', `{place}: the media type \`${type}\` was removed`, pointers)
    else compareMedia(media, next, context)
  }
  for (const type of after.keys())
    if (!before.has(type)) context.add('added', `{place}: the media type \`${type}\` was added`, pointers)
}

function typesOf({ value, pointer }: Located<JsonObject>): Map<string, Located<JsonObject>> {
  const content = isObject(value.content) ? value.content : {}
  return new Map(
    Object.entries(content).map(([type, media]) => [
      type.toLowerCase().replaceAll(/\s|;\s*charset=[^;]*/g, ''),
      { value: isObject(media) ? media : {}, pointer: at(pointer, 'content', type) },
    ]),
  )
}

function compareMedia(base: Located<JsonObject>, revision: Located<JsonObject>, context: OperationContext): void {
  for (const keyword of ['schema', 'itemSchema']) {
    const [before, after] = [base, revision].map(({ value, pointer }) => ({
      value: value[keyword] ?? true,
      pointer: at(pointer, keyword),
    }))
    if (before!.value !== true || after!.value !== true) context.compareSchemas(before!, after!, context.direction)
  }
  const [encoded, next] = [asObject(base.value.encoding), asObject(revision.value.encoding)]
  for (const name of new Set([...Object.keys(encoded), ...Object.keys(next)])) {
    if (isEqual(serialization(encoded[name]), serialization(next[name]))) continue
    const pointers = { base: at(base.pointer, 'encoding', name), revision: at(revision.pointer, 'encoding', name) }
    context.add('changed', '{place} was changed', pointers)
  }
}

/** How a property of a form is written. */
function serialization(encoding: Json | undefined): JsonObject {
  const fields = Object.entries(asObject(encoding))
  return Object.fromEntries(
    fields.filter(([name]) => ['contentType', 'style', 'explode', 'allowReserved'].includes(name)),
  )
}
