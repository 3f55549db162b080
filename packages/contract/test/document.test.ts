import { normaliseDocument } from '@channel/codegen/normalise-document'
import { expect, test } from 'vitest'
import authored from '../src/generated/openapi.json' with { type: 'json' }
import { describeContract } from '../src/routes.ts'
import { stubApp } from './stub-app.ts'

/** The x-… fields that are printed: something reads them at run time. The others stand in the authored document alone. */
const extensions = ['x-error-code', 'x-leading-zeros', 'x-exactly-one-of']

test('the document that the mounted routes describe demands what the authored one does', () => {
  const described = describeContract(stubApp())
  // Through JSON: what is undefined there is not in a document.
  const emitted = normaliseDocument(JSON.parse(JSON.stringify(described)), { extensions })
  expect(emitted).toEqual(normaliseDocument(authored as never, { extensions, isAuthored: true }))
  expect(Object.keys(emitted.webhooks ?? {})).toEqual(authored.components.schemas.EventType.enum)
})
