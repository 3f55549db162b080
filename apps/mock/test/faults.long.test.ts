import { conformsToSpec } from '@channel/test-kit'
import { afterAll, expect, it } from 'vitest'
import { startMock } from '../src/index.ts'

const mock = await startMock({ port: 0, fail: { share: 1, seed: 1 } })
afterAll(() => mock?.stop())

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(mock.url + path, { headers: { authorization: 'Bearer any', ...headers } })
  return { response, body: await conformsToSpec({ method: 'GET', path }, response) }
}

it('fails valid requests with an error that the operation documents, and names it', async () => {
  const seen = new Set<number>()
  for (let request = 0; request < 10; request++) {
    const { response, body } = await get('/v1/labels')
    const { status, headers } = response
    seen.add(status)
    expect([429, 500]).toContain(status)
    const { code } = (body as { error: { code: string } }).error
    expect(headers.get('preference-applied')).toBe(`code=${status}, example=${code}`)
    expect(headers.has('retry-after')).toBe(status === 429)
  }
  expect(seen).toEqual(new Set([429, 500]))
})

it('fails neither invalid requests nor those that prefer an example', async () => {
  expect((await get('/v1/labels?limit=0')).response.status).toBe(400)
  expect((await get('/v1/labels', { prefer: 'code=200' })).response.status).toBe(200)
})
