import { expect, test } from 'vitest'
import authored from '../src/generated/openapi.json' with { type: 'json' }
import { documentConfig } from '../src/generated/routes.js'
import { stubApp } from './stub-app.ts'

test('the document that the mounted routes describe is the authored one, nothing lost', () => {
  const { webhooks, ...described } = stubApp([]).getOpenAPI31Document(documentConfig)
  // The generator of zod-openapi always writes the field; there are none so far.
  expect(webhooks).toEqual((authored as { webhooks?: object }).webhooks ?? {})
  const { webhooks: _declared, ...expected } = authored as { webhooks?: object }
  // Through JSON: what is undefined there is not in a document.
  expect(JSON.parse(JSON.stringify(described))).toEqual(expected)
})
