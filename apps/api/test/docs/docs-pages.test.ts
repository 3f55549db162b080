import { expect, it } from 'vitest'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const get = (path: string, init?: RequestInit) => fetch(new URL(path, api.url), { redirect: 'manual', ...init })

it('redirects / to the documentation', async () => {
  const response = await get('/')
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/docs')
})

it('serves pages, Markdown and the document without a key', async () => {
  for (const [path, type, text] of [
    ['/docs', 'text/html', 'Getting started'],
    ['/docs.md', 'text/markdown', '# Channel'],
    ['/docs/webhooks', 'text/html', '<h1 id="webhooks">'],
    ['/docs/webhooks.md', 'text/markdown', '# Webhooks'],
    ['/docs/openapi.json', 'application/json', api.url],
    ['/llms.txt', 'text/plain', `${api.url}/docs/webhooks.md`],
    ['/llms-full.txt', 'text/plain', '# Webhooks'],
    ['/docs/search?q=webhooks', 'text/html', '<a href="/docs/webhooks">'],
    ['/docs/assets/docs.css', 'text/css', ':root'],
    ['/docs/scalar/standalone.esm.js', 'text/javascript', 'createApiReference'],
  ] as const) {
    const response = await get(path)
    expect(response.status, path).toBe(200)
    expect(response.headers.get('content-type'), path).toContain(type)
    expect(await response.text(), path).toContain(text)
  }
})

it('answers a conditional request for an unchanged page with 304', async () => {
  const first = await get('/docs/webhooks')
  await first.text()
  const second = await get('/docs/webhooks', { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } })
  expect(second.status).toBe(304)
})

it('allows only its own scripts', async () => {
  const policy = (await get('/docs')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'; script-src 'self';")
  expect(policy).toContain("connect-src 'self'")
})

it('returns the error format for unknown pages and other methods', async () => {
  const missing = await get('/docs/nothing')
  expect(missing.status).toBe(404)
  expect(await missing.json()).toMatchObject({ error: { type: 'not_found', code: 'resource_not_found' } })
  const posted = await get('/docs', { method: 'POST' })
  expect(posted.status).toBe(405)
  expect(posted.headers.get('allow')).toBe('GET, HEAD')
})
