import { expect, test } from 'vitest'
import authored from '../src/generated/openapi.json' with { type: 'json' }
import { describeContract } from '../src/routes.ts'
import { stubApp } from './stub-app.ts'

test('the document of the mounted routes is the authored one', () => {
  // JSON removes undefined fields, which a document cannot have.
  expect(JSON.parse(JSON.stringify(describeContract(stubApp())))).toEqual(authored)
  expect(Object.keys(authored.webhooks)).toEqual(authored.components.schemas.EventType.enum)
})
