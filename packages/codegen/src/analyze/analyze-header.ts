import type { Located } from '../read/follow.ts'
import type { Json } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import type { ResponseHeader } from './api.ts'
import { checkStyle } from './check-style.ts'
import type { Schema } from './schema.ts'
import type { SchemaContext } from './schema-context.ts'

/** Analyzes a header of a response or a part. */
export function analyzeHeader(
  name: string,
  value: Json,
  pointer: string,
  context: SchemaContext,
): ResponseHeader | undefined {
  const found = context.once('header', value, pointer, (located) => headerAt(located, context))
  return found && { name, ...found }
}

function headerAt({ object, pointer }: Located, context: SchemaContext): Omit<ResponseHeader, 'name'> {
  if (object.style !== undefined && object.style !== 'simple') {
    const details = { style: JSON.stringify(object.style), location: 'headers', read: 'simple' }
    context.problems.report('style-of-other-location', at(pointer, 'style'), details)
  }
  const schema: Schema =
    object.schema === undefined ? { kind: 'string' } : context.analyze(object.schema, at(pointer, 'schema'))
  const written = {
    location: 'header',
    style: 'simple',
    explode: false,
    schema,
    pointer: at(pointer, 'schema'),
  } as const
  checkStyle(written, context)
  if (object.explode === true && context.typesOf(schema).includes('object')) {
    context.problems.report('unsupported-value', at(pointer, 'explode'), { field: 'explode', value: 'false' })
  }
  return { required: object.required === true, schema }
}
