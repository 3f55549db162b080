import { expect, test } from 'vitest'
import { postsWithoutKey } from './posts-without-key.ts'

const operation = { operationId: 'one', tags: [], summary: '', description: '', responses: {} }
const key = { name: 'Idempotency-Key', in: 'header' as const, description: '', schema: {} }

test('lists each path whose POST takes no key', () => {
  const text = postsWithoutKey({
    paths: {
      '/v1/inline': { post: { ...operation, parameters: [key] } },
      '/v1/shared': { post: { ...operation, parameters: [{ $ref: '#/components/parameters/Key' }] } },
      '/v1/none': { post: operation, get: operation },
      '/v1/query': { post: { ...operation, parameters: [{ ...key, in: 'query' }] } },
    },
    components: { parameters: { Key: key } },
  })
  expect(text).toMatch(/= \["\/v1\/none","\/v1\/query"\]\n$/)
})
