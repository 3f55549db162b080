import type { ClaimedSend, FileToUpload, UploadOutcome } from '@channel/core'
import { expect, it } from 'vitest'
import { FileUploads } from './file-uploads.ts'

const defaults = { maxFiles: 3, maxPerNumber: 2, maxBytes: 100, maxSends: 10 }

function aPool(limits: Partial<typeof defaults> = {}) {
  const begun: string[] = []
  const settled: [string, string[]][] = []
  const errors: string[] = []
  const ends = new Map<string, (outcome: UploadOutcome) => void>()
  const pool = new FileUploads({
    ...defaults,
    ...limits,
    upload: (_, { media_id }) => {
      begun.push(media_id)
      return new Promise((resolve) => ends.set(media_id, resolve))
    },
    settle: async (outcome, sends) => {
      settled.push([outcome.kind, sends.map(({ message_id }) => message_id)])
      if (outcome.kind === 'gone') throw new Error('It cannot be settled.')
    },
    onError: ({ message }) => errors.push(message),
  })
  let messages = 0
  return {
    pool,
    begun,
    settled,
    errors,
    take(media_id: string, { size = 10, from = '1' }: { size?: number; from?: string } = {}) {
      const send = { message_id: `m${++messages}` } as ClaimedSend
      const file = { organization_id: 'org', media_id, size } as FileToUpload
      return pool.add(send, { phoneNumberId: from, token: 't', authorizationRefused: false }, file)
    },
    async end(media_id: string, kind: 'uploaded' | 'gone' = 'uploaded') {
      ends.get(media_id)?.(kind === 'uploaded' ? { kind, id: 'up' } : { kind })
      await new Promise(setImmediate)
    },
    waiting: () => pool.sends.map(({ message_id }) => message_id),
  }
}

it('uploads a file once for all waiting messages, and again for later ones', async () => {
  const { take, end, begun, settled, waiting } = aPool()
  expect([take('a'), take('a')]).toEqual([true, true])
  expect([begun, waiting()]).toEqual([['a'], ['m1', 'm2']])
  await end('a')
  expect([settled, waiting()]).toEqual([[['uploaded', ['m1', 'm2']]], []])
  take('a')
  expect(begun).toEqual(['a', 'a'])
})

it('limits the uploads per number and in total', async () => {
  const { take, end, begun } = aPool()
  for (const file of ['a', 'b', 'c']) take(file)
  expect(begun).toEqual(['a', 'b'])
  take('d', { from: '2' })
  take('e', { from: '3' })
  expect(begun).toEqual(['a', 'b', 'd'])
  await end('d')
  expect(begun).toEqual(['a', 'b', 'd', 'e'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'd', 'e', 'c'])
})

it('limits the bytes in memory except for a single larger file, which smaller ones do not overtake', async () => {
  const { take, end, begun } = aPool({ maxPerNumber: 10 })
  take('a', { size: 60 })
  take('huge', { size: 400 })
  take('b', { size: 10 })
  expect(begun).toEqual(['a'])
  await end('a')
  expect(begun).toEqual(['a', 'huge'])
  await end('huge')
  expect(begun).toEqual(['a', 'huge', 'b'])
})

it('limits the waiting messages, and continues after an error', async () => {
  const { take, end, begun, errors } = aPool({ maxSends: 2, maxFiles: 1 })
  expect([take('a'), take('b'), take('b')]).toEqual([true, true, false])
  await end('a', 'gone')
  expect([begun, errors]).toEqual([['a', 'b'], ['It cannot be settled.']])
  expect(take('c')).toBe(true)
})

it('returns messages whose upload has not begun when it is closed, and all when it is abandoned', async () => {
  const { take, end, pool, settled, begun } = aPool({ maxFiles: 1 })
  for (const file of ['a', 'b']) take(file)
  const ids = (sends: readonly ClaimedSend[]) => sends.map(({ message_id }) => message_id)
  expect(ids(pool.close())).toEqual(['m2'])
  expect([take('c'), begun]).toEqual([false, ['a']])
  expect(ids(pool.abandon())).toEqual(['m1'])
  await pool.settled()
  await end('a')
  expect(settled).toEqual([['uploaded', []]])
})
