import { expect, test } from 'vitest'
import authored from '../src/generated/openapi.json' with { type: 'json' }
import { documentConfig } from '../src/generated/routes.js'
import { stubApp } from './stub-app.ts'

test('the document that the mounted routes describe is the authored one, nothing lost', () => {
  const described = stubApp().getOpenAPI31Document(documentConfig)
  // Through JSON: what is undefined there is not in a document.
  expect(JSON.parse(JSON.stringify(described))).toEqual(authored)
  expect(Object.keys(described.webhooks ?? {})).toEqual(authored.components.schemas.EventType.enum)
})
