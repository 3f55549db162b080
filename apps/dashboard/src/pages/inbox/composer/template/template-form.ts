import type { components } from '@channel/client'
import { type Preview, type PreviewButton, previewOf } from '../../../../templates/template-preview.ts'
import type { Template } from '../../../../templates/template-state.ts'
import { variablesOf } from '../../../../templates/template-text.ts'

type SendTemplate = components['schemas']['SendTemplate']
/** Makes the template of the request, once its file is uploaded. */
export type Fill = () => Promise<SendTemplate>
type SendComponent = components['schemas']['SendTemplateComponent']
type SendParameter = NonNullable<SendComponent['parameters']>[number]

export type HeaderFile = 'image' | 'video' | 'document'

export interface TemplateField {
  /** Unique in the template, such as `body.1`. */
  readonly id: string
  readonly part: 'header' | 'body' | 'url' | 'code'
  /** The name of the variable, or the text of the button that it belongs to. */
  readonly name: string
  /** The position of a button. */
  readonly index?: number
}

/** The fields that a template needs before it can be sent. */
export interface TemplateForm {
  readonly preview: Preview
  readonly fields: readonly TemplateField[]
  readonly headerFile: HeaderFile | undefined
  /** False if a part of it has a format that only a program can fill in. */
  readonly isSupported: boolean
}

const headerFiles: Readonly<Record<string, HeaderFile>> = { IMAGE: 'image', VIDEO: 'video', DOCUMENT: 'document' }
const plainComponents = ['HEADER', 'BODY', 'FOOTER', 'BUTTONS']
const plainButtons = ['QUICK_REPLY', 'URL', 'PHONE_NUMBER', 'COPY_CODE', 'OTP', 'CATALOG', 'VOICE_CALL', 'FLOW']

export function templateForm({ components, variables }: Pick<Template, 'components' | 'variables'>): TemplateForm {
  const preview = previewOf(components)
  const { headerFormat, buttons } = preview
  const headerFile = headerFormat === undefined ? undefined : headerFiles[headerFormat]
  return {
    preview,
    fields: [
      ...variablesOf(preview.header?.text ?? '').map((name) => fieldOf('header', name)),
      ...variables.map((name) => fieldOf('body', name)),
      ...buttons.flatMap(buttonFields),
    ],
    headerFile,
    isSupported:
      (headerFormat === undefined || headerFile !== undefined) &&
      components.every(({ type }) => plainComponents.includes(String(type).toUpperCase())) &&
      buttons.every(({ type }) => plainButtons.includes(type)),
  }
}

function fieldOf(part: 'header' | 'body', name: string): TemplateField {
  return { id: `${part}.${name}`, part, name }
}

function buttonFields({ type, text, url }: PreviewButton, index: number): readonly TemplateField[] {
  if (type === 'COPY_CODE') return [{ id: `code.${index}`, part: 'code', name: text, index }]
  const hasVariable = type === 'URL' && variablesOf(url ?? '').length > 0
  return hasVariable ? [{ id: `url.${index}`, part: 'url', name: text, index }] : []
}

/** The typed values, by the ids of the fields. */
export type TemplateValues = Readonly<Record<string, string>>

/** The template of the request. @param values of all fields @param mediaId of the file of its header */
export function filledTemplate(
  { name, language }: Pick<Template, 'name' | 'language'>,
  form: TemplateForm,
  values: TemplateValues,
  mediaId?: string,
): SendTemplate {
  const filled = form.fields.map((field) => ({ ...field, value: (values[field.id] ?? '').trim() }))
  const body = filled.filter(({ part }) => part === 'body')
  const others = [...headerComponents(form, filled, mediaId), ...buttonComponents(form, filled)]
  if (others.length > 0) {
    const bodyComponent = body.length === 0 ? [] : [{ type: 'body' as const, parameters: body.map(textParameter) }]
    return { name, language, components: [...bodyComponent, ...others] }
  }
  if (body.length === 0) return { name, language }
  return { name, language, variables: Object.fromEntries(body.map((field) => [field.name, field.value])) }
}

interface FilledField extends TemplateField {
  readonly value: string
}

function textParameter({ name, value }: FilledField) {
  return { type: 'text', ...(!/^\d+$/.test(name) && { parameter_name: name }), text: value }
}

function headerComponents(
  { headerFile }: TemplateForm,
  fields: readonly FilledField[],
  mediaId: string | undefined,
): SendComponent[] {
  if (headerFile !== undefined && mediaId !== undefined) {
    return [{ type: 'header', parameters: [{ type: headerFile, [headerFile]: { media_id: mediaId } }] }]
  }
  const texts = fields.filter(({ part }) => part === 'header').map(textParameter)
  return texts.length === 0 ? [] : [{ type: 'header', parameters: texts }]
}

function buttonComponents({ preview }: TemplateForm, fields: readonly FilledField[]): SendComponent[] {
  const button = (sub_type: 'url' | 'copy_code', index: number, parameter: SendParameter): SendComponent => ({
    type: 'button',
    sub_type,
    index,
    parameters: [parameter],
  })
  const url = (index: number, text: string) => button('url', index, { type: 'text', text })
  const code = (index: number, coupon_code: string) => button('copy_code', index, { type: 'coupon_code', coupon_code })
  const first = fields.find(({ part }) => part === 'body')
  return [
    ...fields.flatMap(({ part, index = 0, value }) =>
      part === 'url' ? [url(index, value)] : part === 'code' ? [code(index, value)] : [],
    ),
    // The button of a sign-in code repeats the code of the body.
    ...preview.buttons.flatMap(({ type }, index) => (type === 'OTP' && first ? [url(index, first.value)] : [])),
  ]
}

/** The values of the fields that a template was filled with: the inverse of {@link filledTemplate}. */
export function templateValues(
  { fields }: Pick<TemplateForm, 'fields'>,
  { variables = {}, components = [] }: Pick<SendTemplate, 'variables' | 'components'>,
): TemplateValues {
  const parametersOf = (type: string) => components.find((each) => each.type === type)?.parameters ?? []
  const ofText = (type: 'header' | 'body') =>
    Object.fromEntries(parametersOf(type).map((each, at) => [String(each.parameter_name ?? at + 1), each.text]))
  const texts = { header: ofText('header'), body: { ...ofText('body'), ...variables } }
  const values = fields.map(({ id, part, name, index }) => {
    if (part === 'header' || part === 'body') return [id, texts[part][name]] as const
    const button = components.find((each) => each.type === 'button' && Number(each.index) === index)?.parameters?.[0]
    return [id, part === 'url' ? button?.text : button?.coupon_code] as const
  })
  return Object.fromEntries(values.filter(([, value]) => typeof value === 'string')) as TemplateValues
}

/** The uploaded file of a header. */
export function headerMediaId({ components = [] }: Pick<SendTemplate, 'components'>): string | undefined {
  const [parameter] = components.find(({ type }) => type === 'header')?.parameters ?? []
  const file = parameter?.[String(parameter.type)] as { readonly media_id?: unknown } | undefined
  return typeof file?.media_id === 'string' ? file.media_id : undefined
}

/** The values of a part: by the names of its variables, or by the positions of its buttons. */
export function valuesOfPart(
  { fields }: TemplateForm,
  part: TemplateField['part'],
  values: TemplateValues,
): TemplateValues {
  const own = fields.filter((field) => field.part === part)
  return Object.fromEntries(own.map(({ id, name, index = name }) => [index, values[id] ?? '']))
}
