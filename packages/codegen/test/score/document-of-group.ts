import type { Json, JsonObject } from '../../src/read/json.ts'
import { documentOf } from '../library-document.ts'

/** The component with the schema of the group. */
export const subject = 'Subject'

/** An OpenAPI document with the group's schema as the component `Subject`. Its references are relative to the schema. */
export function documentOfGroup(schema: Json): JsonObject {
  if (typeof schema !== 'object' || schema === null) return documentOf({ [subject]: schema })
  return documentOf({ [subject]: { $id: 'https://example.com/subject', ...schema } as Json })
}
