import { normalizeDocument } from '@channel/codegen/normalize-document'
import { expect, test } from 'vitest'
import authored from '../src/generated/openapi.json' with { type: 'json' }
import { describeContract } from '../src/routes.ts'
import { stubApp } from './stub-app.ts'

/** The x-… fields that are printed because they are read at run time. The others are only in the authored document. */
const extensions = ['x-error-code', 'x-leading-zeros', 'x-exactly-one-of', 'x-streamed-file']

test('the document of the mounted routes has the same requirements as the authored one', () => {
  const described = describeContract(stubApp())
  // JSON removes undefined fields, which a document cannot have.
  const emitted = normalizeDocument(JSON.parse(JSON.stringify(described)), { extensions })
  expect(emitted).toEqual(normalizeDocument(authored as never, { extensions, isAuthored: true }))
  expect(Object.keys(emitted.webhooks ?? {})).toEqual(authored.components.schemas.EventType.enum)
})
