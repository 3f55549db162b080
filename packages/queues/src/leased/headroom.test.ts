import { expect, it } from 'vitest'
import { Headroom } from './headroom.ts'

function aHeadroom() {
  const time = { active: 0, idle: 0 }
  const headroom = new Headroom(
    () => ({ ...time }),
    () => time.active + time.idle,
  )
  return { time, headroom }
}

const [flow, organization, other] = [{}, {}, {}]

it('lets an organization alone take all the time, however much it has begun before without a backlog', () => {
  const { time, headroom } = aHeadroom()
  headroom.begun(organization)
  headroom.begun(flow)
  time.active += 500
  expect([headroom.isShared(flow, organization), headroom.mayBegin(flow, organization)]).toEqual([false, true])
})

it('holds a backlog back until the process has been idle for five times its work, while another one is active', () => {
  const { time, headroom } = aHeadroom()
  headroom.begun(other)
  headroom.begun(organization)
  expect(headroom.mayBegin(flow, organization)).toBe(true)
  time.active += 2
  expect(headroom.mayBegin(flow, organization)).toBe(false)
  time.idle += 7
  expect(headroom.mayBegin(flow, organization)).toBe(false)
  time.idle += 1
  expect(headroom.mayBegin(flow, organization)).toBe(true)
})

it('does not save up idle time', () => {
  const { time, headroom } = aHeadroom()
  headroom.begun(other)
  time.idle += 500
  expect(headroom.mayBegin(flow, organization)).toBe(true)
  time.active += 1
  expect(headroom.mayBegin(flow, organization)).toBe(false)
})

it('lets one item begin every 10 ms, however busy the process is, and makes up for no more than 20 ms', () => {
  const { time, headroom } = aHeadroom()
  const mayBegin = () => headroom.mayBegin(flow, organization)
  headroom.begun(other)
  time.active += 200
  expect([mayBegin(), mayBegin()]).toEqual([true, false])
  time.active += 9
  expect(mayBegin()).toBe(false)
  time.active += 1
  expect([mayBegin(), mayBegin()]).toEqual([true, false])
  // Five times 20 ms of idle time, and no item that begins because of a pause.
  for (let ms = 0; ms < 100; ms += 1) {
    time.idle += 1
    mayBegin()
  }
  time.idle += 1
  expect([mayBegin(), mayBegin()]).toEqual([true, true])
})

it('remembers a backlog for ten seconds', () => {
  const { time, headroom } = aHeadroom()
  expect([headroom.hasBacklog(flow, 16), headroom.hasBacklog(flow, 17)]).toEqual([false, true])
  time.idle += 9_999
  expect([headroom.hasBacklog(flow, 1), headroom.hasBacklog(other, 1)]).toEqual([true, false])
  time.idle += 1
  expect(headroom.hasBacklog(flow, 1)).toBe(false)
})

it('is shared for a second after the last item of one without a backlog', () => {
  const { time, headroom } = aHeadroom()
  headroom.begun(other)
  time.active += 999
  expect(headroom.isShared(flow, organization)).toBe(true)
  time.active += 1
  expect(headroom.isShared(flow, organization)).toBe(false)
})
