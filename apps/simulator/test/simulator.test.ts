import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { manualClock, type Simulator, startSimulator } from '../src/index.ts'

const waba = '102290129340398'
let simulator: Simulator

beforeEach(async () => {
  simulator = await startSimulator()
})
afterEach(() => simulator.stop())

async function send(query = '', { id = waba, token = 'any' }: { id?: string; token?: string | null } = {}) {
  const headers: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` }
  const response = await fetch(`${simulator.url}/v23.0/${id}/message_templates${query}`, { headers })
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into bodies of every shape
  return { status: response.status, body: (await response.json()) as any }
}

function control(method: string, path: string, body?: unknown) {
  const init = body === undefined ? {} : { body: JSON.stringify(body) }
  return fetch(`${simulator.url}/_control${path}`, { method, ...init })
}

function givenTemplates(count: number): void {
  const names = Array.from({ length: count }, (_, index) => ({
    name: `t${index}`,
    status: index % 2 ? 'PENDING' : 'APPROVED',
  }))
  simulator.setTemplates(waba, names)
}

const namesOf = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name)

it.each([
  ['two hosts', 'Host: localhost\r\nHost: elsewhere.example\r\n'],
  ['no host', ''],
])('returns 400 for a request with %s', async (_what, lines) => {
  const { hostname, port } = new URL(simulator.url)
  const socket = connect(Number(port), hostname)
  socket.write(`GET /_control/sent HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
})

describe('message_templates', () => {
  it('returns 25 templates with the provider’s fields by default', async () => {
    givenTemplates(26)
    const { body } = await send()
    expect(body.data).toHaveLength(25)
    expect(Object.keys(body.data[0]).toSorted()).toEqual([
      'components',
      'id',
      'language',
      'name',
      'parameter_format',
      'status',
    ])
    expect((await send('?fields=name&limit=1')).body.data).toEqual([{ id: expect.any(String), name: 't0' }])
  })

  it('is paginated by after, by before, and by the URLs in next and previous', async () => {
    givenTemplates(5)
    const first = await send('?limit=2')
    expect(namesOf(first.body)).toEqual(['t0', 't1'])
    expect(first.body.paging.previous).toBeUndefined()
    const second = await send(`?limit=2&after=${first.body.paging.cursors.after}`)
    expect(namesOf(second.body)).toEqual(['t2', 't3'])
    const followed = await fetch(second.body.paging.next, { headers: { Authorization: 'Bearer any' } })
    const last = (await followed.json()) as typeof second.body
    expect(namesOf(last)).toEqual(['t4'])
    expect(last.paging.next).toBeUndefined()
    expect(namesOf((await send(`?limit=2&before=${second.body.paging.cursors.before}`)).body)).toEqual(['t0', 't1'])
    expect(namesOf((await send(`?limit=2&before=${last.paging.cursors.before}`)).body)).toEqual(['t2', 't3'])
  })

  it('filters by status, and returns an empty list without cursors', async () => {
    givenTemplates(3)
    expect(namesOf((await send('?status=PENDING')).body)).toEqual(['t1'])
    expect((await send('?status=REJECTED')).body).toEqual({ data: [] })
  })

  it('returns the provider’s errors', async () => {
    givenTemplates(1)
    simulator.setToken(waba, 'right')
    const error = (code: number, type = 'OAuthException') => ({
      error: { code, type, message: expect.any(String), fbtrace_id: expect.any(String) },
    })
    expect(await send('', { token: null })).toMatchObject({ status: 401, body: error(104) })
    expect(await send('', { token: 'wrong' })).toMatchObject({ status: 401, body: error(190) })
    expect(await send('', { token: 'right' })).toMatchObject({ status: 200 })
    expect(await send('', { id: '1' })).toMatchObject({ status: 400, body: error(100, 'GraphMethodException') })
    for (const query of ['?fields=nonsense', '?limit=0', '?limit=x', '?after=nonsense']) {
      expect(await send(query, { token: 'right' }), query).toMatchObject({ status: 400, body: error(100) })
    }
    const elsewhere = await fetch(`${simulator.url}/nowhere`)
    expect({ status: elsewhere.status, body: await elsewhere.json() }).toMatchObject({ status: 400, body: error(2500) })
    const page = await fetch(`${simulator.url}/nowhere`, { headers: { Accept: 'text/html,*/*;q=0.8' } })
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('<a href="/">')
  })

  it('has sample templates for every account if enabled', async () => {
    const other = await startSimulator({ samples: true })
    const response = await fetch(`${other.url}/v23.0/${waba}/message_templates`, {
      headers: { Authorization: 'Bearer x' },
    })
    expect(((await response.json()) as { data: unknown[] }).data.length).toBeGreaterThan(3)
    await other.stop()
  })
})

describe('creating and deleting templates', () => {
  const path = '/v23.0/1001/message_templates'
  const hello = {
    name: 'hello',
    language: 'de',
    category: 'UTILITY',
    components: [{ type: 'BODY', text: 'Hallo {{1}}!', example: { body_text: [['Ana']] } }],
  }
  const headers = { Authorization: 'Bearer any', 'Content-Type': 'application/json' }
  const create = async (body: object) => {
    const response = await fetch(simulator.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: response.status, body: (await response.json()) as { id?: string } }
  }
  const remove = async (query: string) =>
    (await fetch(`${simulator.url}${path}?${query}`, { method: 'DELETE', headers })).json()

  it('creates a template that waits for its review, once per name and language', async () => {
    simulator.setTemplates('1001', [])
    const created = await create(hello)
    expect(created).toMatchObject({ status: 200, body: { status: 'PENDING', category: 'UTILITY' } })
    expect(await create(hello)).toMatchObject({ status: 400, body: { error: { code: 100, error_subcode: 2388024 } } })
    expect(await create({ ...hello, language: 'en_US' })).toMatchObject({ status: 200 })
    const components = [{ type: 'BODY', text: 'Hallo {{1}}!' }]
    expect(await create({ ...hello, name: 'other', components })).toMatchObject({ status: 400 })
    expect(await create({ ...hello, name: 'Other' })).toMatchObject({ status: 400 })
  })

  const edit = async (id: string | undefined, body: object) => {
    const response = await fetch(`${simulator.url}/v23.0/${id}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
  const text = (body: string) => ({ components: [{ type: 'BODY', text: body }] })

  it('edits a reviewed template, an approved one once in 24 hours', async () => {
    simulator.setTemplates('1001', [])
    const { id } = (await create(hello)).body
    expect(await edit(id, text('Hi'))).toMatchObject({ status: 400 })
    simulator.changeTemplate('1001', 'hello', 'de', { status: 'REJECTED' })
    expect(await edit(id, { ...text('Hi'), category: 'MARKETING' })).toEqual({ status: 200, body: { success: true } })
    simulator.changeTemplate('1001', 'hello', 'de', { status: 'APPROVED' })
    expect(await edit(id, { category: 'UTILITY' })).toMatchObject({ status: 400 })
    expect(await edit(id, text('Hi again'))).toMatchObject({ status: 200 })
    simulator.changeTemplate('1001', 'hello', 'de', { status: 'APPROVED' })
    expect(await edit(id, text('Once more'))).toMatchObject({ status: 400, body: { error: { code: 100 } } })
    expect(await edit('4711', text('Hi'))).toMatchObject({ status: 400, body: { error: { error_subcode: 33 } } })
  })

  it('approves new and edited templates if it behaves so', async () => {
    const clock = manualClock()
    const other = await startSimulator({ clock, behavior: { approve_templates: true } })
    onTestFinished(() => other.stop())
    other.setTemplates('1001', [])
    await fetch(other.url + path, { method: 'POST', headers, body: JSON.stringify(hello) })
    const statuses = async () => {
      const listed = await (await fetch(other.url + path, { headers })).json()
      return (listed as { data: { status: string }[] }).data.map(({ status }) => status)
    }
    expect(await statuses()).toEqual(['PENDING'])
    clock.advance(2000)
    expect(await statuses()).toEqual(['APPROVED'])
  })

  it('takes a file for a header in pieces, and only with all its bytes', async () => {
    simulator.setTemplates('1001', [])
    const query = new URLSearchParams({ file_length: '4', file_type: 'image/png' })
    const begin = (app: string) => fetch(`${simulator.url}/v23.0/${app}/uploads?${query}`, { method: 'POST', headers })
    expect((await begin('1')).status).toBe(400)
    const { id } = (await (await begin(simulator.app.id)).json()) as { id: string }
    const send = async (offset: number, body: string) => {
      const upload = { method: 'POST', body, headers: { Authorization: 'OAuth any', file_offset: String(offset) } }
      return (await fetch(`${simulator.url}/v23.0/${id}`, upload)).json() as Promise<{ h?: string }>
    }
    expect(await send(0, 'ab')).toMatchObject({ error: { code: 1 } })
    expect(await send(0, 'cd')).toMatchObject({ error: { code: 100 } })
    const { h } = await send(2, 'cd')
    const withHeader = (handle: unknown, format = 'IMAGE') =>
      create({
        ...hello,
        components: [{ type: 'HEADER', format, example: { header_handle: [handle] } }, ...hello.components],
      })
    expect(await withHeader('4::other')).toMatchObject({ status: 400 })
    expect(await withHeader(h, 'VIDEO')).toMatchObject({ status: 400 })
    expect(await withHeader(h)).toMatchObject({ status: 200 })
  })

  it('deletes one language by id, or all by name', async () => {
    simulator.setTemplates('1001', [])
    const { id } = (await create(hello)).body
    await create({ ...hello, language: 'en_US' })
    expect(await remove(`name=hello&hsm_id=${id}`)).toEqual({ success: true })
    expect(await remove('name=hello')).toEqual({ success: true })
    expect(await remove('name=hello')).toMatchObject({ error: { code: 100 } })
  })
})

describe('the control API', () => {
  it('creates accounts, and keeps the ids of existing templates', async () => {
    const put = async (templates: object[]) =>
      (await control('PUT', `/wabas/${waba}`, { token: 't', templates })).json()
    const made = (await put([{ name: 'a' }])) as { templates: { id: string }[] }
    const changed = (await put([{ name: 'a', status: 'PAUSED' }, { name: 'b' }])) as typeof made
    expect(changed).toMatchObject({
      token: 't',
      templates: [{ id: made.templates[0]?.id, status: 'PAUSED' }, { name: 'b' }],
    })
    expect(await send('', { token: 'wrong' })).toMatchObject({ status: 401 })
    expect(await (await control('GET', `/wabas/${waba}`)).json()).toEqual(changed)
    expect((await control('GET', '/wabas/1')).status).toBe(404)
  })

  it('makes the given number of requests fail', async () => {
    givenTemplates(1)
    await control('POST', '/faults', { kind: 'error', code: 4, status: 400, times: 2, skip: 1 })
    const statuses = []
    for (let count = 0; count < 4; count++) statuses.push((await send()).status)
    expect(statuses).toEqual([200, 400, 400, 200])
    await control('POST', '/faults', { kind: 'drop', path: waba })
    await expect(send()).rejects.toThrow()
    await control('POST', '/faults', { kind: 'delay', ms: 30 })
    const begin = performance.now()
    expect((await send()).status).toBe(200)
    expect(performance.now() - begin).toBeGreaterThan(25)
    await control('POST', '/faults', { kind: 'delay', ms: 600_000 })
    const delayed = send()
    await expect.poll(async () => (await (await control('GET', '/calls')).json()) as unknown[]).toHaveLength(7)
    await control('DELETE', '/faults')
    expect((await delayed).status).toBe(200)
    await control('POST', '/faults', { kind: 'hang' })
    expect((await control('DELETE', '/faults')).status).toBe(204)
    expect((await send()).status).toBe(200)
  })

  it('lists the requests, and rejects an unknown fault', async () => {
    givenTemplates(1)
    await send('?limit=1')
    expect(await (await control('GET', '/requests')).json()).toEqual([`GET /v23.0/${waba}/message_templates?limit=1`])
    expect((await control('POST', '/faults', { kind: 'explode' })).status).toBe(400)
    expect((await control('PUT', `/wabas/${waba}`, { templates: [{}] })).status).toBe(400)
    expect((await control('PUT', `/wabas/${waba}`, { tokens: 1 })).status).toBe(400)
  })
})

it('stops while a request hangs', async () => {
  givenTemplates(1)
  simulator.arm({ kind: 'hang' })
  const hanging = send().catch((error: Error) => error)
  await expect.poll(() => simulator.requests.length).toBe(1)
  await simulator.stop()
  expect(await hanging).toBeInstanceOf(Error)
})

it('accepts calls without a version', async () => {
  givenTemplates(1)
  const headers = { Authorization: 'Bearer any' }
  const listed = await fetch(`${simulator.url}/${waba}/message_templates`, { headers })
  expect(await listed.json()).toMatchObject({ data: [{ name: 't0' }] })
  simulator.setNumber('106540352242922', { waba_id: waba, verified_name: 'Bakery' })
  const shown = await fetch(`${simulator.url}/106540352242922?fields=verified_name`, { headers })
  expect(await shown.json()).toEqual({ id: '106540352242922', verified_name: 'Bakery' })
})

it('rejects an upload that is not a form, or has no file', async () => {
  simulator.setNumber('106540352242922', { waba_id: waba })
  const headers = { Authorization: 'Bearer any', 'Content-Type': 'multipart/form-data; boundary=x' }
  const form = new FormData()
  form.set('messaging_product', 'whatsapp')
  for (const init of [
    { headers, body: 'nonsense' },
    { headers: { Authorization: 'Bearer any' }, body: form },
  ]) {
    const response = await fetch(`${simulator.url}/v23.0/106540352242922/media`, { method: 'POST', ...init })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 100 } })
  }
})
