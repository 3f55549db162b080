import { normaliseDocument } from '@channel/codegen/testing'
import { OpenAPIHono } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import authored from '../src/generated/openapi.json' with { type: 'json' }
import { documentConfig, registerComponents, routes } from '../src/generated/routes.js'

test('the document that the routes describe demands what the authored one does', () => {
  const app = new OpenAPIHono()
  registerComponents(app.openAPIRegistry)
  for (const route of Object.values(routes)) app.openAPIRegistry.registerPath(route as never)
  const described = app.getOpenAPI31Document(documentConfig)
  // Through JSON: what is undefined there is not in a document.
  const emitted = normaliseDocument(JSON.parse(JSON.stringify(described)))
  expect(emitted).toEqual(normaliseDocument(authored as never))
  expect(Object.keys(emitted.webhooks ?? {})).toEqual(authored.components.schemas.EventType.enum)
})
