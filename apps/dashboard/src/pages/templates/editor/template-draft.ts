import type { components } from '@channel/client'
import { previewOf } from '../../../templates/template-preview.ts'
import type { Template } from '../../../templates/template-state.ts'
import { variablesOf } from '../../../templates/template-text.ts'
import { fieldsOf, objectsIn, textOf, valuesIn } from '../../../untyped.ts'

export type ComponentCreate = components['schemas']['TemplateComponentCreate']
export type Category = components['schemas']['TemplateCategory']
type ButtonCreate = components['schemas']['TemplateButtonCreate']

export const headerFormats = ['NONE', 'TEXT', 'IMAGE', 'VIDEO', 'DOCUMENT', 'LOCATION'] as const
export type HeaderFormat = (typeof headerFormats)[number]
export const buttonTypes = ['QUICK_REPLY', 'URL', 'PHONE_NUMBER', 'COPY_CODE', 'FLOW'] as const
export type ButtonType = (typeof buttonTypes)[number]
export const otpTypes = ['COPY_CODE', 'ONE_TAP', 'ZERO_TAP'] as const
export type OtpType = (typeof otpTypes)[number]

export interface DraftButton {
  readonly key: string
  readonly type: ButtonType
  readonly text: string
  readonly url: string
  /** Of the variable of the URL, or the code to copy. */
  readonly sample: string
  readonly phone: string
  readonly flow: string
  readonly screen: string
}

/** The one-time password of the category `AUTHENTICATION`. */
export interface DraftCode {
  readonly advice: boolean
  /** Empty without an expiry. */
  readonly minutes: string
  readonly type: OtpType
  readonly label: string
  readonly packageName: string
  readonly signatureHash: string
  readonly accepted: boolean
}

/** A template as it is written. */
export interface TemplateDraft {
  readonly category: Category
  readonly headerFormat: HeaderFormat
  readonly header: string
  readonly body: string
  readonly footer: string
  /** Samples of variables: `header.1`, `body.first_name`. */
  readonly samples: Readonly<Record<string, string>>
  readonly buttons: readonly DraftButton[]
  readonly code: DraftCode
}

/** The props of what changes a part of a draft. */
export interface DraftProps {
  readonly draft: TemplateDraft
  readonly onChange: (changes: Partial<TemplateDraft>) => void
}

const noCode: DraftCode = {
  advice: true,
  minutes: '10',
  type: 'COPY_CODE',
  label: '',
  packageName: '',
  signatureHash: '',
  accepted: false,
}

export const emptyDraft: TemplateDraft = {
  category: 'UTILITY',
  headerFormat: 'NONE',
  header: '',
  body: '',
  footer: '',
  samples: {},
  buttons: [],
  code: noCode,
}

let keys = 0

export function newButton(type: ButtonType, values: Partial<DraftButton> = {}): DraftButton {
  keys += 1
  return { key: String(keys), type, text: '', url: '', sample: '', phone: '', flow: '', screen: '', ...values }
}

/** The parts that the service gets. @param mediaId of the file of the header */
export function componentsOf(draft: TemplateDraft, mediaId?: string): ComponentCreate[] {
  if (draft.category === 'AUTHENTICATION') return codeComponents(draft.code)
  const { footer, buttons } = draft
  return [
    ...headerComponent(draft, mediaId),
    { type: 'BODY', text: draft.body, ...exampleOf(draft, 'body') },
    ...(footer.trim() === '' ? [] : [{ type: 'FOOTER' as const, text: footer }]),
    ...(buttons.length === 0 ? [] : [{ type: 'BUTTONS' as const, buttons: buttons.map(buttonOf) }]),
  ]
}

/** The path of a part in the request, which its errors name. */
export function pathOf(draft: TemplateDraft, type: ComponentCreate['type']): string {
  return `components[${componentsOf(draft).findIndex((each) => each.type === type)}]`
}

function headerComponent({ headerFormat, ...draft }: TemplateDraft, mediaId: string | undefined): ComponentCreate[] {
  if (headerFormat === 'NONE') return []
  const header = { type: 'HEADER', format: headerFormat } as const
  if (headerFormat === 'LOCATION') return [header]
  if (headerFormat === 'TEXT') return [{ ...header, text: draft.header, ...exampleOf(draft, 'header') }]
  return [{ ...header, ...(mediaId !== undefined && { example: { media_id: mediaId } }) }]
}

type Texts = Pick<TemplateDraft, 'header' | 'body' | 'samples'>

function exampleOf(draft: Texts, part: 'header' | 'body'): Pick<ComponentCreate, 'example'> {
  const names = variablesOf(draft[part])
  if (names.length === 0) return {}
  const given = names.map((name) => ({ param_name: name, example: draft.samples[`${part}.${name}`] ?? '' }))
  if (names.some((name) => !isNumber(name))) return { example: { [`${part}_text_named_params`]: given } }
  const numbered = given.toSorted((a, b) => Number(a.param_name) - Number(b.param_name)).map(({ example }) => example)
  return { example: part === 'header' ? { header_text: numbered } : { body_text: [numbered] } }
}

/** The field of the samples of a part, which errors about them name. */
export function samplesField(draft: Texts, part: 'header' | 'body'): string {
  const isNamed = variablesOf(draft[part]).some((name) => !isNumber(name))
  return `example.${part}_text${isNamed ? '_named_params' : ''}`
}

function isNumber(name: string): boolean {
  return /^\d+$/.test(name)
}

function buttonOf({ type, text, url, sample, phone, flow, screen }: DraftButton): ButtonCreate {
  switch (type) {
    case 'QUICK_REPLY':
      return { type, text }
    case 'URL':
      return { type, text, url, ...(variablesOf(url).length > 0 && { example: [sample] }) }
    case 'PHONE_NUMBER':
      return { type, text, phone_number: phone.replaceAll(/[\s()./-]/g, '') }
    case 'COPY_CODE':
      return { type, example: [sample] }
    case 'FLOW':
      return {
        type,
        text,
        flow_id: flow,
        ...(screen === '' ? {} : { flow_action: 'navigate' as const, navigate_screen: screen }),
      }
  }
}

function codeComponents({ advice, minutes, type, label, ...code }: DraftCode): ComponentCreate[] {
  const apps = [{ package_name: code.packageName, signature_hash: code.signatureHash }]
  const button: ButtonCreate = {
    type: 'OTP',
    otp_type: type,
    ...(label !== '' && { text: label }),
    ...(type !== 'COPY_CODE' && { supported_apps: apps }),
    ...(type === 'ZERO_TAP' && { zero_tap_terms_accepted: code.accepted }),
  }
  return [
    { type: 'BODY', ...(advice && { add_security_recommendation: true }) },
    ...(minutes === '' ? [] : [{ type: 'FOOTER' as const, code_expiration_minutes: Number(minutes) }]),
    { type: 'BUTTONS', buttons: [button] },
  ]
}

const editableParts = ['HEADER', 'BODY', 'FOOTER', 'BUTTONS']

/** Whether every part of a template can be written here. Others can only be edited at the provider. */
export function isEditable({ components }: Pick<Template, 'components'>): boolean {
  const buttons = components.flatMap((each) => objectsIn(each.buttons))
  const types: readonly unknown[] = [...buttonTypes, 'OTP']
  return (
    components.every(({ type, format }) => {
      const isKnown = format === undefined || headerFormats.some((each) => each === format)
      return isKnown && editableParts.includes(String(type))
    }) && buttons.every(({ type }) => types.includes(type))
  )
}

/** The draft of a new version. A file of the header has to be chosen again. */
export function draftOf({ category, components }: Pick<Template, 'category' | 'components'>): TemplateDraft {
  const find = (type: string) => fieldsOf(components.find((each) => each.type === type))
  const { header, body, footer } = previewOf(components)
  const [headerPart, bodyPart, footerPart] = [find('HEADER'), find('BODY'), find('FOOTER')]
  const buttons = objectsIn(find('BUTTONS').buttons)
  const otp = fieldsOf(buttons.find(({ type }) => type === 'OTP'))
  const app = objectsIn(otp.supported_apps)[0] ?? {}
  const samples = { header: header?.samples ?? {}, body: body?.samples ?? {} }
  return {
    category: category ?? 'UTILITY',
    headerFormat: headerFormats.find((each) => each === headerPart.format) ?? 'NONE',
    header: header?.text ?? '',
    body: body?.text ?? '',
    footer: footer ?? '',
    samples: Object.fromEntries(
      Object.entries(samples).flatMap(([part, values]) =>
        Object.entries(values).map(([name, value]) => [`${part}.${name}`, value]),
      ),
    ),
    buttons: buttons.flatMap(draftButtons),
    code: {
      ...noCode,
      ...(category === 'AUTHENTICATION' && {
        advice: bodyPart.add_security_recommendation === true,
        minutes: footerPart.code_expiration_minutes === undefined ? '' : String(footerPart.code_expiration_minutes),
      }),
      type: otpTypes.find((each) => each === otp.otp_type) ?? 'COPY_CODE',
      label: textOf(otp.text) ?? '',
      packageName: textOf(app.package_name) ?? '',
      signatureHash: textOf(app.signature_hash) ?? '',
    },
  }
}

function draftButtons(button: ReturnType<typeof fieldsOf>): DraftButton[] {
  const type = buttonTypes.find((each) => each === button.type)
  if (type === undefined) return []
  const read = (name: string) => textOf(button[name]) ?? ''
  const sample = textOf(button.example) ?? textOf(valuesIn(button.example)[0]) ?? ''
  const values = { text: read('text'), url: read('url'), phone: read('phone_number'), flow: read('flow_id') }
  return [newButton(type, { ...values, sample, screen: read('navigate_screen') })]
}
