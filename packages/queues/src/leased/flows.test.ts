import { expect, it } from 'vitest'
import { type Flow, Flows } from './flows.ts'
import { Headroom } from './headroom.ts'

/** Flows with a number of queued items each. The first letter is the organization. */
function someFlows(queued: Readonly<Record<string, number>>, headroom?: Headroom) {
  const flows = new Flows<Flow & { name: string; queued: number }>(headroom)
  for (const [name, count] of Object.entries(queued)) {
    const organizationId = name[0] ?? ''
    flows.markReady(flows.get(organizationId, name, () => ({ organizationId, name, queued: count, inFlight: 0 })))
  }
  return flows
}

/** Begins up to `slots` items. @returns the names of their flows */
function serve(flows: ReturnType<typeof someFlows>, slots = Number.POSITIVE_INFINITY): string {
  const started: string[] = []
  flows.serve((flow) => {
    if (started.length >= slots) return false
    flow.queued -= 1
    started.push(flow.name)
    return true
  })
  return started.join(' ')
}

it('begins one item of each organization in turn, and of each of its flows', () => {
  const flows = someFlows({ a1: 3, a2: 1, a3: 2, b1: 2 })
  expect(serve(flows)).toBe('a1 b1 a2 b1 a3 a1 a3 a1')
  expect(flows.ready).toEqual([])
})

it('begins no more than a max, and continues in turn', () => {
  const flows = someFlows({ a1: 2, a2: 1, b1: 1 })
  const started: string[] = []
  const begin = (flow: { name: string; queued: number }) => {
    flow.queued -= 1
    started.push(flow.name)
    return true
  }
  expect([flows.serve(begin, 3), flows.serve(begin, 3)]).toEqual([0, undefined])
  expect(started).toEqual(['a1', 'b1', 'a2', 'a1'])
})

/** Flows whose process reports `time`. */
function flowsAt(queued: Readonly<Record<string, number>>) {
  const time = { active: 0, idle: 0 }
  const headroom = new Headroom(
    () => ({ ...time }),
    () => time.active + time.idle,
  )
  return { time, flows: someFlows(queued, headroom) }
}

const burst = Array(8).fill('a1').join(' ')

it('holds a backlog back beside an active organization until the process has been idle, and claims less for it', () => {
  const { time, flows } = flowsAt({ a1: 100, b1: 1 })
  expect(serve(flows)).toBe(`a1 b1 ${burst}`)
  const request = (_flow: unknown, max: number) => ({ count: max })
  expect(flows.collect(500, ({ name }) => name === 'a1', request)).toEqual([{ count: 24 }])
  time.active += 20
  expect(flows.serve(() => true)).toBe(4)
  expect(serve(flows)).toBe('')
  time.idle += 100
  expect(serve(flows)).toBe(burst)
})

it('counts nothing against a backlog that could not begin', () => {
  const { flows } = flowsAt({ a1: 100, b1: 1 })
  serve(flows, 2)
  for (let turn = 0; turn < 20; turn++) flows.serve(() => false)
  expect(serve(flows)).toBe(burst)
})

it('holds a backlog back beside an active flow of the same organization, and also many flows with a few items each', () => {
  const { time, flows } = flowsAt({ a1: 100, a2: 1 })
  expect(serve(flows)).toBe(`a1 a2 ${burst}`)
  time.active += 20
  const light = flows.get('a', 'a2', () => expect.unreachable())
  light.queued = 1
  flows.markReady(light)
  expect(serve(flows)).toBe('a2')
  for (const name of ['b1', 'b2', 'b3'])
    flows.markReady(flows.get('b', name, () => ({ organizationId: 'b', name, queued: 6, inFlight: 0 })))
  const last = flows.get('a', 'a1', () => expect.unreachable())
  last.queued = 1
  expect(serve(flows)).toBe('a1')
  time.active += 80
  expect(serve(flows)).toBe('b1 b2 b3 b1 b2 b3 b1 b2')
  for (const [name, queued] of [
    ['c1', 17],
    ['c2', 1],
  ] as const)
    flows.markReady(flows.get('c', name, () => ({ organizationId: 'c', name, queued, inFlight: 0, mayHaveMore: true })))
  expect(serve(flows)).toBe('b3 b1 b2 b3 b1 b2 b3 b1 b2 b3')
})

it('remembers a backlog from the time when more was to be claimed: its last items hold back no other flow', () => {
  const { time, flows } = flowsAt({})
  const one = { organizationId: 'a', name: 'a1', queued: 40, inFlight: 0, mayHaveMore: true }
  const other = { organizationId: 'a', name: 'a2', queued: 40, inFlight: 0, mayHaveMore: true }
  for (const flow of [one, other]) flows.markReady(flows.get('a', flow.name, () => flow))
  serve(flows, 70)
  one.mayHaveMore = false
  one.queued = 2
  other.queued = 40
  for (const flow of [one, other]) flows.markReady(flow)
  time.active += 1_000
  expect(serve(flows).split(' ')).toHaveLength(42)
})

it('holds work that can wait back like a backlog, however little it is, and never counts it as active', () => {
  const { time, flows } = flowsAt({ b1: 1 })
  const bulk = { organizationId: 'a', name: 'a1', queued: 9, inFlight: 0, isBulk: true }
  flows.markReady(flows.get('a', 'a1', () => bulk))
  expect(serve(flows)).toBe(`b1 ${burst}`)
  expect(serve(flows)).toBe('')
  time.active += 1_000
  const other = flows.get('c', 'c1', () => ({ organizationId: 'c', name: 'c1', queued: 40, inFlight: 0 }))
  flows.markReady(other)
  expect(serve(flows)).toBe(`a1 ${Array(40).fill('c1').join(' ')}`)
})

it('gives the next slot to the organization that has waited longest, and to its flow that has', () => {
  const flows = someFlows({ a1: 3, a2: 3, b1: 3, c1: 3 })
  expect([serve(flows, 2), serve(flows, 2), serve(flows, 3)]).toEqual(['a1 b1', 'c1 a2', 'b1 c1 a1'])
})

it('asks organizations and their flows in turn: those that requested work are last the next time', () => {
  const flows = someFlows({ a1: 0, a2: 0, b1: 0, c1: 0 })
  const ask = (max: number) =>
    flows
      .collect(
        max,
        () => true,
        ({ name }) => ({ name, count: 1 }),
      )
      .map(({ name }) => name)
  expect([ask(2), ask(2), ask(4)]).toEqual([
    ['a1', 'b1'],
    ['c1', 'a2'],
    ['b1', 'c1', 'a1', 'a2'],
  ])
})

it('divides a request evenly among the organizations that want more, however many flows they have', () => {
  const flows = someFlows({ a1: 0, a2: 0, a3: 0, b1: 0, c1: 0 })
  const request = (_flow: unknown, max: number) => ({ count: Math.min(max, 8) })
  const ask = (wantsMore: (name: string) => boolean) =>
    flows.collect(20, ({ name }) => wantsMore(name), request).map(({ count }) => count)
  expect(ask((name) => name !== 'c1')).toEqual([8, 2, 8])
  expect(ask((name) => name.startsWith('a'))).toEqual([8, 8, 4])
})

it('collects only a few items of an organization while one of its claims is in progress, for flows without any', async () => {
  const flows = someFlows({ a1: 0, a2: 0, a3: 1, b1: 0 })
  type TestFlow = ReturnType<typeof flows.all>[number]
  const request = (flow: TestFlow, max: number) => ({ flow, count: Math.min(max, 100) })
  const ask = (max: number) => flows.collect(max, () => true, request)
  const asked = () => ask(400).map(({ flow, count }) => `${flow.name} ${count}`)
  const claim = Promise.withResolvers<void>()
  const claiming = flows.whileClaiming(ask(1), () => claim.promise)
  expect(asked()).toEqual(['b1 100', 'a2 17'])
  const ofBoth = flows.whileClaiming(
    flows.collect(100, ({ name }) => name === 'b1', request),
    () => claim.promise,
  )
  expect(asked()).toEqual([])
  claim.resolve()
  await Promise.all([claiming, ofBoth])
  expect(asked()).toEqual(['a3 100', 'a1 100', 'b1 100'])
})

it('counts what organizations hold', () => {
  const flows = someFlows({ a1: 4, a2: 4, b1: 1 })
  const held = flows.held(8, ({ queued }) => queued)
  // However many others hold, one may have its share.
  expect(['a', 'b', 'c'].map((organization) => held.freeFor(organization))).toEqual([0, 3, 2])
})

it('creates a flow again after it was removed', () => {
  const flows = someFlows({ a1: 0, a2: 1 })
  flows.forget(({ queued }) => queued === 0)
  expect(flows.all().map(({ name }) => name)).toEqual(['a2'])
  expect(flows.get('a', 'a1', () => ({ organizationId: 'a', name: 'new', queued: 0, inFlight: 0 })).name).toBe('new')
})
