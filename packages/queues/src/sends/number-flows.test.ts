import { expect, it } from 'vitest'
import { Capacity } from '../leased/index.ts'
import type { ClaimedSend } from './claim-sends.ts'
import { NumberFlows } from './number-flows.ts'
import { SendPacer } from './pacing/send-pacer.ts'
import { defaultSendLimits } from './send-limits.ts'

const clock = { monotonicMs: () => 0, aheadMs: () => 0 }

/** Flows of numbers that have more messages than can be held. */
function flowsOf(numbers: Readonly<Record<string, readonly string[]>>): NumberFlows {
  const pacer = new SendPacer({ now: clock.monotonicMs })
  const flows = new NumberFlows({
    limits: { ...defaultSendLimits, slots: 200 },
    pacer,
    capacity: new Capacity(),
    clock,
  })
  for (const [organization_id, ids] of Object.entries(numbers))
    for (const phone_number_id of ids) flows.of({ organization_id, phone_number_id, is_bulk: false }).backlog.wakeUp()
  return flows
}

/** Claims what is wanted. @returns how many messages of each number */
function claim(flows: NumberFlows): Record<string, number> {
  const wanted = flows.wanted().map(({ wanted }) => wanted)
  for (const { quota, ...number } of wanted)
    for (let count = 0; count < quota; count++) flows.add({ ...number, recipient: '+491' } as ClaimedSend)
  return Object.fromEntries(wanted.map(({ phone_number_id, quota }) => [phone_number_id, quota]))
}

it('gives a number as many messages as it can send in a second, if there are few', () => {
  expect(claim(flowsOf({ one: ['1', '2'] }))).toEqual({ 1: 80, 2: 80 })
})

it('shares the messages of a worker evenly among the numbers of an organization', () => {
  const numbers = Array.from({ length: 40 }, (_, index) => `${index}`)
  const flows = flowsOf({ one: numbers })
  expect(claim(flows)).toEqual(Object.fromEntries(numbers.map((number) => [number, 10])))
  expect(claim(flows)).toEqual({})
  const [first] = flows.all()
  for (let sent = 0; sent < 5; sent++) first?.shift()
  expect(claim(flows)).toEqual({ 0: 5 })
})

it('claims for all numbers that sent a quarter of their messages as soon as one sent half', () => {
  const flows = flowsOf({ one: Array.from({ length: 40 }, (_, index) => `${index}`) })
  claim(flows)
  const send = (index: number, count: number) => {
    for (let sent = 0; sent < count; sent++) flows.all()[index]?.shift()
  }
  for (const index of [0, 1, 2]) send(index, index + 2)
  expect(claim(flows)).toEqual({})
  send(2, 1)
  expect(claim(flows)).toEqual({ 1: 3, 2: 5 })
})

it('does not let the numbers of one organization take the part of another', () => {
  const many = Array.from({ length: 100 }, (_, index) => `${index}`)
  const flows = flowsOf({ one: many })
  claim(flows)
  flows.of({ organization_id: 'two', phone_number_id: 'other', is_bulk: false }).backlog.wakeUp()
  expect(claim(flows)).toEqual({ other: 80 })
})
