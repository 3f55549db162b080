import { expect, it } from 'vitest'
import { templateForm } from '../../inbox/composer/template/template-form.ts'
import { fieldColumnsOf } from '../new/field-columns.ts'
import { inCalls } from './in-calls.ts'
import { recipientOfRow, sharedTemplate } from './recipient-of-row.ts'

const template = { name: 'order', language: 'en_US' }
const body = { type: 'BODY', text: 'Hello {{name}}, your order {{2}}' }
const plain = templateForm({ components: [body], variables: ['name', '2'] })
const withHeader = templateForm({
  components: [{ type: 'HEADER', format: 'TEXT', text: 'For {{1}}' }, body],
  variables: ['name', '2'],
})
const to = '+4915112345678'
const row = { cells: [to, ' Ana ', '4711'] }

it('gives each recipient the variables that have a column, and the broadcast the others', () => {
  const plan = { template, form: plain, values: { 'body.2': '4711' }, columns: { 'body.name': 1 }, mediaId: undefined }
  expect(sharedTemplate(plan)).toEqual({ ...template, variables: { '2': '4711' } })
  expect(recipientOfRow(plan, to, row)).toEqual({ to, variables: { name: 'Ana' } })
})

it('gives recipients nothing of their own if all values are the same', () => {
  const plan = { template, form: plain, values: { 'body.2': '1', 'body.name': 'you' }, columns: {}, mediaId: undefined }
  expect(sharedTemplate(plan)).toEqual({ ...template, variables: { name: 'you', '2': '1' } })
  expect(recipientOfRow(plan, to, row)).toEqual({ to })
})

it('gives each recipient whole components if more than the body is filled', () => {
  const plan = {
    template: { ...template, id: 'tmpl_1' },
    form: withHeader,
    values: { 'header.1': 'you', 'body.2': '8' },
    columns: { 'body.name': 1 },
    mediaId: undefined,
  }
  expect(sharedTemplate(plan)).toEqual(template)
  expect(recipientOfRow(plan, to, row)).toEqual({
    to,
    components: [
      {
        type: 'body',
        parameters: [
          { type: 'text', parameter_name: 'name', text: 'Ana' },
          { type: 'text', text: '8' },
        ],
      },
      { type: 'header', parameters: [{ type: 'text', text: 'you' }] },
    ],
  })
})

it('fills variables from the columns of their name, unless something else was chosen', () => {
  expect(fieldColumnsOf(plain, ['phone', 'Name', '2'], {})).toEqual({ 'body.name': 1, 'body.2': 2 })
  expect(fieldColumnsOf(plain, ['phone', 'Name', '2'], { 'body.name': 0, 'body.2': undefined })).toEqual({
    'body.name': 0,
  })
  expect(fieldColumnsOf(plain, ['phone'], { 'body.name': 3 })).toEqual({})
})

it('divides recipients by number and by size', () => {
  const numbers = Array.from({ length: 25_000 }, (_, index) => index)
  const calls = [...inCalls(numbers, (index) => ({ to: String(index) }))]
  expect(calls.map(({ items, sent }) => [items.length, sent.length])).toEqual([
    [10_000, 10_000],
    [10_000, 10_000],
    [5_000, 5_000],
  ])
  const long = [...inCalls(numbers.slice(0, 2_000), () => ({ to: 'ä'.repeat(1_000) }))]
  expect(long.flatMap(({ items }) => items)).toEqual(numbers.slice(0, 2_000))
  for (const { sent } of long)
    expect(new TextEncoder().encode(JSON.stringify(sent)).length).toBeLessThan(2 ** 20 - 1_000)
})
