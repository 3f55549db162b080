import { expect, it } from 'vitest'
import { BackOff, pauseMs } from './back-off.ts'
import { Paces } from './paces.ts'
import { type Route, SendPacer } from './send-pacer.ts'

let time = 0
const now = () => time

function route(recipient = '+491', more: Partial<Route> = {}): Route {
  return { wabaId: '1', phoneNumberId: '100', recipient, ...more }
}

it.each([1, 5, 20, 80])('lets a number send nearly %i a second, and never more', (perSecond) => {
  time = 0
  const pacer = new SendPacer({ now, perSecond })
  const sent: number[] = []
  for (; time < 20_000; time++) while (pacer.take(route(`+${sent.length}`)) === 0) sent.push(time)
  expect(sent.length).toBeGreaterThanOrEqual(perSecond * 20 * 0.9)
  const busiest = sent.map((begin, index) => sent.slice(index).filter((at) => at < begin + 1000).length)
  expect(Math.max(...busiest)).toBeLessThanOrEqual(perSecond)
})

it('lets a number in the business app send 20 a second, and other numbers 80', () => {
  time = 0
  const pacer = new SendPacer({ now })
  const sent = { app: 0, other: 0 }
  for (; time < 10_000; time++) {
    while (pacer.take(route(`+${sent.app}`, { inBusinessApp: true })) === 0) sent.app++
    while (pacer.take(route(`+${sent.other}`, { phoneNumberId: '200' })) === 0) sent.other++
  }
  expect(sent.app).toBeGreaterThan(180)
  expect(sent.app).toBeLessThanOrEqual(200)
  expect(sent.other).toBeGreaterThan(720)
})

it('returns a sufficient wait', () => {
  time = 5000
  const pacer = new SendPacer({ now, perSecond: 1 })
  expect(pacer.take(route('a'))).toBe(0)
  expect(pacer.take(route('b'))).toBe(1000)
  expect(pacer.take(route('b', { phoneNumberId: '200' }))).toBe(0)
  time += 400
  const wait = pacer.take(route('b'))
  expect(wait).toBe(600)
  time += wait
  expect(pacer.take(route('b'))).toBe(0)
})

it('lets one recipient receive 45 messages at once, then one every 6 seconds', () => {
  time = 0
  const pacer = new SendPacer({ now, perSecond: 10_000 })
  const takeAll = () => {
    let taken = 0
    for (; pacer.take(route()) === 0; time++) taken++
    return taken
  }
  expect(takeAll()).toBe(45)
  expect(pacer.take(route('+492'))).toBe(0)
  time += pacer.take(route())
  expect(takeAll()).toBe(1)
  expect(pacer.take(route())).toBe(5999)
  time += 6000
  expect(takeAll()).toBe(1)
  time += 46 * 6000
  expect(takeAll()).toBe(45)
})

it.each([
  ['recipient', [1000, 4000, 16_000, 64_000], ['a'], ['b', 'other number', 'other account']],
  ['number', [1000, 2000, 4000, 8000], ['a', 'b'], ['other number', 'other account']],
  ['account', [60_000, 120_000, 240_000, 480_000], ['a', 'b', 'other number'], ['other account']],
  ['app', [60_000, 120_000, 240_000, 480_000], ['a', 'b', 'other number', 'other account'], []],
] as const)('pauses a throttled %s, longer each time, and nothing else', (scope, pauses, slowed, free) => {
  time = 0
  const routes: Record<string, Route> = {
    a: route('a'),
    b: route('b'),
    'other number': route('a', { phoneNumberId: '200' }),
    'other account': route('a', { phoneNumberId: '300', wabaId: '3' }),
  }
  const pacer = new SendPacer({ now, perSecond: 1000 })
  for (const pause of pauses) {
    pacer.recordThrottle(routes.a!, scope)
    // Messages in flight are throttled too, or accepted.
    pacer.recordThrottle(routes.a!, scope)
    pacer.recordAcceptance(routes.a!)
    for (const name of slowed) expect(pacer.take(routes[name]!), name).toBe(pause)
    for (const name of free) expect(pacer.take(routes[name]!), name).toBe(0)
    time += pause
  }
  expect(pacer.take(routes.a!)).toBe(0)
  pacer.recordAcceptance(routes.a!)
  pacer.recordThrottle(routes.a!, scope)
  expect(pacer.take(routes.a!)).toBe(pauses[0])
})

it('separates the wait of a number from that of a recipient', () => {
  time = 0
  const pacer = new SendPacer({ now, perSecond: 1_000_000 })
  const waits = (to?: string) => [pacer.numberWaitMs(route(to)), pacer.waitMs(route(to))]
  expect(waits()).toEqual([0, 0])
  pacer.recordThrottle(route(), 'recipient')
  expect([waits(), waits('+492')]).toEqual([
    [0, 1000],
    [0, 0],
  ])
  pacer.recordThrottle(route(), 'account')
  expect(waits('+492')).toEqual([60_000, 60_000])
  // waitMs counts nothing.
  time += 60_000
  for (let count = 0; count < 50; count++) expect(pacer.waitMs(route('+492'))).toBe(0)
})

it('waits at most an hour', () => {
  expect(['recipient', 'number', 'account', 'app'].map((scope) => pauseMs(scope as 'app', 30))).toEqual([
    3_600_000, 60_000, 3_600_000, 3_600_000,
  ])
})

it('forgets idle keys', () => {
  const paces = new Paces({ intervalMs: 1000, burst: 1 })
  const backOff = new BackOff()
  for (let key = 0; key < 30_000; key++) {
    paces.take(`${key}`, key)
    backOff.recordThrottle(`${key}`, 'number', key * 1000)
  }
  expect(paces.size).toBeLessThan(12_000)
  expect(backOff.size).toBeLessThan(15_000)
  expect(paces.waitMs('29999', 29_999)).toBe(1000)
  expect(backOff.waitMs('29999', 29_999_000)).toBe(1000)
})

it('pauses a number after several lost responses, longer each time, until one arrives', () => {
  time = 0
  const pacer = new SendPacer({ now, perSecond: 1000 })
  const other = route('a', { phoneNumberId: '200' })
  const lose = (times: number) => {
    for (let lost = 0; lost < times; lost++) pacer.recordLostResponse(route('a'))
    return pacer.numberWaitMs(route())
  }
  expect(lose(2)).toBe(0)
  pacer.recordResponse(route())
  expect(lose(2)).toBe(0)
  expect(lose(1)).toBe(1000)
  // Messages in flight get lost too.
  expect(lose(20)).toBe(1000)
  expect(pacer.numberWaitMs(other)).toBe(0)
  time += 1000
  expect(lose(1)).toBe(2000)
  time += 2000
  pacer.recordAcceptance(route())
  expect(lose(2)).toBe(0)
  expect(lose(1)).toBe(1000)
})
