import { expect, it } from 'vitest'
import { describeEvent } from './describe-event.ts'

const at = new Date(2026, 10, 21, 9, 5, 3)
const event = (object: Record<string, unknown>) => ({ id: 'evt_1', type: 'message.received', data: { object } })

it('describes an event in one line', () => {
  expect(describeEvent(event({ id: 'msg_1', status: 'delivered', content: 'Hello' }), at)).toBe(
    '09:05:03  message.received        msg_1  delivered  Hello  (evt_1)',
  )
  expect(describeEvent(event({ id: 'ctc_1', name: 'Ana' }), at)).toContain('  ctc_1  Ana  (evt_1)')
  expect(describeEvent(event({ id: 'msg_1', status: 'delivered', content: null }), at)).toContain('delivered  (evt_1)')
})

it('describes an event of a later version, which may have no resource', () => {
  const later = { id: 'evt_1', type: 'tea.made', data: { tea: 'green' } }
  expect(describeEvent(later, at)).toBe('09:05:03  tea.made                  (evt_1)')
})

it('removes control characters and limits the length', () => {
  expect(describeEvent(event({ id: 'msg_1', content: 'a\u001b[2Jb\r\nc\u202ed' }), at)).toContain('  a [2Jb c d  ')
  expect(describeEvent(event({ id: 'msg_1', content: 'x'.repeat(500) }), at)).toContain(`  ${'x'.repeat(59)}…  `)
})
