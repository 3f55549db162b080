import { expect, it } from 'vitest'
import { previewOf } from './template-preview.ts'
import { splitText, variablesOf } from './template-text.ts'

it('splits a text at its variables', () => {
  expect(splitText('Hi {{1}}, it is {{ day }}.')).toEqual([
    { text: 'Hi ' },
    { variable: '1' },
    { text: ', it is ' },
    { variable: 'day' },
    { text: '.' },
  ])
  expect(variablesOf('{{1}} {{2}} {{1}} {{}}')).toEqual(['1', '2'])
})

it('reads numbered samples, a footer and buttons', () => {
  const preview = previewOf([
    { type: 'HEADER', format: 'TEXT', text: 'Order {{1}}', example: { header_text: ['4711'] } },
    { type: 'BODY', text: 'Hello {{1}}', example: { body_text: [['Ana', '8:30']] } },
    { type: 'FOOTER', text: 'Bakery' },
    {
      type: 'BUTTONS',
      buttons: [{ type: 'URL', text: 'Track', url: 'https://example.com/{{1}}' }, { type: 'OTP' }, 7],
    },
  ])
  expect(preview).toEqual({
    header: { text: 'Order {{1}}', samples: { '1': '4711' } },
    body: { text: 'Hello {{1}}', samples: { '1': 'Ana', '2': '8:30' } },
    footer: 'Bakery',
    buttons: [
      { type: 'URL', text: 'Track', url: 'https://example.com/{{1}}' },
      { type: 'OTP', text: 'OTP' },
    ],
  })
})

it('reads named samples and a header of another format', () => {
  const example = { body_text_named_params: [{ param_name: 'name', example: 'Ana' }] }
  const preview = previewOf([
    { type: 'header', format: 'image' },
    { type: 'body', text: 'Hi {{name}}', example },
  ])
  expect(preview).toEqual({
    headerFormat: 'IMAGE',
    body: { text: 'Hi {{name}}', samples: { name: 'Ana' } },
    buttons: [],
  })
})

it('shows nothing of components that it does not know', () => {
  expect(previewOf([{ type: 'CAROUSEL', cards: [] }, { type: 'BODY', text: 5 }, {}])).toEqual({ buttons: [] })
})
