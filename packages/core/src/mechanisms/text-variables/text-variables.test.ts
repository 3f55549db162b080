import { expect, it } from 'vitest'
import { fillVariables, requireKnownVariables } from './text-variables.ts'

const values = { 'contact.name': 'Ada $& \n King', 'contact.phone_number': null, 'account.name': ' ' }

it('fills in values as one line, and defaults for empty ones', () => {
  expect(fillVariables('Hello {{contact.name}}, {{ account.name | us }}', values)).toBe('Hello Ada $& King, us')
  expect(fillVariables('{{contact.phone_number|}}{{account.name| your shop }}', values)).toBe('your shop')
  expect(fillVariables('{1} {{', values)).toBe('{1} {{')
})

it('fills nothing in if a variable is empty without a default, or nothing is left', () => {
  expect(fillVariables('Call {{contact.phone_number}}', values)).toBeUndefined()
  expect(fillVariables('{{account.name|}}', values)).toBeUndefined()
})

it('rejects a variable that is not known, by the field that has it', () => {
  const known = Object.keys(values)
  requireKnownVariables('text', '{{ contact.name |there}} {{account.name}} {contact}', known)
  expect(() => requireKnownVariables('text', 'Hello {{order|}}', known)).toThrow(
    '`text` has the unknown variable {{order|}}. The variables are {{contact.name}}, {{contact.phone_number}}, {{account.name}}.',
  )
})
