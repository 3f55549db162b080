import type { Located } from '../read/follow.ts'
import type { Json } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import { kindOf } from '../runtime/hono/find-media-type.ts'
import { analyzeContents } from './analyze-contents.ts'
import type { Body, Content } from './api.ts'
import type { SchemaContext } from './schema-context.ts'

/** Analyzes a request body in each of its media types. */
export function analyzeBody(value: Json, pointer: string, context: SchemaContext): Body | undefined {
  return context.once('requestBody', value, pointer, (located) => bodyAt(located, context))
}

function bodyAt({ object, pointer }: Located, context: SchemaContext): Body | undefined {
  const all = analyzeContents(object.content, at(pointer, 'content'), context)
  const contents = withoutOpaque(all, at(pointer, 'content'), context)
  const read = contents.map((content) => {
    if (!isOpaque(content, context)) return content
    const { contentType } = content
    const form = kindOf(contentType) === 'text' ? 'text' : 'bytes'
    context.problems.report('opaque-schema', at(pointer, 'content', contentType, 'schema'), { type: contentType, form })
    return { ...content, schema: undefined }
  })
  return { required: object.required === true, contents: read, isStreamed: false }
}

/** Drops media types that cannot be validated, such as XML, if the body has others. */
function withoutOpaque(contents: Content[], pointer: string, context: SchemaContext): Content[] {
  const readable = contents.filter((content) => !isOpaque(content, context))
  if (readable.length === 0) return contents
  for (const { contentType } of contents.filter((content) => !readable.includes(content))) {
    const details = { type: contentType, other: readable[0]!.contentType }
    context.problems.report('opaque-body', at(pointer, contentType), details)
  }
  return readable
}

/** Whether a schema cannot be validated: a body that is neither JSON nor a form is text or bytes. */
function isOpaque({ contentType, schema }: Content, context: SchemaContext): boolean {
  const kind = kindOf(contentType)
  if (schema === undefined || schema.kind === 'any' || (kind !== 'text' && kind !== 'bytes')) return false
  return kind === 'bytes' || context.typesOf(schema).some((type) => type === 'array' || type === 'object')
}
