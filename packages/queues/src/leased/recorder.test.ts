import { expect, it } from 'vitest'
import { Recorder } from './recorder.ts'

function aRecorder(giveUpAfterMs = 60_000) {
  const errors: string[] = []
  return { recorder: new Recorder({ giveUpAfterMs, onError: ({ message }) => errors.push(message) }), errors }
}

const unavailable = new Error('The database is away.')

it('retries after an error, and when the write requests it', async () => {
  const { recorder, errors } = aRecorder()
  let attempts = 0
  const write = async () => {
    attempts += 1
    if (attempts === 1) throw unavailable
    return attempts === 3
  }
  expect(await recorder.record(write)).toBe(true)
  expect([attempts, errors]).toEqual([3, ['The database is away.']])
})

it('reports the error of a batch once', async () => {
  const { recorder, errors } = aRecorder(20)
  await Promise.all([1, 2, 3].map(() => recorder.record(() => Promise.reject(unavailable))))
  expect(errors).toEqual(['The database is away.'])
})

it('gives up rejected data at once, and other writes after their time limit', async () => {
  const { recorder, errors } = aRecorder()
  const refused = Object.assign(new Error('Refused.'), { code: '23505' })
  expect(await recorder.record(() => Promise.reject(refused))).toBe(false)
  const late = recorder.record(() => Promise.reject(unavailable), performance.now() - 60_001)
  expect(await late).toBe(false)
  expect(errors).toEqual(['Refused.'])
})

it('ends its writes within the time limit of a stop', async () => {
  const { recorder } = aRecorder()
  const results = [1, 2].map(() => recorder.record(() => Promise.reject(unavailable)))
  recorder.endWithin(10)
  await recorder.settled()
  expect(await Promise.all(results)).toEqual([false, false])
})
