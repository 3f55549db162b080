import type { Located } from '../read/follow.ts'
import { asObject, type Json } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import { analyzeContents } from './analyze-contents.ts'
import { analyzeHeader } from './analyze-header.ts'
import type { Response } from './api.ts'
import type { SchemaContext } from './schema-context.ts'

/** Analyzes the response listed under the status `key`. */
export function analyzeResponse(
  key: string,
  value: Json,
  pointer: string,
  context: SchemaContext,
): Response | undefined {
  const found = context.once('response', value, pointer, (located) => responseAt(located, context))
  return found && { status: key, ...found }
}

function responseAt({ object, pointer }: Located, context: SchemaContext): Omit<Response, 'status'> {
  const headers = asObject(object.headers)
  return {
    contents: analyzeContents(object.content, at(pointer, 'content'), context),
    headers: Object.keys(headers)
      .filter((name) => name.toLowerCase() !== 'content-type')
      .map((name) => analyzeHeader(name, headers[name]!, at(pointer, 'headers', name), context))
      .filter((header) => header !== undefined),
  }
}
