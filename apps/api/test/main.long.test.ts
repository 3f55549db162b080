import { startRedis } from '@channel/test-kit'
import { describe, expect, it } from 'vitest'
import { startApiProcess } from './support/api-process.ts'
import { request } from './support/send.ts'
import { startApi } from './support/start-api.ts'

const api = await startApi()

describe('the process', () => {
  it('stops on SIGINT, and prints nothing at the level warn', async () => {
    const { child, ended, output } = await startApiProcess()
    child.kill('SIGINT')
    expect(await ended).toBe(0)
    expect(output()).toBe('')
  })

  it('stops when its parent has ended', async () => {
    const { child, ended } = await startApiProcess()
    child.disconnect()
    expect(await ended).toBe(0)
  })
})

describe('rate limits', () => {
  it('are shared by processes with one Redis', async () => {
    await using redis = await startRedis()
    const { key } = await api.tenant()
    const env = { RATE_LIMIT_READS_PER_MINUTE: '3', REDIS_URL: redis.url }
    const [one, two] = await Promise.all([startApiProcess(env), startApiProcess(env)])
    expect(await statuses(key, [one.url, two.url, one.url, two.url, one.url])).toEqual([200, 200, 200, 429, 429])
    for (const { child } of [one, two]) child.kill('SIGTERM')
    expect(await Promise.all([one.ended, two.ended])).toEqual([0, 0])
    expect(one.output() + two.output()).toBe('')
  })

  const bearer = (key: string) => ({ Authorization: `Bearer ${key}` })

  async function statuses(key: string, urls: (string | undefined)[]): Promise<number[]> {
    const responses: number[] = []
    for (const url of urls) responses.push((await request(`${url}/v1/me`, { headers: bearer(key) })).status)
    return responses
  }
})
