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

/** Begins items of a backlog until one may not. @returns how many began */
function beginAll(headroom: Headroom): number {
  let count = 0
  for (; headroom.mayBegin(flow, organization); count++) headroom.begun(undefined)
  return count
}

it('lets a backlog begin 8 items, and more when the process has been idle for five times its work, while another one is active', () => {
  const { time, headroom } = aHeadroom()
  headroom.begun(other)
  headroom.begun(organization)
  expect(beginAll(headroom)).toBe(8)
  time.active += 8
  time.idle += 37
  expect(beginAll(headroom)).toBe(0)
  time.idle += 1
  expect(beginAll(headroom)).toBe(8)
})

it('counts what began, not what was asked for', () => {
  const { headroom } = aHeadroom()
  headroom.begun(other)
  for (let asked = 0; asked < 20; asked++) expect(headroom.mayBegin(flow, organization)).toBe(true)
  expect(beginAll(headroom)).toBe(8)
})

it('waits for 20 ms at least, which show what the items cost', () => {
  const { time, headroom } = aHeadroom()
  headroom.begun(other)
  beginAll(headroom)
  time.idle += 19
  expect(beginAll(headroom)).toBe(0)
  time.idle += 1
  expect(beginAll(headroom)).toBe(8)
})

it('does not save up idle time', () => {
  const { time, headroom } = aHeadroom()
  headroom.begun(other)
  time.idle += 500
  expect(beginAll(headroom)).toBe(8)
  time.active += 20
  expect(beginAll(headroom)).toBe(0)
})

it('waits for 100 ms at most, however busy the process is, and makes up for no more than 20 ms', () => {
  const { time, headroom } = aHeadroom()
  headroom.begun(other)
  time.active += 200
  expect(beginAll(headroom)).toBe(8)
  time.active += 99
  expect(beginAll(headroom)).toBe(0)
  time.active += 1
  expect(beginAll(headroom)).toBe(8)
  time.idle += 99
  expect(beginAll(headroom)).toBe(0)
  time.idle += 2
  expect(beginAll(headroom)).toBe(8)
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
