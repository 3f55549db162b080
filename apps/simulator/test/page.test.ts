import { afterAll, expect, it } from 'vitest'
import type { Action } from '../src/actions/index.ts'
import { startSimulator } from '../src/index.ts'

const simulator = await startSimulator()
afterAll(() => simulator.stop())

async function get(path: string) {
  const response = await fetch(new URL(path, simulator.url))
  return { response, text: await response.text() }
}

it('is one page with local files only', async () => {
  const { response, text } = await get('/')
  expect(response.headers.get('Content-Type')).toContain('text/html')
  expect(response.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'; script-src 'self';/)
  const linked = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, target]) => target ?? '')
  expect(linked.filter((target) => !target.startsWith('/_page/') && target !== 'data:,')).toEqual([])
  const files = new Set(linked.filter((target) => target.startsWith('/_page/')))
  expect(files.size).toBeGreaterThan(1)
  // A file that is imported by one of them is added while it runs.
  for (const file of files) {
    const { response: fileResponse, text: content } = await get(file)
    expect(fileResponse.status, file).toBe(200)
    for (const [, imported] of content.matchAll(/^import .* from '\.\/(.+)'$/gm)) files.add(`/_page/${imported}`)
    expect(content).not.toMatch(/https?:\/\/|innerHTML/)
  }
  expect(files).toContain('/_page/check-number.js')
})

it('has a label for every field, and a name for every button', async () => {
  const { text } = await get('/')
  expect(text).toContain('<html lang="en">')
  const labeled = new Set([...text.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id))
  const fields = [...text.matchAll(/<(?:input|select|textarea)\b[^>]*?\bid="([^"]+)"/g)].map(([, id]) => id)
  expect(fields.length).toBeGreaterThan(5)
  expect(fields.filter((id) => !labeled.has(id))).toEqual([])
  expect(text).not.toMatch(/<button\b[^>]*><\/button>/)
})

it('has a labeled field for each value of an action, and calls what exists', async () => {
  const { fieldsOf } = await import(new URL('../src/page/example.js', import.meta.url).href)
  const actions = JSON.parse((await get('/_control/actions')).text) as Action[]
  expect(new Set(actions.map(({ name }) => name)).size).toBe(actions.length)
  for (const { name, call, body } of actions) {
    const labels: string[] = fieldsOf(body ?? {}).map(({ label }: { label: string }) => label)
    expect(new Set(labels).size, `${name}: ${labels}`).toBe(labels.length)
    const [method = '', path = ''] = call.split(' ')
    const sent = method === 'DELETE' ? {} : { body: '{' }
    const filled = path
      .replace('{conversation}', 'numbers/1')
      .replace('{template}', 'a/b')
      .replaceAll(/\{\w+\}/g, '1')
    const response = await fetch(`${simulator.url}/_control${filled}`, { method, ...sent })
    expect(response.status, call).toBe(400)
    expect(await response.json(), call).toMatchObject({ message: expect.stringMatching(/not JSON|not sent from/) })
  }
})

it('fills an example with other values, without those that are empty', async () => {
  const { fieldsOf, fill } = await import(new URL('../src/page/example.js', import.meta.url).href)
  const example = { type: { $is: 'order' }, list: ['a', ''], order: { text: '', items: [{ price: 4.5, id: 'x' }] } }
  expect(
    fieldsOf(example).map(({ label, path }: { label: string; path: string[] }) => [label, path.join('.')]),
  ).toEqual([
    ['List 1', 'list.0'],
    ['List 2', 'list.1'],
    ['Text', 'order.text'],
    ['Price', 'order.items.0.price'],
    ['Id', 'order.items.0.id'],
  ])
  const values: Record<string, unknown> = { type: 'order', 'list.1': 'b', 'order.items.0.price': 5 }
  const filled = fill(example, (path: string[]) => values[path.join('.')])
  expect(filled).toEqual({ type: 'order', list: ['b'], order: { items: [{ price: 5 }] } })
})

it('refuses what is no phone number or user id, as soon as it is typed', async () => {
  const { problemOfCustomer, problemOfNumber } = await import(
    new URL('../src/page/check-number.js', import.meta.url).href
  )
  for (const number of ['+49 151 12345678', '1 (206) 555-0111', '4915112345678', '123.456-7890']) {
    expect(problemOfNumber(number), number).toBe('')
  }
  for (const id of ['DE.4711', 'DE.ENT.4711']) expect(problemOfCustomer(id), id).toBe('')
  for (const nonsense of ['hello', '+49x', '1234567890123456', '0151 2345678', 'de.4711', 'DEU', 'D E', '+']) {
    expect(problemOfCustomer(nonsense), nonsense).not.toBe('')
  }
  for (const part of ['+', '+4', 'D', 'DE', 'DE.', 'DE.ENT.']) expect(problemOfCustomer(part, true), part).toBe('')
  for (const nonsense of ['h', '+49x', '0', 'de']) expect(problemOfCustomer(nonsense, true), nonsense).not.toBe('')
})

it('shows any content of a customer’s message', async () => {
  const { bodyOf, mediaOf } = await import(new URL('../src/page/show-content.js', import.meta.url).href)
  const types = [
    'text',
    'location',
    'contacts',
    'reaction',
    'interactive',
    'template',
    'system',
    'image',
    'order',
    'toString',
  ]
  for (const type of types) {
    for (const value of [undefined, null, 'x', 7, {}, []]) {
      expect(() => [bodyOf(type, { [type]: value }), mediaOf(type, { [type]: value })], type).not.toThrow()
    }
  }
  expect(bodyOf('text', {})).toBeUndefined()
  expect(bodyOf('text', { text: { body: 'Hi' } })).toBe('Hi')
})

it('serves only its own files', async () => {
  for (const path of ['/_page/index.ts', '/_page/index.html', '/_page/..%2fmain.ts', '/_page/']) {
    expect((await get(path)).response.status, path).toBe(400)
  }
})
