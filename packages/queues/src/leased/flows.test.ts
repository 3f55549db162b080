import { expect, it } from 'vitest'
import { Flows } from './flows.ts'

/** Flows with a number of queued items each. */
function someFlows(queued: Readonly<Record<string, number>>) {
  const flows = new Flows<{ readonly name: string; queued: number }>()
  for (const [name, count] of Object.entries(queued)) {
    flows.markReady(flows.get(name, () => ({ name, queued: count })))
  }
  return flows
}

it('begins one item of each flow in turn', () => {
  const flows = someFlows({ a: 3, b: 1, c: 2 })
  const started: string[] = []
  flows.serve((flow) => {
    flow.queued -= 1
    started.push(flow.name)
    return true
  })
  expect(started.join('')).toBe('abcaca')
  expect([...flows.ready]).toEqual([])
})

it('gives the next slot to the flow that has waited longest', () => {
  const flows = someFlows({ a: 3, b: 3, c: 3 })
  const started: string[] = []
  const serve = (slots: number) =>
    flows.serve((flow) => {
      if (slots === 0) return false
      slots -= 1
      flow.queued -= 1
      started.push(flow.name)
      return true
    })
  serve(2)
  serve(2)
  serve(1)
  expect(started.join('')).toBe('abcab')
})

it('asks the flows in turn: those that requested work are last the next time', () => {
  const flows = someFlows({ a: 0, b: 0, c: 0 })
  const request = (max: number) => flows.collect(({ name }) => (max-- > 0 ? name : undefined))
  expect([request(2), request(2), request(3)]).toEqual([
    ['a', 'b'],
    ['c', 'a'],
    ['b', 'c', 'a'],
  ])
})

it('creates a flow again after it was removed', () => {
  const flows = someFlows({ a: 0, b: 1 })
  flows.forget(({ queued }) => queued === 0)
  expect(flows.all().map(({ name }) => name)).toEqual(['b'])
  expect(flows.get('a', () => ({ name: 'new', queued: 0 })).name).toBe('new')
})
