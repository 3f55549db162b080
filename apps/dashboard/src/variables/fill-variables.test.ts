import { expect, it } from 'vitest'
import { fillVariables, unfilledVariables, unknownVariable } from './fill-variables.ts'

const values = {
  'contact.name': 'Ada $& King',
  'contact.phone_number': null,
  'user.name': ' ',
  'account.name': 'Fjord Bakery',
}

it('fills in values as they are, and defaults for empty ones', () => {
  expect(fillVariables('Hello {{contact.name}}, {{ account.name | us }}', values)).toBe(
    'Hello Ada $& King, Fjord Bakery',
  )
  expect(fillVariables('{{contact.phone_number| your number }} {{user.name|}}.', values)).toBe('your number .')
})

it('leaves an empty variable without a default, and what is no variable', () => {
  const text = '{{contact.phone_number}} {{user.name}} {{order}} {contact.name}'
  expect(fillVariables(text, values)).toBe(text)
})

it('finds the variables that are left, each once', () => {
  expect(unfilledVariables('{{contact.name}} {{user.name|me}} {{contact.name}} {{order}}')).toEqual([
    '{{contact.name}}',
    '{{user.name|me}}',
  ])
  expect(unfilledVariables('Hello')).toEqual([])
})

it('finds what a broadcast cannot fill in', () => {
  expect(unknownVariable('{{contact.name|there}} {{ account.name }} {order}')).toBeUndefined()
  expect(unknownVariable('{{contact.name}} {{user.name|me}}')).toBe('{{user.name|me}}')
  expect(unknownVariable('{{order}')).toBe('{{order}')
})
