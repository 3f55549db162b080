import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { present, recordPresence } from './presence.ts'

const ana = { conversation_id: 'cnv_1', user: { id: 'usr_ana', name: 'Ana' } }
const bo = { conversation_id: 'cnv_1', user: { id: 'usr_bo', name: 'Bo' } }
const known = () => present.get().map(({ user, state }) => `${user.name} ${state}`)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

it('keeps the last that was heard of each user, until the user leaves', () => {
  recordPresence({ ...ana, state: 'viewing' })
  recordPresence({ ...bo, state: 'viewing' })
  recordPresence({ ...ana, state: 'writing' })
  expect(known()).toEqual(['Bo viewing', 'Ana writing'])
  recordPresence({ ...ana, state: 'left' })
  expect(known()).toEqual(['Bo viewing'])
})

it('forgets a user who is not heard of anymore', () => {
  recordPresence({ ...ana, state: 'viewing' })
  vi.advanceTimersByTime(10_000)
  recordPresence({ ...bo, state: 'writing' })
  vi.advanceTimersByTime(15_100)
  expect(known()).toEqual(['Bo writing'])
  vi.advanceTimersByTime(10_000)
  expect(known()).toEqual([])
})
