import { expect, it } from 'vitest'
import { componentsOf, draftOf, emptyDraft, isEditable, newButton, pathOf, samplesField } from './template-draft.ts'

const written = {
  ...emptyDraft,
  headerFormat: 'TEXT' as const,
  header: 'Order {{1}}',
  body: 'Hello {{2}}, your order {{1}} is ready.',
  footer: 'Bakery',
  samples: { 'header.1': '4711', 'body.1': '4711', 'body.2': 'Ana' },
  buttons: [
    newButton('QUICK_REPLY', { text: 'Thanks' }),
    newButton('URL', { text: 'Show', url: 'https://example.com/{{1}}', sample: 'https://example.com/4711' }),
    newButton('PHONE_NUMBER', { text: 'Call', phone: '+49 30 901-820' }),
    newButton('COPY_CODE', { sample: 'SAVE25' }),
    newButton('FLOW', { text: 'Book', flow: '12', screen: 'FIRST' }),
  ],
}
const parts = [
  { type: 'HEADER', format: 'TEXT', text: 'Order {{1}}', example: { header_text: ['4711'] } },
  { type: 'BODY', text: 'Hello {{2}}, your order {{1}} is ready.', example: { body_text: [['4711', 'Ana']] } },
  { type: 'FOOTER', text: 'Bakery' },
  {
    type: 'BUTTONS',
    buttons: [
      { type: 'QUICK_REPLY', text: 'Thanks' },
      { type: 'URL', text: 'Show', url: 'https://example.com/{{1}}', example: ['https://example.com/4711'] },
      { type: 'PHONE_NUMBER', text: 'Call', phone_number: '+4930901820' },
      { type: 'COPY_CODE', example: ['SAVE25'] },
      { type: 'FLOW', text: 'Book', flow_id: '12', flow_action: 'navigate', navigate_screen: 'FIRST' },
    ],
  },
]

it('makes the parts of a request, and a draft of them again', () => {
  expect(componentsOf(written)).toEqual(parts)
  const again = draftOf({ category: 'UTILITY', components: parts })
  expect(componentsOf(again)).toEqual(parts)
  expect(pathOf(again, 'BODY')).toBe('components[1]')
  expect(pathOf(emptyDraft, 'BODY')).toBe('components[0]')
})

it('passes samples of names by name', () => {
  const draft = { ...emptyDraft, body: 'Dear {{first_name}}!', samples: { 'body.first_name': 'Ana' } }
  const example = { body_text_named_params: [{ param_name: 'first_name', example: 'Ana' }] }
  expect(componentsOf(draft)).toEqual([{ type: 'BODY', text: 'Dear {{first_name}}!', example }])
  expect(samplesField(draft, 'body')).toBe('example.body_text_named_params')
})

it('names the file of a header, which has to be chosen again', () => {
  const header = { type: 'HEADER', format: 'IMAGE', example: { header_handle: ['https://example.com/1.png'] } }
  const draft = draftOf({ category: 'MARKETING', components: [header, { type: 'BODY', text: 'Hi' }] })
  expect(componentsOf(draft)[0]).toEqual({ type: 'HEADER', format: 'IMAGE' })
  expect(componentsOf(draft, 'med_1')[0]).toMatchObject({ example: { media_id: 'med_1' } })
})

it('makes a one-time password without texts', () => {
  const apps = [{ package_name: 'com.example', signature_hash: 'K8a/AINcGX7' }]
  const otp = { type: 'OTP', otp_type: 'ZERO_TAP', text: 'Copy', supported_apps: apps }
  const components = [
    { type: 'BODY', text: '*{{1}}* is your code.', add_security_recommendation: true },
    { type: 'FOOTER', text: 'Expires in 5 minutes.', code_expiration_minutes: 5 },
    { type: 'BUTTONS', buttons: [otp] },
  ]
  expect(componentsOf(draftOf({ category: 'AUTHENTICATION', components }))).toEqual([
    { type: 'BODY', add_security_recommendation: true },
    { type: 'FOOTER', code_expiration_minutes: 5 },
    { type: 'BUTTONS', buttons: [{ ...otp, zero_tap_terms_accepted: false }] },
  ])
})

it.each([
  [parts, true],
  [
    [
      { type: 'BODY', text: 'Hi' },
      { type: 'CAROUSEL', cards: [] },
    ],
    false,
  ],
  [
    [
      { type: 'BODY', text: 'Hi' },
      { type: 'BUTTONS', buttons: [{ type: 'MPM' }] },
    ],
    false,
  ],
])('says whether it can be edited here', (components, expected) => {
  expect(isEditable({ components })).toBe(expected)
})
