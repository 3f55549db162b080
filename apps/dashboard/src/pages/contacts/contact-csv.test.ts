import { expect, it } from 'vitest'
import { type Contact, contactsToCsv, parseContactsCsv } from './contact-csv.ts'

const contact = (values: Partial<Contact>) =>
  ({
    phone_number: '+4915112345678',
    name: 'Ana Souza',
    email: null,
    username: null,
    labels: [{ id: 'lbl_1', name: 'VIP', color: '#e11d48' }],
    metadata: { crm_id: '1' },
    created_at: '2026-11-20T09:14:07.482193Z',
    ...values,
  }) as Contact

it('reads what it has written', () => {
  const name = 'Souza, "Ana"\nMaria'
  expect(parseContactsCsv(contactsToCsv([contact({ name })]))).toEqual({
    rows: [{ line: 2, phone_number: '+4915112345678', name }],
  })
})

it.each(['=1+1', '@SUM(A1)', '+cmd', '-1+1'])('disarms the formula %s', (name) => {
  expect(contactsToCsv([contact({ name })])).toContain(`'${name}`)
})

it.each(['=1+1', '@SUM(A1)', '+cmd', '-1+1', "'=1+1", '+', "O'Hara"])('reads the name %s as it was', (name) => {
  expect(parseContactsCsv(contactsToCsv([contact({ name })])).rows).toMatchObject([
    { phone_number: '+4915112345678', name },
  ])
})

it('keeps phone numbers as they are', () => {
  expect(contactsToCsv([contact({})]).split('\r\n')[1]).toMatch(/^\+4915112345678,/)
})

it('accepts columns in any order and case, and a byte order mark', () => {
  expect(parseContactsCsv('\uFEFFName;Phone number\nAna;+4915112345678\n\n')).toEqual({
    rows: [{ line: 2, phone_number: '+4915112345678', name: 'Ana' }],
  })
})

it.each([
  ['name,email\nAna,ana@example.com', 'no_phone_number'],
  ['phone_number,name\n', 'empty'],
  ['phone_number,name\n+49151,"Ana', 'malformed'],
])('refuses %j', (content, problem) => {
  expect(parseContactsCsv(content)).toEqual({ rows: [], problem })
})
