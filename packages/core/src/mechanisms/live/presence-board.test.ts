import { expect, it } from 'vitest'
import type { Presence } from '../outbox/index.ts'
import { PresenceBoard } from './presence-board.ts'

const ana = { id: 'usr_ana', name: 'Ana' }
const bo = { id: 'usr_bo', name: 'Bo' }

function aBoard() {
  const clock = { ms: 0 }
  const board = new PresenceBoard(() => clock.ms)
  const record = (user: Presence['user'], state: Presence['state'], organizationId = 'org_1') =>
    board.record(organizationId, { conversation_id: 'cnv_1', user, state })
  return { clock, board, record }
}

it('names the other users in a conversation of the organization only', () => {
  const { board, record } = aBoard()
  record(ana, 'viewing')
  record(bo, 'writing')
  expect(board.othersIn('org_1', 'cnv_1', bo.id)).toEqual([{ user: ana, state: 'viewing' }])
  expect(board.othersIn('org_1', 'cnv_1', ana.id)).toEqual([{ user: bo, state: 'writing' }])
  expect(board.othersIn('org_1', 'cnv_2', ana.id)).toEqual([])
  expect(board.othersIn('org_2', 'cnv_1', ana.id)).toEqual([])
})

it('forgets a user who has left, and one who is not heard of for 25 seconds', () => {
  const { clock, board, record } = aBoard()
  record(ana, 'writing')
  record(bo, 'viewing')
  record(bo, 'left')
  expect(board.othersIn('org_1', 'cnv_1', 'usr_me')).toEqual([{ user: ana, state: 'writing' }])
  clock.ms = 24_999
  expect(board.othersIn('org_1', 'cnv_1', 'usr_me')).toHaveLength(1)
  clock.ms = 25_000
  expect(board.othersIn('org_1', 'cnv_1', 'usr_me')).toEqual([])
  board.sweep()
  expect(board.size).toBe(0)
})
