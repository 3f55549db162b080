import { collectLog } from '@channel/logger/testing'
import { recordTo } from '@channel/metrics/record'
import { expect, it, onTestFinished } from 'vitest'
import { watchMediaStore } from './watch-availability.ts'

it('counts uses of the media store by outcome, and logs an outage once', () => {
  const counted: string[] = []
  recordTo((name, value, { outcome }) => void counted.push(`${name} ${outcome} ${value}`))
  onTestFinished(() => recordTo(undefined))
  const { log, lines } = collectLog()
  const store = watchMediaStore(log, async () => false)
  store.failed(new Error('no space left'))
  store.failed(new Error('no space left'))
  store.succeeded()
  const use = 'channel.media_store.uses'
  expect(counted).toEqual([`${use} failed 1`, `${use} failed 1`, `${use} succeeded 1`])
  expect(lines).toMatchObject([{ level: 'warn', part: 'media-store', reason: 'Error: no space left' }])
})
