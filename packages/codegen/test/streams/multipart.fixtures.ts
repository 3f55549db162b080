import { afterAll, vi } from 'vitest'
import { createApp, respondWithProblem } from '../../src/runtime/hono/index.ts'
import { generateModules } from '../generate-modules.ts'
import { document } from './document.ts'

// Problems are logged.
vi.spyOn(console, 'error').mockImplementation(() => undefined)
export const modules = generateModules(document)
afterAll(modules.remove)
const { routes } = await modules.load('routes.js')

type Handler = (input: { body: AsyncIterable<unknown> }) => unknown

export function appOf(
  handle: Handler = async ({ body }) => ({ status: 200, body: await all(body) }),
  options: object = {},
) {
  const errors: Error[] = []
  const handlers = Object.fromEntries(Object.keys(routes).map((id) => [id, handle]))
  const app = createApp(routes, { handlers, ...options } as never)
  app.onError((error) => {
    errors.push(error)
    return respondWithProblem(error)
  })
  return { app, errors }
}

async function all(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const found: unknown[] = []
  for await (const item of items) found.push(shown(item))
  return found
}

/** A part with its bytes as text, which JSON could not represent. */
function shown(item: unknown) {
  const { value, ...others } = item as { value: unknown }
  return { ...others, value: value instanceof Uint8Array ? `bytes ${new TextDecoder().decode(value)}` : value }
}

/** Sends a body in chunks of a size. */
export function send(
  path: string,
  text: string,
  { type = 'multipart/mixed; boundary=b', size = 1000, ...options } = {},
) {
  const bytes = new TextEncoder().encode(text)
  const body = new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })
  const { app, errors } = appOf(undefined, options)
  const response = app.request(path, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    duplex: 'half',
  } as never)
  return { response: Promise.resolve(response), errors }
}

export const json = (value: string) => `Content-Type: application/json\r\n\r\n${value}`
export const body = (...parts: string[]) => `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`
export const item = (value: unknown, contentType = 'application/json') => ({ contentType, headers: {}, value })
export const a = { name: 'A', grams: 100 }
