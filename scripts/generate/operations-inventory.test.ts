import { expect, test } from 'vitest'
import { operationsInventory } from './operations-inventory.ts'

test('every operation is one aligned line, in the order of the document', () => {
  const document = {
    paths: {
      '/v1/labels': {
        get: { operationId: 'listLabels', tags: ['labels'] },
        post: { operationId: 'createLabel', tags: ['labels'] },
      },
      '/v1/me': { parameters: {}, get: { operationId: 'getMe', tags: ['meta'] } },
    },
  }
  expect(operationsInventory(document)).toBe(
    [
      'GET   /v1/labels  listLabels   labels',
      'POST  /v1/labels  createLabel  labels',
      'GET   /v1/me      getMe        meta',
      '',
    ].join('\n'),
  )
})
