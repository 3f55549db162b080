import { expect, it } from 'vitest'
import { breakOff, failing, hangUp, type Step, startServer } from './scripted-server.ts'

const event = (n: number) => ({
  id: `evt_${n}`,
  object: 'event',
  type: 'contact.created',
  data: { object: { id: 'c' } },
})

/** A page with these events. */
function page(cursor: string, ...numbers: number[]): Step {
  const body = {
    data: numbers.map(event),
    has_more: false,
    next_cursor: null,
    resume_cursor: cursor,
    request_id: 'req_1',
  }
  return (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
const queriesOf = (received: readonly { url: string | undefined }[]) =>
  received.map(({ url }) => Object.fromEntries(new URL(url ?? '', 'http://x').searchParams))

it('begins now, and waits behind each page', async () => {
  const { channel, received } = await startServer(page('one'), page('two', 1, 2), page('three'), page('four', 3))
  const stream = channel.events.listen({ type: 'contact.created' })
  const ids: string[] = []
  const cursors: (string | undefined)[] = []
  for await (const { id } of stream) {
    ids.push(id)
    cursors.push(stream.cursor)
    if (ids.length === 3) break
  }
  expect(ids).toEqual(['evt_1', 'evt_2', 'evt_3'])
  // The cursor is behind the pages that were processed as a whole.
  expect(cursors).toEqual(['one', 'one', 'three'])
  const type = 'contact.created'
  expect(queriesOf(received)).toEqual([
    { type, start: 'latest', wait: '0' },
    { type, cursor: 'one', wait: '30' },
    { type, cursor: 'two', wait: '30' },
    { type, cursor: 'three', wait: '30' },
  ])
})

it('requests nothing before the loop asks for it', async () => {
  const { channel, received } = await startServer(page('one', 1, 2), page('two', 3))
  const events = channel.events.listen({ start: 'oldest' })[Symbol.asyncIterator]()
  expect(received).toEqual([])
  await events.next()
  await events.next()
  expect(received).toHaveLength(1)
  await events.next()
  expect(queriesOf(received)).toMatchObject([{ start: 'oldest' }, { cursor: 'one' }])
})

it('continues at a cursor, or at a time', async () => {
  const { channel, received } = await startServer(page('next', 1))
  for await (const _ of channel.events.listen({ cursor: 'saved', wait: 5 })) break
  for await (const _ of channel.events.listen({ created_after: '2026-11-20T00:00:00Z' })) break
  expect(queriesOf(received)).toEqual([
    { cursor: 'saved', wait: '5' },
    { created_after: '2026-11-20T00:00:00Z', start: 'oldest', wait: '0' },
  ])
})

it('gives the pages, to save their cursors', async () => {
  const { channel } = await startServer(page('one'), page('two', 1))
  const seen: [number, string | null][] = []
  for await (const { data, resume_cursor } of channel.events.listen().pages()) {
    seen.push([data.length, resume_cursor])
    if (data.length > 0) break
  }
  expect(seen).toEqual([
    [0, 'one'],
    [1, 'two'],
  ])
})

it('retries what may pass, with the same cursor and growing delays', async () => {
  const { channel, received, waits } = await startServer(
    hangUp,
    failing(503),
    failing(500),
    breakOff,
    failing(429, 'rate_limit_exceeded', { 'retry-after': '7' }),
    page('next', 1),
  )
  for await (const { id } of channel.events.listen({ cursor: 'saved' })) {
    expect(id).toBe('evt_1')
    break
  }
  expect(new Set(queriesOf(received).map(({ cursor }) => cursor))).toEqual(new Set(['saved']))
  expect(received).toHaveLength(6)
  expect(waits).toHaveLength(5)
  expect(waits[1]).toBeGreaterThan(499)
  expect(waits[4]).toBeGreaterThanOrEqual(7_000)
})

it('throws what does not pass', async () => {
  const { channel, received } = await startServer(failing(400, 'invalid_cursor'))
  await expect(channel.events.listen({ cursor: 'old' })[Symbol.asyncIterator]().next()).rejects.toMatchObject({
    code: 'invalid_cursor',
  })
  expect(received).toHaveLength(1)
})

it('ends with the reason of its signal while it waits', async () => {
  const begun = Promise.withResolvers<void>()
  const { channel } = await startServer(() => begun.resolve())
  const leaving = new AbortController()
  const next = channel.events.listen({ cursor: 'saved', signal: leaving.signal })[Symbol.asyncIterator]().next()
  await begun.promise
  leaving.abort(new Error('enough'))
  await expect(next).rejects.toThrow('enough')
})
