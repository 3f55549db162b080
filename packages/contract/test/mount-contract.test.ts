import { expect, test } from 'vitest'
import { routes } from '../src/routes.ts'
import { stubApp } from './stub-app.ts'

const app = stubApp()
const json = { 'content-type': 'application/json' }

test.each(Object.values(routes))('$method $path is served by $operationId', async ({ operationId, method, path }) => {
  const response = await app.request(path.replaceAll(/\{[^}]+\}/g, 'x'), { method: method.toUpperCase() })
  expect(response.headers.get('x-entered')).toBe(operationId)
})

test('rejects large and deeply nested bodies, unknown query parameters and text with NUL', async () => {
  const post = async (body: string) => {
    const response = await app.request('/v1/labels', { method: 'POST', headers: json, body })
    return response.text()
  }
  expect(await post(`"${'x'.repeat(1_048_576)}"`)).toBe('BodyTooLargeError')
  expect(await post(`${'['.repeat(65)}${']'.repeat(65)}`)).toBe('JsonError')
  expect(await post('{"team_id":"team_1","name":"\\u0000"}')).toBe('RequestValidationError')
  expect(await (await app.request('/v1/me?a=1')).text()).toBe('RequestValidationError')
  expect((await app.request('/v1/me')).status).toBe(200)
})
