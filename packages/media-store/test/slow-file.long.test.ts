import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { aBucket } from './support/a-bucket.ts'

it('reads a file that arrives for longer than a bucket may take for a response', async () => {
  const store = await aBucket(async (_request, response) => {
    response.writeHead(200, { 'Content-Length': 3 }).write('a')
    await delay(6_000)
    response.write('b')
    await delay(6_000)
    response.end('c')
  })
  const stream = await store.open('a-name-of-16-characters', { size: 3 })
  expect(await text(stream!)).toBe('abc')
})
