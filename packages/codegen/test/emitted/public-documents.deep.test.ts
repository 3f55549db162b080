import { expect, test } from 'vitest'
import { generate, loadDocument } from '../../src/index.ts'
import type { JsonObject } from '../../src/read/json.ts'
import { publicDocuments } from '../score/public-documents.ts'
import { writeToScratch } from '../score/write-to-scratch.ts'
import { counted, type Difference, differences } from './differences.ts'
import { emittedDocument } from './emitted-document.ts'

test('public documents are emitted as authored, but for what the generator completes and upgrades', async () => {
  const found: Difference[] = []
  for (const { path } of publicDocuments()) {
    const loaded = await loadDocument(path)
    const generated = writeToScratch(generate(loaded))
    found.push(...differences(loaded.document as JsonObject, await emittedDocument(generated)))
    generated.remove()
  }
  expect(counted(found)).toEqual({
    // Operations without an operationId or a response get one. Hono expects paths beside webhooks.
    'added operation.operationId': 357,
    'added responses': 59,
    'added response': 1,
    'added paths': 1,
    // `/anything/{id}/{action}/{id}` is not served.
    'lost pathItem': 1,
    // Schemas of draft 4, of OpenAPI 3.0 in 3.1, and with `$dynamicRef` are written as in 2020-12 and without it.
    'changed schema.exclusiveMaximum': 6,
    'changed schema.exclusiveMinimum': 6,
    'lost schema.maximum': 6,
    'lost schema.minimum': 6,
    'lost schema.$schema': 5,
    'lost schema.$id': 3,
    'lost schema.$dynamicAnchor': 3,
    'lost schema.$dynamicRef': 1,
    'changed schema.$ref': 2,
    'added schema.$ref': 1,
    'added schema': 2,
  })
})
