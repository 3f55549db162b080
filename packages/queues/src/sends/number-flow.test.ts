import { describe, expect, it } from 'vitest'
import { Slots } from '../leased/index.ts'
import type { ClaimedSend } from './claim-sends.ts'
import { NumberFlow } from './number-flow.ts'

const maxInFlight = 4
/** More than it holds. */
const alone = 100
const number = (phone_number_id: string) => ({ organization_id: 'org_A', phone_number_id })

function aFlow(slots: Slots, queued = 0, id = '1'): NumberFlow {
  const flow = new NumberFlow(number(id), maxInFlight, slots)
  for (let count = 0; count < queued; count++) flow.add({ message_id: `msg_${count}` } as ClaimedSend)
  return flow
}

/** Begins the next message, as the engine does. */
function begin(flow: NumberFlow) {
  expect(flow.next()).toBeDefined()
  flow.shift()
  flow.inFlight += 1
  const call = flow.begin()
  return {
    becameSlow: () => call.becameSlow(),
    end(wasLost = false) {
      call.end(wasLost)
      flow.inFlight -= 1
    },
  }
}

describe('a responsive number', () => {
  it('fills its concurrency limit, and holds more messages for later', () => {
    const flow = aFlow(new Slots({ fast: 100, slow: 100 }), 8)
    flow.backlog.wakeUp()
    expect([flow.capacity(alone), flow.wantsMore(alone)]).toEqual([0, false])
    const calls = Array.from({ length: maxInFlight }, () => begin(flow))
    expect(flow.next()).toBeUndefined()
    for (const call of calls) call.end()
    expect([flow.next() !== undefined, flow.capacity(alone), flow.wantsMore(alone)]).toEqual([true, 4, true])
  })

  it('holds its share beside other numbers, and claims when half of it was sent', () => {
    const flow = aFlow(new Slots({ fast: 100, slow: 100 }), 3)
    flow.backlog.wakeUp()
    const at = () => [flow.capacity(4), flow.wantsMore(4), flow.wantsMore(4, 1 / 4)]
    expect(at()).toEqual([1, false, true])
    begin(flow).end()
    expect(at()).toEqual([2, true, true])
  })

  it('waits for a fast slot, and does not use slow ones', () => {
    const slots = new Slots({ fast: 1, slow: 1 })
    const [one, other] = [aFlow(slots, 1), aFlow(slots, 1, '2')]
    const call = begin(one)
    expect(other.next()).toBeUndefined()
    call.becameSlow()
    begin(other)
    expect(slots.used('fast')).toBe(1)
  })
})

describe('an unresponsive number', () => {
  it('frees its fast slot, and begins no more than its share of slow slots', () => {
    const slots = new Slots({ fast: 10, slow: 6 })
    const flows = ['1', '2', '3'].map((id) => aFlow(slots, 8, id))
    for (const flow of flows) begin(flow).becameSlow()
    expect([slots.used('fast'), slots.slowShare('org_A')]).toEqual([0, 2])
    for (const flow of flows) {
      begin(flow)
      expect(flow.next()).toBeUndefined()
    }
    expect(slots.has('slow', 'org_A')).toBe(false)
  })

  it('holds only messages that it may send now', () => {
    const slots = new Slots({ fast: 10, slow: 2 })
    const flow = aFlow(slots, 8)
    const call = begin(flow)
    expect(flow.removeExcess()).toHaveLength(4)
    call.becameSlow()
    expect(flow.removeExcess()).toHaveLength(2)
    expect([flow.queued, flow.backlog.mayHaveMore, flow.capacity(alone), flow.wantsMore(alone)]).toEqual([
      1,
      true,
      0,
      false,
    ])
  })

  it('has at least one call at a time among many slow numbers, and claims nothing without a free slot', () => {
    const slots = new Slots({ fast: 10, slow: 2 })
    const flows = ['1', '2', '3'].map((id) => aFlow(slots, 1, id))
    for (const flow of flows) begin(flow).becameSlow()
    const flow = aFlow(slots, 1, '4')
    begin(flow).becameSlow()
    flow.inFlight = 0
    flow.backlog.wakeUp()
    expect([slots.slowShare('org_A'), flow.capacity(alone), flow.wantsMore(alone)]).toEqual([1, 1, false])
  })

  it('probes for recovery with one call in a fast slot', () => {
    const slots = new Slots({ fast: 10, slow: 1 })
    const hanging = begin(aFlow(slots, 1, '2'))
    hanging.becameSlow()
    const flow = aFlow(slots, 6)
    const slow = begin(flow)
    slow.becameSlow()
    // Hanging calls take all slow slots.
    expect(flow.next()).toBeUndefined()
    slow.end()
    expect([flow.pace, slots.slowShare('org_A')]).toEqual(['fast', 1])
    const probe = begin(flow)
    expect([flow.next(), slots.used('fast')]).toEqual([undefined, 1])
    probe.end()
    for (let count = 0; count < maxInFlight; count++) begin(flow)
    hanging.end()
    expect([slots.slowShare('org_A'), slots.used('slow'), slots.used('fast')]).toEqual([1, 0, maxInFlight])
  })
})

it('sends one at a time after a lost response until one arrives', () => {
  const flow = aFlow(new Slots({ fast: 100, slow: 100 }), 8)
  begin(flow).end(true)
  const probe = begin(flow)
  expect(flow.next()).toBeUndefined()
  probe.end(true)
  begin(flow).end()
  begin(flow)
  expect(flow.next()).toBeDefined()
})
