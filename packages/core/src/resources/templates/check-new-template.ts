import type { CreateTemplateInput } from '@channel/contract/types'
import { invalidField } from '../../mechanisms/errors/index.ts'
import { checkButtons } from './check-buttons.ts'
import { checkExamples } from './check-examples.ts'
import { checkText, type Variables } from './check-text.ts'

interface Input {
  /** Null if it is unknown. */
  readonly category: CreateTemplateInput['body']['category'] | null
  readonly components: readonly Component[]
}
type Component = CreateTemplateInput['body']['components'][number]

const fieldsOf = {
  HEADER: ['format', 'text', 'example'],
  BODY: ['text', 'example', 'add_security_recommendation'],
  FOOTER: ['text', 'code_expiration_minutes'],
  BUTTONS: ['buttons'],
} as const satisfies Record<Component['type'], readonly (keyof Component)[]>

/**
 * Checks a new template, or a new version, against the limits of the provider, as far as the contract does not.
 *
 * @returns whether its variables have numbers or names
 * @throws ApiError `invalid_field_value`, with the path of the part
 */
export function checkNewTemplate({ category, components }: Input): 'POSITIONAL' | 'NAMED' {
  const types = components.map(({ type }) => type)
  for (const [index, component] of components.entries()) {
    if (types.indexOf(component.type) < index)
      throw invalidField(`components[${index}].type`, `A template has one ${component.type} at most.`)
    checkFields(component, `components[${index}]`)
  }
  if (!types.includes('BODY')) throw invalidField('components', 'A template needs a BODY.')
  const isCode = category === 'AUTHENTICATION'
  if (isCode && !types.includes('BUTTONS'))
    throw invalidField('components', 'A template of the category AUTHENTICATION needs BUTTONS with an OTP.')
  const used = components.map((component, index) =>
    isCode ? checkCodePart(component, `components[${index}]`) : checkPart(component, `components[${index}]`),
  )
  const formats = used.map((variables) => variables?.format).filter((format) => format !== undefined)
  const [format = 'POSITIONAL'] = formats
  const other = used.findIndex((variables) => variables?.format !== undefined && variables.format !== format)
  if (other >= 0)
    throw invalidField(`components[${other}].text`, 'The variables of all parts have numbers, or all have names.')
  return format
}

function checkFields(component: Component, path: string): void {
  const allowed: readonly string[] = ['type', ...fieldsOf[component.type]]
  const other = Object.keys(component).find((field) => !allowed.includes(field))
  if (other !== undefined) throw invalidField(`${path}.${other}`, `${component.type} takes no \`${other}\`.`)
}

/** A part of a one-time password. The provider writes its texts. */
function checkCodePart(component: Component, path: string): undefined {
  const { type, buttons } = component
  if (type === 'HEADER') throw invalidField(`${path}.type`, 'A template of the category AUTHENTICATION has no HEADER.')
  for (const field of ['text', 'example'] as const) {
    if (component[field] !== undefined)
      throw invalidField(`${path}.${field}`, 'The provider writes the texts of the category AUTHENTICATION.')
  }
  if (type === 'FOOTER' && component.code_expiration_minutes === undefined)
    throw invalidField(`${path}.code_expiration_minutes`, 'The FOOTER needs `code_expiration_minutes`.')
  if (type === 'BUTTONS') checkButtons(buttons, `${path}.buttons`, true)
}

function checkPart(component: Component, path: string): Variables | undefined {
  const { type, text, format } = component
  for (const field of ['add_security_recommendation', 'code_expiration_minutes'] as const) {
    if (component[field] !== undefined)
      throw invalidField(`${path}.${field}`, `Only templates of the category AUTHENTICATION take \`${field}\`.`)
  }
  if (type === 'BUTTONS') {
    checkButtons(component.buttons, `${path}.buttons`, false)
    return undefined
  }
  if (type === 'HEADER' && format === undefined) throw invalidField(`${path}.format`, 'The HEADER needs a `format`.')
  if (format !== undefined && format !== 'TEXT') {
    checkHeaderWithoutText(component, path)
    return undefined
  }
  if (text === undefined) throw invalidField(`${path}.text`, `The ${type} needs a \`text\`.`)
  const variables = checkText(type, text, `${path}.text`)
  checkExamples(component, variables, path)
  return variables
}

/** A location has no example, a file has nothing else. */
function checkHeaderWithoutText({ format, text, example }: Component, path: string): void {
  if (text !== undefined) throw invalidField(`${path}.text`, `A HEADER with the format ${format} takes no \`text\`.`)
  if (format === 'LOCATION') {
    if (example !== undefined) throw invalidField(`${path}.example`, 'A HEADER with a location takes no `example`.')
    return
  }
  if (example?.media_id === undefined)
    throw invalidField(`${path}.example.media_id`, 'The HEADER needs an example file.')
  const other = Object.keys(example).find((key) => key !== 'media_id')
  if (other !== undefined) throw invalidField(`${path}.example.${other}`, `The HEADER takes no \`${other}\`.`)
}
