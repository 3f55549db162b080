import openapi from '@channel/contract/openapi.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../support/expect-refusal.ts'
import type { Target } from '../support/target.ts'

export function meta(target: () => Target): void {
  describe('meta', () => {
    it('is healthy, and needs no key to say so', async () => {
      const health = await target().ask('getHealth', { headers: { Authorization: null } })
      expect(health).toMatchObject({ data: { object: 'health', status: 'ok' } })
    })

    it('serves its document as it was bundled, without a key', async () => {
      const document = await target().ask('getOpenApiDocument', { headers: { Authorization: null } })
      expect(document).toEqual(openapi)
    })

    it('tells whose key it is', async () => {
      const { data } = await target().channel.get('/v1/me')
      expect(data.object).toBe('api_key')
      expect(data.display).not.toMatch(/^chn_live_[\w-]{24}$/)
    })
  })

  describe('what belongs to no operation', () => {
    it('an unknown path is 404, and 401 without a key', async () => {
      await expectRefusal(target().askPath('get', '/v1/nowhere'), { status: 404, code: 'resource_not_found' })
      const withoutKey = target().askPath('get', '/v1/nowhere', { headers: { Authorization: null } })
      await expectRefusal(withoutKey, { status: 401, code: 'missing_api_key' })
    })

    it.each([
      ['put', '/v1/labels', 'GET, HEAD, POST'],
      ['post', '/v1/me', 'GET, HEAD'],
      ['get', '/v1/contacts', 'POST'],
    ])('%s %s is 405 and lists what is allowed', async (method, path, allow) => {
      const { response } = (await target().channel.raw.request(method as 'get', path as '/v1/me')) as {
        response: Response
      }
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')?.split(/, */).sort().join(', ')).toBe(allow)
    })

    it.each(['/v1/health', '/v1/me', '/v1/labels'])('HEAD %s answers as GET, without a body', async (path) => {
      const response = (await target().askPath('head', path)) as Response
      expect(response.status).toBe(200)
      expect(response.headers.get('x-request-id')).toMatch(/^req_/)
    })
  })
}
