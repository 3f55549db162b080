import authored from '@channel/contract/openapi.json' with { type: 'json' }
import { portable } from '@channel/contract/portable-document'
import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { startApi } from '../support/start-api.ts'

const document = portable(authored)
const api = await startApi()
const operated = await startApi({
  operator: { name: 'Acme', email: 'api@acme.example' },
  publicUrl: 'https://api.acme.example/$&/messaging',
})
const exampleUrl = 'http://127.0.0.1:8787'

function documentOf(url: string) {
  const servers = [{ url, description: 'This service.' }]
  return { ...(JSON.parse(JSON.stringify(document).replaceAll(exampleUrl, () => url)) as typeof document), servers }
}

describeOperation('getOpenApiDocument', (send) => {
  it('returns the document with the address that the service listens on, without a key', async () => {
    const { status, headers, body } = await send(await api.tenant(), { headers: { Authorization: '' } })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('vary')).toBe('Accept-Encoding')
    expect(body).toEqual(documentOf(api.url))
  })

  it('has the operator of the service as its contact, and its public URL in servers and samples', async () => {
    const { body } = await send(await operated.tenant())
    const contact = { ...document.info.contact, name: 'Acme', email: 'api@acme.example' }
    const expected = documentOf('https://api.acme.example/$&/messaging')
    expect(body).toEqual({ ...expected, info: { ...document.info, contact } })
    expect(JSON.stringify(body)).not.toContain(exampleUrl)
    for (const path of [
      '/docs/openapi.json',
      '/docs/openapi.yaml',
      '/docs/postman.json',
      '/llms.txt',
      '/llms-full.txt',
    ]) {
      const text = await (await fetch(new URL(path, operated.url))).text()
      expect(text, path).toContain('https://api.acme.example/$&/messaging')
      expect(text, path).not.toContain(exampleUrl)
    }
  })

  it('returns 304 for its ETag, and another ETag for another document', async () => {
    const tenant = await api.tenant()
    const etag = (await send(tenant)).headers.get('etag') ?? ''
    const current = await send(tenant, { headers: { 'If-None-Match': etag } })
    expect(current.status).toBe(304)
    expect(current.headers.get('etag')).toBe(etag)
    const { status, headers } = await send(await operated.tenant(), { headers: { 'If-None-Match': etag } })
    expect(status).toBe(200)
    expect(headers.get('etag')).not.toBe(etag)
  })

  it('is compressed if the client accepts it', async () => {
    const { headers } = await fetch(new URL('/v1/openapi.json', api.url), { headers: { 'Accept-Encoding': 'gzip' } })
    expect(headers.get('content-encoding')).toBe('gzip')
    const plain = await fetch(new URL('/v1/openapi.json', api.url), { headers: { 'Accept-Encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('etag')).toBe(headers.get('etag'))
  })
})
