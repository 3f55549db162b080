import { fileURLToPath } from 'node:url'
import { readDocument } from '../src/index.ts'
import type { JsonObject } from '../src/read/json.ts'

/** The path of the fixture that most tests use: books, loans and everything that the generator knows. */
export const libraryPath = fileURLToPath(new URL('./fixtures/library.yaml', import.meta.url))

/** A fresh copy of it, free to be changed. */
export async function libraryDocument(): Promise<JsonObject> {
  return (await readDocument(libraryPath)) as JsonObject
}

/** A document with these component schemas and nothing else. */
export function documentOf(schemas: JsonObject): JsonObject {
  return { openapi: '3.1.0', info: { title: 'Schemas', version: '1' }, paths: {}, components: { schemas } }
}
