import { expect, test } from 'vitest'
import type { JsonObject } from '../../src/read/json.ts'
import { operationVerdicts } from './operation-verdicts.ts'
import { schemaVerdicts } from './schema-verdicts.ts'
import { documentThatReturns, documentThatSends, documentThatTakes } from './verdict-document.ts'
import { verdictOf } from './verdict-of.ts'

const components = {
  schemas: {
    ReadOnly: { type: 'string', readOnly: true },
    Name: { type: 'string' },
    Title: { type: 'string', title: 'Title' },
    Count: { type: 'integer' },
  },
}

test.each(schemaVerdicts)('%s', (_what, before, after, inRequest, inResponse) => {
  const verdictIn = (documentWith: (schema: unknown, others: object) => JsonObject) =>
    verdictOf(documentWith(before, { components }), documentWith(after, { components }))
  expect({
    request: verdictIn(documentThatTakes),
    response: verdictIn(documentThatReturns),
    webhook: verdictIn(documentThatSends),
  }).toEqual({ request: inRequest, response: inResponse, webhook: inResponse })
})

test.each(operationVerdicts)('%s', (_what, before, after, impact) => {
  expect(verdictOf(before, after)).toBe(impact)
})
