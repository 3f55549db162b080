import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSimulator, type TemplateInput } from '@channel/simulator'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { type HttpProviderOptions, httpProvider } from '../src/index.ts'

let wabas = 0

const simulator = await startSimulator()
afterAll(() => simulator.stop())

function givenAccount(templates: readonly TemplateInput[] = [{ name: 'hello' }]) {
  wabas++
  const account = { wabaId: String(1000 + wabas), token: `token-${wabas}` }
  simulator.setTemplates(account.wabaId, templates)
  simulator.setToken(account.wabaId, account.token)
  return account
}

function provider(options: HttpProviderOptions = {}) {
  return httpProvider({ baseUrl: simulator.url, ...options })
}

function pathOf({ wabaId }: { wabaId: string }): string {
  return `/${wabaId}/`
}

describe('listTemplates', () => {
  it('returns complete templates', async () => {
    const components = [{ type: 'BODY', text: 'Hello {{1}}', example: { body_text: [['Ana']] } }]
    const account = givenAccount([{ id: '77', name: 'hello', language: 'de', category: 'UTILITY', components }])
    expect(await provider().listTemplates(account)).toEqual({
      ok: true,
      value: [{ id: '77', name: 'hello', language: 'de', status: 'APPROVED', category: 'UTILITY', components }],
    })
  })

  it('returns why a template was rejected, and its quality', async () => {
    const judged = { name: 'hello', status: 'REJECTED', rejected_reason: 'SCAM', quality_score: { score: 'RED' } }
    expect(await provider().listTemplates(givenAccount([judged]))).toMatchObject({
      ok: true,
      value: [{ statusReason: { code: 'SCAM', description: null }, quality: { score: 'RED', reasons: [] } }],
    })
  })

  it('accepts a template without category or components, and an empty list', async () => {
    expect(await provider().listTemplates(givenAccount())).toMatchObject({
      ok: true,
      value: [{ name: 'hello', category: null, components: [] }],
    })
    expect(await provider().listTemplates(givenAccount([]))).toEqual({ ok: true, value: [] })
  })

  it('follows the pages to the end, in order', async () => {
    const names = Array.from({ length: 250 }, (_, index) => ({ name: `template_${index}` }))
    const account = givenAccount(names)
    const outcome = await provider().listTemplates(account)
    expect(outcome).toMatchObject({ ok: true, value: names })
    expect(simulator.requests.filter((target) => target.includes(pathOf(account)))).toHaveLength(3)
  })

  it('requests no extra page when the last one is full', async () => {
    const account = givenAccount(Array.from({ length: 200 }, (_, index) => ({ name: `template_${index}` })))
    expect(await provider().listTemplates(account)).toMatchObject({ ok: true, value: { length: 200 } })
    expect(simulator.requests.filter((target) => target.includes(pathOf(account)))).toHaveLength(2)
  })

  it('removes text that a database cannot store, and keeps unusual keys', async () => {
    const components = JSON.parse('[{"type":"BODY","text":"a\\u0000b\\ud800","__proto__":{"x":1}}]')
    const outcome = await provider().listTemplates(givenAccount([{ name: 'unusual', components }]))
    expect(JSON.stringify(outcome)).toContain('{"type":"BODY","text":"ab\ufffd","__proto__":{"x":1}}')
  })
})

describe('creating and deleting', () => {
  const hello = {
    name: 'hello',
    language: 'de',
    category: 'UTILITY',
    parameter_format: 'POSITIONAL',
    components: [{ type: 'BODY', text: 'Hallo!' }],
  } as const

  it('creates a template, finds its languages, and deletes one or all', async () => {
    const account = givenAccount([{ name: 'hello_2' }])
    const created = await provider().createTemplate(account, hello)
    expect(created).toMatchObject({ ok: true, value: { status: 'PENDING', category: 'UTILITY' } })
    await provider().createTemplate(account, { ...hello, language: 'en_US' })
    const found = async () => {
      const outcome = await provider().findTemplates(account, 'hello')
      return outcome.ok ? outcome.value.map(({ language }) => language) : outcome
    }
    expect(await found()).toEqual(['de', 'en_US'])
    const id = created.ok ? created.value.id : ''
    expect(await provider().deleteTemplate(account, { name: 'hello', id })).toEqual({ ok: true, value: undefined })
    expect(await found()).toEqual(['en_US'])
    expect(await provider().deleteTemplate(account, { name: 'hello' })).toEqual({ ok: true, value: undefined })
    expect(await found()).toEqual([])
  })

  it('reports the explanation of a refusal', async () => {
    const account = givenAccount([{ name: 'hello', language: 'de' }])
    expect(await provider().createTemplate(account, hello)).toMatchObject({
      ok: false,
      failure: { kind: 'refused', code: 100, subcode: 2388024, details: expect.stringMatching(/already de content/) },
    })
  })
})

describe('failures', () => {
  it('reports a token without access, and an unknown account', async () => {
    const account = givenAccount()
    expect(await provider().listTemplates({ ...account, token: 'wrong' })).toMatchObject({
      ok: false,
      failure: { kind: 'refused', status: 401, code: 190 },
    })
    expect(await provider().listTemplates({ ...account, wabaId: '1' })).toMatchObject({
      ok: false,
      failure: {
        kind: 'refused',
        status: 400,
        code: 100,
        subcode: 33,
        message: expect.stringMatching(/does not exist/),
      },
    })
  })

  it('reports the provider’s error, on a later page too', async () => {
    const account = givenAccount(Array.from({ length: 101 }, (_, index) => ({ name: `template_${index}` })))
    simulator.arm({ kind: 'error', code: 80007, message: 'Rate limit hit', path: pathOf(account), skip: 1 })
    expect(await provider().listTemplates(account)).toEqual({
      ok: false,
      failure: {
        kind: 'refused',
        status: 400,
        code: 80007,
        subcode: undefined,
        message: 'Rate limit hit',
        details: undefined,
      },
    })
    expect(await provider().listTemplates(account)).toMatchObject({ ok: true })
  })

  it('times out without a response, and waits for a late one', async () => {
    const account = givenAccount()
    const path = pathOf(account)
    simulator.arm({ kind: 'hang', path })
    const timeout = { ok: false, failure: { kind: 'timeout' } }
    expect(await provider({ requestTimeoutMs: 50 }).listTemplates(account)).toMatchObject(timeout)
    simulator.arm({ kind: 'hang', path })
    expect(await provider({ callTimeoutMs: 50 }).listTemplates(account)).toMatchObject(timeout)
    simulator.arm({ kind: 'delay', ms: 20, path })
    expect(await provider().listTemplates(account)).toMatchObject({ ok: true })
  })

  it('reports a broken connection, and a refused one', async () => {
    const account = givenAccount()
    simulator.arm({ kind: 'drop', path: pathOf(account) })
    const unreachable = { ok: false, failure: { kind: 'unreachable' } }
    expect(await provider().listTemplates(account)).toMatchObject(unreachable)
    const unreachableProvider = httpProvider({ baseUrl: 'http://127.0.0.1:1' })
    expect(await unreachableProvider.listTemplates(account)).toMatchObject(unreachable)
  })

  it.each([200, 302, 502])('reports an unreadable response with HTTP %i', async (status) => {
    const account = givenAccount()
    simulator.arm({ kind: 'garbage', status, path: pathOf(account) })
    expect(await provider().listTemplates(account)).toMatchObject({ ok: false, failure: { kind: 'unreadable' } })
  })

  it.each([
    ['{"data":[{"id":"1","name":7}]}', /data\.0\.name/],
    [`{"data":[{"id":"1","name":"${'x'.repeat(513)}","language":"de","status":"APPROVED"}]}`, /data\.0\.name/],
    [`{"data":[{"id":"1","name":"x","language":"${'x'.repeat(16)}","status":"APPROVED"}]}`, /data\.0\.language/],
    ['{"data":{}}', /at data/],
    ['[]', /at its root/],
    ['', /at its root/],
    ['{"data":[],"paging":{"next":"x","cursors":{"after":"same"}}}', /repeats its cursor/],
  ])('reports a response of another shape: %s', async (body, message) => {
    const baseUrl = await startServer(body)
    const outcome = await httpProvider({ baseUrl }).listTemplates({ wabaId: '1', token: 't' })
    expect(outcome).toMatchObject({
      ok: false,
      failure: { kind: 'unreadable', message: expect.stringMatching(message) },
    })
  })

  it('reports a response that is nested too deeply', async () => {
    const component = `{"x":${'['.repeat(2_000)}${']'.repeat(2_000)}}`
    const template = `{"id":"1","name":"x","language":"de","status":"APPROVED","components":[${component}]}`
    const outcome = await httpProvider({ baseUrl: await startServer(`{"data":[${template}]}`) }).listTemplates({
      wabaId: '1',
      token: 't',
    })
    expect(outcome).toMatchObject({
      ok: false,
      failure: { kind: 'unreadable', message: expect.stringMatching(/data\.0\.components\.0: nested/) },
    })
  })

  it('reports a response that is too long', async () => {
    const baseUrl = await startServer(`{"data":[],"x":"${'x'.repeat(16 * 1024 * 1024)}"}`)
    const outcome = await httpProvider({ baseUrl }).listTemplates({ wabaId: '1', token: 't' })
    expect(outcome).toMatchObject({
      ok: false,
      failure: { kind: 'unreadable', message: expect.stringMatching(/more than 16777216 bytes/) },
    })
  })
})

it('uses the given API version', async () => {
  const account = givenAccount()
  await provider({ apiVersion: 'v24.1' }).listTemplates(account)
  const [target] = simulator.requests.filter((request) => request.includes(pathOf(account)))
  expect(target).toContain('GET /v24.1/')
})

/** A server that sends this body for every request. */
async function startServer(body: string): Promise<string> {
  const server = createServer((_request, response) => response.end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
