import { expect, it } from 'vitest'
import { describeEvent } from './describe-event.ts'

const now = new Date(2026, 10, 21, 9, 30)
const created_at = new Date(2026, 10, 21, 9, 5, 3).toISOString()
const event = (object: Record<string, unknown>) => ({
  id: 'evt_1',
  type: 'message.received',
  created_at,
  data: { object },
})

it('describes an event in one line', () => {
  expect(describeEvent(event({ id: 'msg_1', status: 'delivered', content: 'Hello' }), now)).toBe(
    '09:05:03  message.received        msg_1  delivered  Hello  (evt_1)',
  )
  expect(describeEvent(event({ id: 'ctc_1', name: 'Ana' }), now)).toContain('  ctc_1  Ana  (evt_1)')
  expect(describeEvent(event({ id: 'msg_1', status: 'delivered', content: null }), now)).toContain('delivered  (evt_1)')
})

it('shows the date of an event that is not of today', () => {
  const earlier = { ...event({ id: 'msg_1' }), created_at: new Date(2026, 10, 20, 23, 59, 59).toISOString() }
  expect(describeEvent(earlier, now)).toMatch(/^2026-11-20 23:59:59 {2}message\.received /)
})

it('describes an event of a later version, which may have no resource', () => {
  const later = { id: 'evt_1', type: 'tea.made', created_at, data: { tea: 'green' } }
  expect(describeEvent(later, now)).toBe('09:05:03  tea.made                  (evt_1)')
})

it('removes control characters and limits the length', () => {
  expect(describeEvent(event({ id: 'msg_1', content: 'a\u001b[2Jb\r\nc\u202ed' }), now)).toContain('  a [2Jb c d  ')
  expect(describeEvent(event({ id: 'msg_1', content: 'x'.repeat(500) }), now)).toContain(`  ${'x'.repeat(59)}…  `)
})
