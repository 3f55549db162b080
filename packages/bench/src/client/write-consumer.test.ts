import { expect, test } from 'vitest'
import { writeConsumer } from './write-consumer.ts'

const facade = `
    /**
     * @example
     * const result = await channel.meta.getMe()
     */
    getMe(): Promise<void>
`

test('writes as many calls as asked for, of the facade and of the raw client in turn', () => {
  const calls = writeConsumer(facade, 300).match(/export async function call\d+\(\) \{\n.*\n\}/g) ?? []
  expect(calls).toHaveLength(300)
  expect(calls[298]).toContain('await channel.meta.getMe()')
  const raw = calls.filter((call) => call.includes('channel.raw.'))
  expect(raw).toHaveLength(150)
  expect(new Set(raw.map((call) => /raw\.\w+\('[^']+'/.exec(call)?.[0])).size).toBeGreaterThan(40)
  const create = raw.find((call) => call.includes("raw.POST('/v1/labels'"))
  expect(create).toMatch(/\{"body":\{.*"name":/)
})

test('writes a program without calls', () => {
  expect(writeConsumer(facade, 0)).not.toContain('call0')
})
