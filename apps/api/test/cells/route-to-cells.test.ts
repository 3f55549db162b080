import { collectLog } from '@channel/logger/testing'
import { describe, expect, it } from 'vitest'
import type { CellApp, CellDirectory } from '../../src/cells/cell-directory.ts'
import { routeToCells } from '../../src/cells/route-to-cells.ts'

const authorization = `Bearer chn_live_${'a'.repeat(24)}`

/** A router whose main app records the requests that it serves, and those that were looked up. */
function aRouter(names: readonly string[] | undefined) {
  const served: Request[] = []
  const lookedUp: string[] = []
  const main = {
    findKey: async () => void lookedUp.push('key in main'),
    app: {
      fetch(request: Request) {
        served.push(request)
        return new Response('of main')
      },
    },
  } as unknown as CellApp
  const find: CellDirectory['find'] = async (...named) => {
    lookedUp.push(...named.map(([kind]) => kind))
    return []
  }
  const directory = { main, cells: { names: () => names }, find } as unknown as CellDirectory
  return { served, lookedUp, router: routeToCells(directory, collectLog().log) }
}

const to = (path: string, init?: RequestInit) => new Request(`http://localhost${path}`, init)
const ofKey = to('/v1/me', { headers: { authorization } })

it('passes every request to main at once while there are no other cells', async () => {
  const { router, served, lookedUp } = aRouter([])
  const requests = [ofKey, to('/media/name'), to('/dashboard/session', { method: 'POST', body: '{}' })]
  for (const request of requests) expect(router.fetch(request)).toBeInstanceOf(Response)
  expect(served).toEqual(requests)
  expect(lookedUp).toEqual([])
})

it('looks up what it does not know yet whether other cells have it', async () => {
  const { router, served, lookedUp } = aRouter(undefined)
  await router.fetch(ofKey)
  expect(served).toEqual([ofKey])
  expect(lookedUp).toContain('api_key')
})

describe('with other cells', () => {
  it.each(['/v1/health', '/v1/openapi.json', '/', '/docs', '/ready', '/dashboard/sign_in_methods'])(
    'looks nothing up for %s',
    async (path) => {
      const { router, lookedUp } = aRouter(['a'])
      expect(await (await router.fetch(to(path, { headers: { authorization } }))).text()).toBe('of main')
      expect(lookedUp).toEqual([])
    },
  )

  it.each([
    ['without a length', undefined],
    ['that is long', '65537'],
  ])('passes a body %s on unread', async (_name, length) => {
    const { router, served } = aRouter(['a'])
    const headers = length === undefined ? {} : { 'content-length': length }
    const request = to('/dashboard/session', { method: 'POST', headers, body: '{"email":"ana@example.com"}' })
    await router.fetch(request)
    expect(served).toEqual([request])
    expect(request.bodyUsed).toBe(false)
  })

  it('passes an upload on unread', async () => {
    const { router, served } = aRouter(['a'])
    const request = to('/v1/123456789/media', { method: 'POST', headers: { authorization }, body: 'a file' })
    await router.fetch(request)
    // Refused or not, it is the same request.
    expect(new Set(served)).toEqual(new Set([request]))
    expect(request.bodyUsed).toBe(false)
  })
})
