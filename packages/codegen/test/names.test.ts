import { afterAll, expect, test } from 'vitest'
import type { Json } from '../src/read/json.ts'
import { generateModules } from './generated-module.ts'

const component = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })
const text = { schema: { type: 'string', minLength: 1 } }

const modules = generateModules({
  openapi: '3.1.0',
  info: { title: 'Names', version: '1' },
  paths: {
    '/things': {
      get: {
        operationId: 'listThings',
        tags: ['things'],
        security: [],
        parameters: [component('parameters', 'page.size'), component('parameters', 'class')],
        responses: {
          '200': { description: 'OK', headers: { 'X-Id': component('headers', 'x-id') } },
          '403': component('responses', 'not-allowed'),
          '404': component('responses', '404'),
          '409': component('responses', 'not.allowed'),
          '410': component('responses', 'NotAllowed'),
        },
      },
    },
  },
  components: {
    parameters: {
      'page.size': { name: 'size', in: 'query', ...text },
      class: { name: 'class', in: 'query', ...text },
    },
    headers: { 'x-id': text },
    responses: {
      'not-allowed': { description: 'A' },
      'not.allowed': { description: 'B' },
      NotAllowed: { description: 'C' },
      404: { description: 'D' },
    },
  },
} satisfies Json)
afterAll(modules.remove)

test('components whose names are no identifiers have constants of their own', async () => {
  const [parameters, headers, responses, things] = await Promise.all(
    ['parameters.js', 'headers.js', 'responses.js', 'routes/things.js'].map(modules.load),
  )
  expect(Object.keys(parameters).sort()).toEqual(['Class', 'PageSize'])
  expect(Object.keys(headers)).toEqual(['XId'])
  expect(responses).toMatchObject({
    NotAllowed: { description: 'C' },
    NotAllowed2: { description: 'A' },
    NotAllowed3: { description: 'B' },
    Response404: { description: 'D' },
  })
  const { 403: forbidden, 404: missing, 409: conflict, 410: gone } = things.listThings.responses
  expect([forbidden, missing, conflict, gone].map(({ description }) => description)).toEqual(['A', 'D', 'B', 'C'])
  expect(Object.keys(things.listThings.request.query.shape)).toEqual(['size', 'class'])
})
