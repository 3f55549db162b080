import { expect, it } from 'vitest'
import { filledTemplate, headerMediaId, templateForm, templateValues } from './template-form.ts'

const order = { name: 'order', language: 'en_US' }
const body = { type: 'BODY', text: 'Hello {{1}}, your order {{2}}' }

it('sends the variables of a body by name', () => {
  const form = templateForm({ components: [body], variables: ['1', '2'] })
  expect(form.fields.map(({ id }) => id)).toEqual(['body.1', 'body.2'])
  expect(filledTemplate(order, form, { 'body.1': ' Ana ', 'body.2': '4711' })).toEqual({
    ...order,
    variables: { '1': 'Ana', '2': '4711' },
  })
  expect(templateValues(form, { variables: { '2': '4711' } })).toEqual({ 'body.2': '4711' })
})

it('sends a template without variables as it is', () => {
  const form = templateForm({ components: [{ type: 'BODY', text: 'Hello' }], variables: [] })
  expect(filledTemplate(order, form, {})).toEqual(order)
})

it('sends the values of header, body and buttons as components', () => {
  const components = [
    { type: 'HEADER', format: 'TEXT', text: 'For {{name}}' },
    body,
    {
      type: 'BUTTONS',
      buttons: [
        { type: 'QUICK_REPLY', text: 'Thanks' },
        { type: 'URL', text: 'Track', url: 'https://example.com/{{1}}' },
        { type: 'COPY_CODE', text: 'Copy code' },
      ],
    },
  ]
  const form = templateForm({ components, variables: ['1', '2'] })
  expect(form.fields.map(({ id }) => id)).toEqual(['header.name', 'body.1', 'body.2', 'url.1', 'code.2'])
  const values = { 'header.name': 'Ana', 'body.1': 'Ana', 'body.2': '4711', 'url.1': 'x7', 'code.2': 'SAVE' }
  expect(templateValues(form, filledTemplate(order, form, values))).toEqual(values)
  expect(filledTemplate(order, form, values)).toEqual({
    ...order,
    components: [
      {
        type: 'body',
        parameters: [
          { type: 'text', text: 'Ana' },
          { type: 'text', text: '4711' },
        ],
      },
      { type: 'header', parameters: [{ type: 'text', parameter_name: 'name', text: 'Ana' }] },
      { type: 'button', sub_type: 'url', index: 1, parameters: [{ type: 'text', text: 'x7' }] },
      { type: 'button', sub_type: 'copy_code', index: 2, parameters: [{ type: 'coupon_code', coupon_code: 'SAVE' }] },
    ],
  })
})

it('sends the file of a header, and repeats a sign-in code in its button', () => {
  const components = [
    { type: 'HEADER', format: 'IMAGE' },
    { type: 'BODY', text: 'Code {{1}}' },
    { type: 'BUTTONS', buttons: [{ type: 'OTP', text: 'Copy' }] },
  ]
  const form = templateForm({ components, variables: ['1'] })
  expect(form.headerFile).toBe('image')
  const filled = filledTemplate(order, form, { 'body.1': '123' }, 'med_1')
  expect([headerMediaId(filled), templateValues(form, filled)]).toEqual(['med_1', { 'body.1': '123' }])
  expect(filled.components).toEqual([
    { type: 'body', parameters: [{ type: 'text', text: '123' }] },
    { type: 'header', parameters: [{ type: 'image', image: { media_id: 'med_1' } }] },
    { type: 'button', sub_type: 'url', index: 0, parameters: [{ type: 'text', text: '123' }] },
  ])
})

it.each([
  [[body], true],
  [[body, { type: 'CAROUSEL', cards: [] }], false],
  [[{ type: 'HEADER', format: 'LOCATION' }, body], false],
  [[body, { type: 'BUTTONS', buttons: [{ type: 'MPM', text: 'View items' }] }], false],
])('says whether it can be filled in here: %j', (components, isSupported) => {
  expect(templateForm({ components, variables: [] }).isSupported).toBe(isSupported)
})
