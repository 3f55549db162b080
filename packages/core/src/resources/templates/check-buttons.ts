import type { CreateTemplateInput } from '@channel/contract/types'
import { invalidField } from '../../mechanisms/errors/index.ts'

type Buttons = NonNullable<CreateTemplateInput['body']['components'][number]['buttons']>
type Button = Buttons[number]

/** For each type, how many a template may have, the fields that it needs, and those that it also takes. */
const rules: Readonly<
  Record<
    Button['type'],
    { readonly max: number; readonly needs: readonly (keyof Button)[]; readonly takes: readonly (keyof Button)[] }
  >
> = {
  QUICK_REPLY: { max: 10, needs: ['text'], takes: [] },
  URL: { max: 2, needs: ['text', 'url'], takes: ['example'] },
  PHONE_NUMBER: { max: 1, needs: ['text', 'phone_number'], takes: [] },
  COPY_CODE: { max: 1, needs: ['example'], takes: [] },
  FLOW: { max: 1, needs: ['text', 'flow_id'], takes: ['flow_action', 'navigate_screen'] },
  OTP: {
    max: 1,
    needs: ['otp_type'],
    takes: ['text', 'autofill_text', 'supported_apps', 'zero_tap_terms_accepted'],
  },
}

/**
 * Checks the number, the order and the fields of buttons.
 *
 * @param isCode whether they are of a one-time password
 * @throws ApiError `invalid_field_value`, with the path of the button
 */
export function checkButtons(buttons: Buttons | undefined, path: string, isCode: boolean): void {
  if (buttons === undefined) throw invalidField(path, 'BUTTONS needs `buttons`.')
  for (const [index, button] of buttons.entries()) {
    const param = `${path}[${index}]`
    const { type } = button
    if (isCode !== (type === 'OTP'))
      throw invalidField(`${param}.type`, 'Templates of the category AUTHENTICATION have one OTP, others have none.')
    const { max } = rules[type]
    if (buttons.slice(0, index).filter((each) => each.type === type).length >= max)
      throw invalidField(`${param}.type`, `A template has ${max} of ${type} at most.`)
    checkFields(button, param)
    if (type === 'URL') checkUrl(button, param)
    if (type === 'COPY_CODE' && (button.example?.[0] ?? '').length > 15)
      throw invalidField(`${param}.example`, 'The example of a code has 15 characters at most.')
    if (type === 'OTP') checkCode(button, param)
  }
  checkOrder(buttons, path)
}

function checkFields(button: Button, param: string): void {
  const { needs, takes } = rules[button.type]
  const missing = needs.find((field) => button[field] === undefined)
  if (missing !== undefined) throw invalidField(`${param}.${missing}`, `${button.type} needs \`${missing}\`.`)
  const allowed: readonly string[] = ['type', ...needs, ...takes]
  const other = Object.keys(button).find((field) => !allowed.includes(field))
  if (other !== undefined) throw invalidField(`${param}.${other}`, `${button.type} takes no \`${other}\`.`)
}

/** The only variable is at the end, and needs an example. */
function checkUrl({ url = '', example }: Button, param: string): void {
  const hasVariable = url.endsWith('{{1}}')
  const fixed = hasVariable ? url.slice(0, -'{{1}}'.length) : url
  if (/[{}\s]/.test(fixed) || !/^https?:\/\//.test(fixed) || !URL.canParse(hasVariable ? `${fixed}1` : fixed))
    throw invalidField(`${param}.url`, 'It is no URL with `http` or `https`, whose only variable {{1}} is at its end.')
  if (hasVariable !== (example !== undefined))
    throw invalidField(`${param}.example`, 'A URL needs an example if it has a variable, and only then.')
  if (example !== undefined && !URL.canParse(example[0] ?? ''))
    throw invalidField(`${param}.example`, 'The example is the whole URL.')
}

function checkCode({ otp_type, supported_apps, autofill_text, zero_tap_terms_accepted }: Button, param: string): void {
  const isTap = otp_type !== 'COPY_CODE'
  if (isTap !== (supported_apps !== undefined))
    throw invalidField(`${param}.supported_apps`, 'ONE_TAP and ZERO_TAP need `supported_apps`, COPY_CODE takes none.')
  if (!isTap && autofill_text !== undefined)
    throw invalidField(`${param}.autofill_text`, 'COPY_CODE takes no `autofill_text`.')
  if ((otp_type === 'ZERO_TAP') !== (zero_tap_terms_accepted === true))
    throw invalidField(`${param}.zero_tap_terms_accepted`, 'ZERO_TAP needs accepted terms, the others take none.')
}

/** Quick replies are one group. */
function checkOrder(buttons: Buttons, path: string): void {
  const isReply = buttons.map(({ type }) => type === 'QUICK_REPLY')
  const changes = isReply.findIndex((reply, index) => index > 0 && reply !== isReply[index - 1])
  if (changes < 0) return
  const again = isReply.findIndex((reply, index) => index > changes && reply !== isReply[changes])
  if (again >= 0)
    throw invalidField(`${path}[${again}].type`, 'Quick replies stand together, before or after the others.')
}
