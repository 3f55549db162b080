import { fileURLToPath } from 'node:url'
import { loadDocument } from '../src/index.ts'
import type { JsonObject } from '../src/read/json.ts'

/** The path of the fixture that most tests use: a library API that covers the features of the generator. */
export const libraryPath = fileURLToPath(new URL('./fixtures/library.yaml', import.meta.url))

/** A fresh copy of the fixture that may be modified. */
export async function libraryDocument(): Promise<JsonObject> {
  return (await loadDocument(libraryPath)).document as JsonObject
}

/** A document with only these component schemas. */
export function documentOf(schemas: JsonObject): JsonObject {
  return { openapi: '3.1.0', info: { title: 'Schemas', version: '1' }, paths: {}, components: { schemas } }
}
