import { expect, it } from 'vitest'
import { isGuessable } from './password-strength.ts'

const known = ['Ada Lovelace', 'ada.lovelace@corner-bakery.example']

it.each([
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'password1234',
  'Password123!',
  'qwertyuiop12',
  '123456789012',
  'AdaLovelace1',
  'lovelaceada1',
  'cornerbakery',
  'ada.lovelace@corner-bakery.example',
  'Channel12345',
])('finds that %s is easy to guess', (password) => {
  expect(isGuessable(password, known)).toBe(true)
})

it.each([
  'correct horse battery staple',
  'a password of the tests',
  'kV9#tq2mZx!p',
  'мой кот спит на окне',
  '面倒なパスワードを選ぶのは嫌だ',
])('accepts %s', (password) => {
  expect(isGuessable(password, known)).toBe(false)
})
