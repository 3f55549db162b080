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

it('lets an organization alone take all the time, however much it has begun before without a backlog', () => {
  const { time, headroom } = aHeadroom()
  headroom.begun('a', 1)
  time.active += 500
  expect([headroom.isShared('a'), headroom.mayBegin('a', 1_000)]).toEqual([false, true])
})

it('holds a backlog back until the process has been idle as long as it worked, while another organization is active', () => {
  const { time, headroom } = aHeadroom()
  headroom.begun('b', 1)
  headroom.begun('a', 1_000)
  expect(headroom.mayBegin('a', 1_000)).toBe(true)
  time.active += 10
  expect([headroom.mayBegin('a', 1_000), headroom.mayBegin('b', 1)]).toEqual([false, true])
  time.idle += 5
  expect(headroom.mayBegin('a', 1_000)).toBe(false)
  time.idle += 5
  expect(headroom.mayBegin('a', 1_000)).toBe(true)
})

it('does not make up for a long time of work, or save up a long idle time', () => {
  const { time, headroom } = aHeadroom()
  headroom.begun('b', 1)
  time.idle += 500
  expect(headroom.mayBegin('a', 1_000)).toBe(true)
  time.active += 400
  expect(headroom.mayBegin('a', 1_000)).toBe(false)
  time.idle += 21
  expect(headroom.mayBegin('a', 1_000)).toBe(true)
})

it('holds nothing back a second after the last item of an organization without a backlog', () => {
  const { time, headroom } = aHeadroom()
  headroom.begun('b', 1)
  time.active += 999
  expect(headroom.mayBegin('a', 1_000)).toBe(false)
  time.active += 1
  expect(headroom.mayBegin('a', 1_000)).toBe(true)
})
