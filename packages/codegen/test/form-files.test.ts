import { afterAll, expect, test } from 'vitest'
import { createApp } from '../src/runtime/hono/index.ts'
import { generateModules } from './generate-modules.ts'
import { typeErrorsOf } from './type-errors-of.ts'

const file = { type: 'string', format: 'binary' }
const reference = { $ref: '#/components/schemas/Reference' }
const form = (schema: object) => ({
  post: {
    requestBody: { required: true, content: { 'multipart/form-data': { schema } } },
    responses: { '204': { description: 'Uploaded.' } },
  },
})

const modules = generateModules({
  openapi: '3.1.0',
  info: { title: 'Uploads', version: '1' },
  paths: {
    '/options': form({
      type: 'object',
      additionalProperties: false,
      properties: {
        image: { anyOf: [file, { type: 'array', maxItems: 2, items: file }] },
        mask: { anyOf: [file, { type: 'null' }] },
        video: { oneOf: [file, reference] },
        pages: { type: 'array', minItems: 2, items: file },
        photo: { type: ['string', 'null'], format: 'binary' },
      },
    }),
    '/parts': form({
      allOf: [
        { $ref: '#/components/schemas/Upload' },
        { type: 'object', additionalProperties: false, properties: { file, title: true, copy: file } },
      ],
    }),
    '/beside': form({ ...reference, required: ['file'], properties: { file } }),
  },
  components: {
    schemas: {
      Reference: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
      Upload: { type: 'object', required: ['file', 'title'], properties: { file, title: { type: 'string' } } },
    },
  },
})
afterAll(modules.remove)

const { routes } = await modules.load('routes.js')
let received: unknown
const handler = ({ body }: { body: object }) => {
  received = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, seen(value)]))
  return { status: 204 }
}
const app = createApp(routes, { handlers: { postOptions: handler, postParts: handler, postBeside: handler } })

function seen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(seen)
  return value instanceof File ? value.name : value
}

/** Sends a form. A value that ends in `.png` is sent as a file of that name. Returns what the handler received. */
async function send(path: string, fields: readonly [name: string, value: string][]): Promise<unknown> {
  const body = new FormData()
  for (const [name, value] of fields) {
    body.append(name, value.endsWith('.png') ? new File(['PNG'], value, { type: 'image/png' }) : value)
  }
  const response = await app.request(path, { method: 'POST', body })
  return response.status === 204 ? received : response.status
}

test('a property may be a file, several files or something else', async () => {
  const options = (...fields: [string, string][]) => send('/options', fields)
  expect(await options(['image', 'a.png'])).toEqual({ image: 'a.png' })
  expect(await options(['image', 'a.png'], ['image', 'b.png'])).toEqual({ image: ['a.png', 'b.png'] })
  expect(await options(['image', 'a.png'], ['image', 'b.png'], ['image', 'c.png'])).toBe(400)
  expect(await options(['image', 'text'])).toBe(400)
  expect(await options(['mask', 'a.png'], ['photo', 'b.png'])).toEqual({ mask: 'a.png', photo: 'b.png' })
  expect(await options(['video', 'a.png'])).toEqual({ video: 'a.png' })
  expect(await options(['video', '{"id":1}'])).toEqual({ video: { id: 1 } })
  expect(await options(['video', '{"id":"x"}'])).toBe(400)
  expect(await options(['pages', 'a.png'], ['pages', 'b.png'])).toEqual({ pages: ['a.png', 'b.png'] })
  expect(await options(['pages', 'a.png'])).toBe(400)
})

test('a composed form may hold files', async () => {
  expect(
    await send('/parts', [
      ['title', 'A'],
      ['file', 'a.png'],
      ['copy', 'b.png'],
    ]),
  ).toEqual({
    title: 'A',
    file: 'a.png',
    copy: 'b.png',
  })
  expect(await send('/parts', [['title', 'A']])).toBe(400)
  expect(
    await send('/parts', [
      ['title', 'A'],
      ['file', 'text'],
    ]),
  ).toBe(400)
  expect(await send('/parts', [['file', 'a.png']])).toBe(400)
  expect(
    await send('/beside', [
      ['id', '1'],
      ['file', 'a.png'],
    ]),
  ).toEqual({ id: 1, file: 'a.png' })
  expect(await send('/beside', [['id', '1']])).toBe(400)
})

test('handlers get files as files', async () => {
  const handlers = `import type { z } from '@hono/zod-openapi'
import type { Routes } from './routes.js'
import type { PostBesideInput, PostOptionsInput, PostPartsInput } from './handlers.js'

export function read(options: PostOptionsInput['body'], parts: PostPartsInput['body'], { file, id }: PostBesideInput['body']) {
  const image: File | readonly File[] | undefined = options.image
  const video: File | { id: number } | undefined = options.video
  const files: (File | undefined)[] = [options.mask, options.photo, options.pages?.[0], parts.file, parts.copy, file]
  const title: string = parts.title
  const number: number = id
  return { image, video, files, title, number }
}
type Form = Routes['postParts']['request']['body']['content']['multipart/form-data']['schema']
export const form: PostPartsInput['body'] = {} as z.output<Form>
export const sent: z.input<Form> = { file: new File([], 'a'), title: '' }
`
  expect(await typeErrorsOf(modules.path, { 'form-handlers.ts': handlers }, { skipLibCheck: true })).toEqual([])
})
