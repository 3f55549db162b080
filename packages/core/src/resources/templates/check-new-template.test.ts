import { expect, it } from 'vitest'
import { ApiError } from '../../mechanisms/errors/index.ts'
import { checkNewTemplate } from './check-new-template.ts'

type Components = Parameters<typeof checkNewTemplate>[0]['components']
type Component = Components[number]
type Button = NonNullable<Component['buttons']>[number]

const hello: Component = { type: 'BODY', text: 'Hello' }
const numbered = (text: string, ...examples: string[]): Component => ({
  type: 'BODY',
  text,
  ...(examples.length > 0 && { example: { body_text: [examples] } }),
})
const named = (text: string, ...names: string[]): Component => ({
  type: 'BODY',
  text,
  example: { body_text_named_params: names.map((param_name) => ({ param_name, example: 'x' })) },
})
const header = (text: string, example?: Component['example']): Component => ({
  type: 'HEADER',
  format: 'TEXT',
  text,
  ...(example && { example }),
})
const file = (example: NonNullable<Component['example']>): Component => ({ type: 'HEADER', format: 'IMAGE', example })
const buttons = (...each: Button[]): Component => ({ type: 'BUTTONS', buttons: each })
const reply: Button = { type: 'QUICK_REPLY', text: 'Yes' }
const url: Button = { type: 'URL', text: 'Show', url: 'https://example.com/' }
const call: Button = { type: 'PHONE_NUMBER', text: 'Call', phone_number: '+4930901820' }
const otp: Button = { type: 'OTP', otp_type: 'COPY_CODE' }
const variableUrl = 'https://example.com/{{1}}'

function paramOf(components: Components, category: 'UTILITY' | 'AUTHENTICATION' = 'UTILITY'): string | undefined {
  try {
    checkNewTemplate({ category, components })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_field_value') return error.param
    throw error
  }
  return 'none'
}

it.each<[string, Components]>([
  ['components', [header('Hi')]],
  ['components[1].type', [hello, hello]],
  ['components[0].text', [numbered('Hello {{1} there', 'Ana')]],
  ['components[0].buttons', [{ ...hello, buttons: [reply] }]],
  ['components[0].format', [{ ...hello, format: 'TEXT' }]],
  ['components[0].format', [{ type: 'HEADER', text: 'Hi' }, hello]],
  ['components[0].text', [{ type: 'HEADER', format: 'LOCATION', text: 'Hi' }, hello]],
  ['components[0].text', [{ type: 'HEADER', format: 'IMAGE', text: 'Hi' }, hello]],
  ['components[0].example.media_id', [{ type: 'HEADER', format: 'VIDEO' }, hello]],
  ['components[0].example.header_text', [file({ media_id: 'med_1', header_text: ['x'] }), hello]],
  ['components[1].example.media_id', [header('Hi'), { ...hello, example: { media_id: 'med_1' } }]],
  ['components[0].text', [{ type: 'BODY' }]],
  ['components[0].text', [header('x'.repeat(61)), hello]],
  ['components[0].text', [header('One\ntwo'), hello]],
  ['components[0].text', [header('{{1}} and {{2}}', { header_text: ['x'] }), hello]],
  ['components[0].text', [{ type: 'FOOTER', text: 'By {{1}}.' }, hello]],
  ['components[0].text', [numbered('{{1}} is ready.', 'x')]],
  ['components[0].text', [numbered('Ready is {{1}}', 'x')]],
  ['components[0].text', [numbered('Hello {{2}}!', 'x')]],
  ['components[0].text', [numbered('Hello {{1}}, {{3}}!', 'x', 'y')]],
  ['components[0].text', [numbered('Hello {{1}}, {{name}}!', 'x', 'y')]],
  ['components[0].text', [named('Hello {{First Name}}!', 'First Name')]],
  ['components[1].text', [header('Hi {{1}}', { header_text: ['x'] }), named('Hello {{name}}!', 'name')]],
  ['components[0].example.body_text', [numbered('Hello {{1}}!')]],
  ['components[0].example.body_text', [numbered('Hello {{1}}, {{2}}!', 'x')]],
  ['components[0].example.body_text', [numbered('Hello', 'x')]],
  ['components[0].example.body_text_named_params', [named('Hello {{a}}, {{b}}!', 'a')]],
  ['components[0].example.body_text_named_params[1].param_name', [named('Hello {{a}}!', 'a', 'b')]],
  ['components[0].example.header_text', [header('Hi {{1}}'), hello]],
  ['components[1].example.header_text', [header('Hi'), { ...hello, example: { header_text: ['x'] } }]],
  ['components[0].add_security_recommendation', [{ ...hello, add_security_recommendation: true }]],
  ['components[1].buttons', [hello, { type: 'BUTTONS' }]],
  ['components[1].buttons[2].type', [hello, buttons(reply, url, reply)]],
  ['components[1].buttons[2].type', [hello, buttons(url, url, url)]],
  ['components[1].buttons[1].type', [hello, buttons(call, call)]],
  ['components[1].buttons[0].type', [hello, buttons(otp)]],
  ['components[1].buttons[0].text', [hello, buttons({ type: 'QUICK_REPLY' })]],
  ['components[1].buttons[0].url', [hello, buttons({ ...reply, url: 'https://example.com/' })]],
  ['components[1].buttons[0].url', [hello, buttons({ ...url, url: 'ftp://example.com/' })]],
  ['components[1].buttons[0].url', [hello, buttons({ ...url, url: 'https://example.com/{{1}}/x' })]],
  ['components[1].buttons[0].example', [hello, buttons({ ...url, url: variableUrl })]],
  ['components[1].buttons[0].example', [hello, buttons({ type: 'COPY_CODE', example: ['x'.repeat(16)] })]],
  ['components[1].buttons[0].flow_id', [hello, buttons({ type: 'FLOW', text: 'Book' })]],
])('names %s', (param, components) => {
  expect(paramOf(components)).toBe(param)
})

it.each<[string, Components]>([
  ['components', [{ type: 'BODY' }]],
  ['components[0].text', [hello, buttons(otp)]],
  ['components[0].type', [header('Hi'), { type: 'BODY' }, buttons(otp)]],
  ['components[1].code_expiration_minutes', [{ type: 'BODY' }, { type: 'FOOTER' }, buttons(otp)]],
  ['components[1].buttons[0].type', [{ type: 'BODY' }, buttons(reply)]],
  ['components[1].buttons[1].type', [{ type: 'BODY' }, buttons(otp, otp)]],
  ['components[1].buttons[0].supported_apps', [{ type: 'BODY' }, buttons({ ...otp, otp_type: 'ONE_TAP' })]],
  ['components[1].buttons[0].autofill_text', [{ type: 'BODY' }, buttons({ ...otp, autofill_text: 'x' })]],
])('names %s of a one-time password', (param, components) => {
  expect(paramOf(components, 'AUTHENTICATION')).toBe(param)
})

it('says whether variables have numbers or names', () => {
  const formatOf = (...components: Components) => checkNewTemplate({ category: 'UTILITY', components })
  expect(formatOf(hello)).toBe('POSITIONAL')
  expect(formatOf(file({ media_id: 'med_1' }), hello)).toBe('POSITIONAL')
  expect(formatOf(numbered('Hello {{1}}, {{2}} and {{1}}!', 'x', 'y'))).toBe('POSITIONAL')
  expect(formatOf(named('Hello {{first_name}}!', 'first_name'), buttons(url, call, reply))).toBe('NAMED')
})
