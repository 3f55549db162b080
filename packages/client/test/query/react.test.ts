import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { type HTMLElement, Window } from 'happy-dom'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { createQueries } from '../../src/query.ts'
import { type Step, startServer } from '../scripted-server.ts'

const window = new Window()
const { document } = window

// React looks for them. The process is shared with other tests.
beforeAll(() => {
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
})
afterAll(async () => {
  // React ends its work in an immediate, with the window.
  await setImmediate()
  vi.unstubAllGlobals()
  await window.happyDOM.close()
})

const send = (response: ServerResponse, body: object) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** Two pages of contacts, and an account that accepts messages. */
const service: Step = (response, { method, url = '' }) => {
  if (method === 'POST') return send(response, { data: { id: 'msg_1' }, request_id: 'req_1' })
  const isSecond = url.includes('cursor=c1')
  const names = isSecond ? ['Cy'] : ['Ana', 'Bo']
  const data = names.map((name) => ({ id: name, name, phone_number: '+4915112345678' }))
  send(response, { data, has_more: !isSecond, next_cursor: isSecond ? null : 'c1' })
}

it('a component lists contacts, loads the next page, and sends a message', async () => {
  const { createElement } = await import('react')
  const { createRoot } = await import('react-dom/client')
  const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query')
  const { ContactsPage } = await import('./contacts-page.ts')
  const { channel, received } = await startServer(service)
  const client = new QueryClient()
  const main = document.createElement('main')
  document.body.append(main)
  const root = createRoot(main as never)
  onTestFinished(() => {
    root.unmount()
    client.clear()
  })
  const page = createElement(ContactsPage, { queries: createQueries(channel) })
  root.render(createElement(QueryClientProvider, { client }, page))
  const shows = (text: string) => expect.poll(() => main.textContent).toBe(text)
  const click = (id: string) => (document.getElementById(id) as HTMLElement).click()

  await shows('Ana Bo More')
  click('more')
  await shows('Ana Bo Cy ')
  click('Ana')
  await shows('Ana Bo Cy Sent msg_1')

  const requestOf = (index: number) => `${received[index]?.method} ${received[index]?.url}`
  expect(requestOf(0)).toBe('GET /v1/106540352242922/contacts?limit=2')
  expect(requestOf(1)).toBe('GET /v1/106540352242922/contacts?limit=2&cursor=c1')
  expect(requestOf(2)).toBe('POST /v1/106540352242922/messages')
  expect(JSON.parse(received[2]?.body ?? '')).toEqual({ to: '+4915112345678', type: 'text', text: { body: 'Hello' } })
  // Sending invalidates the contacts: both pages are read again.
  await expect.poll(() => received.length).toBe(5)
})
