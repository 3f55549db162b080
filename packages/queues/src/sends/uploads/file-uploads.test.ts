import { expect, it } from 'vitest'
import type { UploadOutcome } from '../after-upload.ts'
import type { FileToUpload } from '../begin-sends.ts'
import type { ClaimedSend } from '../claim-sends.ts'
import { FileUploads } from './file-uploads.ts'

const defaults = { maxFiles: 3, maxPerNumber: 2, maxBytes: 100, maxSends: 10 }

function aPool(limits: Partial<typeof defaults> = {}) {
  const started: string[] = []
  const settled: [string, string | undefined][] = []
  const errors: string[] = []
  const ends = new Map<string, (outcome: UploadOutcome) => void>()
  const pool = new FileUploads({
    ...defaults,
    ...limits,
    upload: async ({ file: { media_id } }) => {
      started.push(media_id)
      const outcome = await new Promise<UploadOutcome>((resolve) => ends.set(media_id, resolve))
      if (outcome.kind === 'gone') throw new Error('It cannot be recorded.')
      return outcome
    },
  })
  let messages = 0
  return {
    pool,
    started,
    settled,
    errors,
    add(media_id: string, { size = 10, from = '1', of = 'org' }: { size?: number; from?: string; of?: string } = {}) {
      const send = { organization_id: of, message_id: `m${++messages}` } as ClaimedSend
      const file = { organization_id: of, media_id, size } as FileToUpload
      const added = pool.add(send, { phoneNumberId: from, token: 't', authorizationRefused: false }, file)
      added?.then(
        (outcome) => settled.push([send.message_id, outcome?.kind]),
        ({ message }: Error) => errors.push(message),
      )
      return added !== undefined
    },
    async end(media_id: string, kind: 'uploaded' | 'gone' = 'uploaded') {
      ends.get(media_id)?.(kind === 'uploaded' ? { kind, id: 'up' } : { kind })
      await new Promise(setImmediate)
    },
    waiting: () => pool.sends.map(({ message_id }) => message_id),
  }
}

it('uploads a file once for all waiting messages, and again for later ones', async () => {
  const { add, end, started, settled, waiting } = aPool()
  expect([add('a'), add('a')]).toEqual([true, true])
  expect([started, waiting()]).toEqual([['a'], ['m1', 'm2']])
  await end('a')
  expect([settled, waiting()]).toEqual([
    [
      ['m1', 'uploaded'],
      ['m2', 'uploaded'],
    ],
    [],
  ])
  add('a')
  expect(started).toEqual(['a', 'a'])
})

it('limits the uploads per number and in total', async () => {
  const { add, end, started } = aPool()
  for (const file of ['a', 'b', 'c']) add(file)
  expect(started).toEqual(['a', 'b'])
  add('d', { from: '2' })
  add('e', { from: '3' })
  expect(started).toEqual(['a', 'b', 'd'])
  await end('d')
  expect(started).toEqual(['a', 'b', 'd', 'e'])
  await end('b')
  expect(started).toEqual(['a', 'b', 'd', 'e', 'c'])
})

it('uploads files of an organization while another takes all slots, and holds its messages', async () => {
  const { add, started } = aPool({ maxSends: 4 })
  for (const file of ['a', 'b', 'c', 'd']) add(file, { from: file })
  expect(started).toEqual(['a', 'b', 'c'])
  expect([add('e'), add('f', { from: 'f', of: 'other' })]).toEqual([false, true])
  expect(started).toEqual(['a', 'b', 'c', 'f'])
})

it('limits the bytes in memory except for a single larger file, which smaller ones do not overtake', async () => {
  const { add, end, started } = aPool({ maxPerNumber: 10 })
  add('a', { size: 60 })
  add('huge', { size: 400 })
  add('b', { size: 10 })
  expect(started).toEqual(['a'])
  await end('a')
  expect(started).toEqual(['a', 'huge'])
  await end('huge')
  expect(started).toEqual(['a', 'huge', 'b'])
})

it('limits the waiting messages, and continues after an error', async () => {
  const { add, end, started, errors } = aPool({ maxSends: 2, maxFiles: 1 })
  expect([add('a'), add('b'), add('b')]).toEqual([true, true, false])
  await end('a', 'gone')
  expect([started, errors]).toEqual([['a', 'b'], ['It cannot be recorded.']])
  expect(add('c')).toBe(true)
})

it('gives up uploads that have not begun when it is closed, and all when it is abandoned', async () => {
  const { add, end, pool, settled, started, waiting } = aPool({ maxFiles: 1 })
  for (const file of ['a', 'b']) add(file)
  pool.close()
  await new Promise(setImmediate)
  expect([settled, waiting()]).toEqual([[['m2', undefined]], ['m1']])
  expect([add('c'), started]).toEqual([false, ['a']])
  pool.abandon()
  await end('a')
  expect([settled, waiting()]).toEqual([
    [
      ['m2', undefined],
      ['m1', undefined],
    ],
    [],
  ])
})
