import openapi from '@channel/contract/openapi.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../support/expect-refusal.ts'
import type { Target } from '../support/target.ts'

export function meta(target: () => Target): void {
  describe('meta', () => {
    it('reports its health without a key', async () => {
      const health = await target().send('getHealth', { headers: { Authorization: null } })
      expect(health).toMatchObject({ data: { object: 'health', status: 'ok' } })
    })

    it('serves the bundled document without a key', async () => {
      const document = await target().send('getOpenApiDocument', { headers: { Authorization: null } })
      expect(document).toEqual(openapi)
    })

    it('returns the organization of the key', async () => {
      const { data } = await target().channel.get('/v1/me')
      expect(data.object).toBe('api_key')
      expect(data.display).not.toMatch(/^chn_live_[\w-]{24}$/)
    })
  })

  describe('requests outside of every operation', () => {
    it('returns 404 for an unknown path, and 401 without a key', async () => {
      await expectRefusal(target().sendPath('get', '/v1/nowhere'), { status: 404, code: 'resource_not_found' })
      const withoutKey = target().sendPath('get', '/v1/nowhere', { headers: { Authorization: null } })
      await expectRefusal(withoutKey, { status: 401, code: 'missing_api_key' })
    })

    it.each([
      ['put', '/v1/labels', 'GET, HEAD, POST'],
      ['post', '/v1/me', 'GET, HEAD'],
      ['get', '/v1/contacts', 'POST'],
    ])('%s %s returns 405 with the allowed methods', async (method, path, allow) => {
      const { response } = (await target().channel.raw.request(method as 'get', path as '/v1/me')) as {
        response: Response
      }
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')?.split(/, */).sort().join(', ')).toBe(allow)
    })

    it.each(['/v1/health', '/v1/me', '/v1/labels'])('HEAD %s responds as GET, without a body', async (path) => {
      const response = (await target().sendPath('head', path)) as Response
      expect(response.status).toBe(200)
      expect(response.headers.get('x-request-id')).toMatch(/^req_/)
    })
  })
}
