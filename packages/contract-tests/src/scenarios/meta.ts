import openapi from '@channel/contract/openapi.json' with { type: 'json' }
import { portable } from '@channel/contract/portable-document'
import { expectEqual, expectHeader, expectMatch, expectStatus, expectThat } from '../checks/expect.ts'
import { expectRefusal, notFound } from '../checks/expect-refusal.ts'
import { scenariosOf } from './scenario.ts'

const withoutKey = { headers: { Authorization: null } }
const unsupported = [
  ['put', '/v1/labels', 'GET, HEAD, POST'],
  ['post', '/v1/me', 'GET, HEAD'],
  ['get', '/v1/contacts', 'POST'],
] as const

export const meta = [
  ...scenariosOf('meta', (scenario) => {
    scenario('reports its health without a key', async (target) => {
      const health = await target.send('getHealth', withoutKey)
      expectMatch(health, { data: { object: 'health', status: 'ok' } })
    })

    scenario('serves the bundled document with its own address, without a key', async (target) => {
      const served = await target.send('getOpenApiDocument', withoutKey)
      expectEqual(withExampleAddress(served), portable(openapi))
    })

    scenario('returns the organization of the key', async ({ channel }) => {
      const { data } = await channel.get('/v1/me')
      expectMatch(data, { object: 'api_key' })
      expectThat(!/^chn_live_[\w-]{24}$/.test(data.display), 'body /data/display', 'not the whole key', '(a key)')
    })
  }),

  ...scenariosOf('requests outside of every operation', (scenario) => {
    scenario('returns 404 for an unknown path, and 401 without a key', async (target) => {
      await expectRefusal(target.sendPath('get', '/v1/nowhere'), notFound)
      const pending = target.sendPath('get', '/v1/nowhere', withoutKey)
      await expectRefusal(pending, { status: 401, code: 'missing_api_key' })
    })

    for (const [method, path, allow] of unsupported) {
      scenario(`${method} ${path} returns 405 with the allowed methods`, async ({ channel }) => {
        const result = await channel.raw.request(method as 'get', path as '/v1/me')
        const { response } = result as { response: Response }
        expectStatus(response, 405)
        const allowed = response.headers.get('allow')?.split(/, */).sort().join(', ')
        expectThat(allowed === allow, 'header Allow', allow, allowed)
      })
    }

    for (const path of ['/v1/health', '/v1/me', '/v1/labels']) {
      scenario(`HEAD ${path} responds as GET, without a body`, async (target) => {
        const response = (await target.sendPath('head', path)) as Response
        expectStatus(response, 200)
        expectHeader(response, 'x-request-id', /^req_/)
      })
    }
  }),
]

/** The document with the address of the bundle in its servers and samples. */
function withExampleAddress(served: object): object {
  const { servers } = served as { servers: [{ url: string }] }
  const text = JSON.stringify(served).replaceAll(servers[0].url, 'http://127.0.0.1:8787')
  return { ...(JSON.parse(text) as object), servers: openapi.servers }
}
