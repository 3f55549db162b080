import { describe, expect, test } from 'vitest'
import { a, appOf, body, item, json, send } from './multipart.fixtures.ts'

describe.each([1, 2, 7, 1000])('a body in chunks of %i bytes', (size) => {
  test.each<[string, string, string, unknown[]]>([
    [
      'parts',
      '/parts',
      body(json('{"name":"A"}'), json('{"name":"B","grams":5}')),
      [item(a), item({ name: 'B', grams: 5 })],
    ],
    ['no part', '/parts', '', []],
    ['only the last boundary', '/parts', '--b--', []],
    ['what is around the parts', '/parts', `Hello\r\n--c\r\n${body(json('{"name":"A"}'))}bye\r\n--b\r\n`, [item(a)]],
    ['a part without headers', '/parts', body('\r\n{"name":"A"}'), [item(a)]],
    ['spaces behind the boundary', '/parts', `--b \t\r\n${json('{"name":"A"}')}\r\n--b--`, [item(a)]],
    [
      'what looks like the boundary',
      '/images',
      body('Content-Type: image/a\r\nContent-Location: /\r\n\r\n\r\n-\r\n--a--b\r\r\n'),
      [{ contentType: 'image/a', headers: { 'Content-Location': '/' }, value: 'bytes \r\n-\r\n--a--b\r\r\n' }],
    ],
    [
      'an empty value, and none',
      '/images',
      '--b\r\nContent-Location: /\r\nContent-Type: image/a\r\n\r\n\r\n--b\r\ncontent-location: /b\r\n continued\r\nContent-Type: image/a\r\n\r\n--b--',
      [
        { contentType: 'image/a', headers: { 'Content-Location': '/' }, value: 'bytes ' },
        { contentType: 'image/a', headers: { 'Content-Location': '/b continued' }, value: 'bytes ' },
      ],
    ],
    [
      'parts of several media types',
      '/album',
      body(json('{"name":"A"}'), 'Content-Type: image/png\r\nX-Number: 5\r\n\r\nPNG', json('{"name":"A"}')),
      [item(a), { contentType: 'image/png', headers: { 'X-Number': 5 }, value: 'bytes PNG' }, item(a)],
    ],
    [
      'text',
      '/numbers',
      body('\r\n12', 'Content-Type: text/plain; charset=utf-8\r\n\r\n-3'),
      [item(12, 'text/plain'), item(-3, 'text/plain')],
    ],
    [
      'a multipart body within another',
      '/images',
      body('Content-Type: image/x; boundary=c\r\nContent-Location: /\r\n\r\n--c\r\n\r\n1\r\n--c--\r\n'),
      [{ contentType: 'image/x', headers: { 'Content-Location': '/' }, value: 'bytes --c\r\n\r\n1\r\n--c--\r\n' }],
    ],
  ])('has %s', async (_case, path, text, expected) => {
    const { response, errors } = send(path, text, { size })
    expect(await (await response).json()).toEqual(expected)
    expect(errors).toEqual([])
  })

  test.each<[string, string, string, number, string]>([
    ['no boundary at all', '/parts', 'Hello', 400, 'body[0] must end with the boundary "b"'],
    [
      'no last boundary',
      '/parts',
      `${body(json('{"name":"A"}')).slice(0, -7)}`,
      400,
      'body[0] must end with the boundary "b"',
    ],
    [
      'an end within headers',
      '/parts',
      `${body(json('{"name":"A"}')).slice(0, -4)}\r\nContent-Ty`,
      400,
      'body[1] must end with the boundary "b"',
    ],
    [
      'a boundary with more text',
      '/parts',
      '--bc\r\n\r\nA\r\n--b--',
      400,
      'body[0] must have a line break behind its boundary',
    ],
    [
      'a line that is no header',
      '/parts',
      body('Hello\r\n\r\nA'),
      400,
      'body[0] must have headers such as Content-Type: text/plain',
    ],
    [
      'large headers',
      '/parts',
      body(`X: ${'x'.repeat(20_000)}\r\n\r\nA`),
      400,
      'body[0] must have at most 16384 bytes of headers',
    ],
    [
      'many headers',
      '/parts',
      body(`${'X: x\r\n'.repeat(5000)}\r\nA`),
      400,
      'body[0] must have at most 16384 bytes of headers',
    ],
    [
      'JSON that does not end',
      '/parts',
      body(json('{"name":"A"}'), json('{"name":')),
      400,
      'body[1] must be valid JSON',
    ],
    [
      'a value of another media type',
      '/parts',
      body('Content-Type: text/plain\r\n\r\nA'),
      400,
      'body[0] must be sent as application/json',
    ],
    [
      'an invalid value',
      '/parts',
      body(json('{"name":"A"}'), json('{"name":"too long"}')),
      400,
      'body[1].name must have at most 5 characters',
    ],
    [
      'a missing header',
      '/images',
      body('Content-Type: image/png\r\n\r\nA'),
      400,
      'body[0].headers.Content-Location is required',
    ],
    [
      'an invalid header',
      '/album',
      body(json('{"name":"A"}'), `X-Number: a\r\n${json('{"name":"A"}')}`),
      400,
      'body[1].headers.X-Number must be an integer',
    ],
    ['text that does not fit', '/numbers', body('\r\none'), 400, 'body[0] must be an integer'],
    [
      'a large part',
      '/parts',
      body(json('{"name":"A"}'), json(`"${'x'.repeat(2000)}"`)),
      413,
      'body[1] is larger than 1000 bytes',
    ],
    ['much before the first part', '/parts', 'x'.repeat(2000), 413, 'body[0] is larger than 1000 bytes'],
  ])('is refused for %s', async (_case, path, text, status, detail) => {
    const { response, errors } = send(path, text, { size, body: { maxBytes: 1000, maxDepth: 10 } } as never)
    expect((await response).status).toBe(status)
    expect(errors.map(({ message }) => message)).toEqual([expect.stringContaining(detail)])
  })
})

test('reads the parts of an array, each by the schema of its position', async () => {
  const png = 'Content-Type: image/png\r\n\r\nPNG'
  const read = await send('/letter', body(json('{"name":"A"}'), png, '\r\nHello')).response
  expect(await read.json()).toEqual([item(a), item('bytes PNG', 'image/png'), item('Hello', 'text/plain')])
  const { response, errors } = send('/letter', body(json('{"name":1}')))
  expect((await response).status).toBe(400)
  expect(errors.map(({ message }) => message)).toEqual([expect.stringContaining('body[0].name must be a string')])
})

test.each(['multipart/mixed', 'multipart/mixed; boundary=', `multipart/mixed; boundary=${'b'.repeat(71)}`])(
  'refuses %s, which has no boundary',
  async (type) => {
    const { response } = send('/parts', body(json('{"name":"A"}')), { type })
    expect((await response).status).toBe(400)
    expect(await (await response).text()).toContain('must have a boundary in its Content-Type')
  },
)

test('reads a quoted boundary', async () => {
  const { response } = send('/numbers', '--a b:"\r\n\r\n1\r\n--a b:"--', {
    type: 'multipart/mixed; boundary="a b:\\""',
  })
  expect(await (await response).json()).toEqual([item(1, 'text/plain')])
})

test('reads parts as they arrive', async () => {
  const { app } = appOf(async ({ body }) => {
    for await (const part of body) return { status: 200, body: part }
    return { status: 200 }
  })
  const sent = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('--b\r\n\r\n1\r\n--b')),
  })
  const headers = { 'content-type': 'multipart/mixed; boundary=b' }
  const response = await app.request('/numbers', { method: 'POST', headers, body: sent, duplex: 'half' } as never)
  expect(await response.json()).toEqual(item(1, 'text/plain'))
})

test('names the parts of a form that FormData writes', async () => {
  const form = new FormData()
  form.append('note "1"', 'Hellö')
  form.append('photo', new File(['PNG'], 'a b.png', { type: 'image/png' }))
  const response = await appOf().app.request('/form', { method: 'POST', body: form })
  expect(await response.json()).toMatchObject([
    { name: 'note "1"', contentType: 'text/plain', value: 'Hellö' },
    { name: 'photo', filename: 'a b.png', contentType: 'image/png', value: 'bytes PNG' },
  ])
})
