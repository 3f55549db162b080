import type { SendTemplate } from '@channel/contract/types'
import { fillVariables, requireKnownVariables } from '../../mechanisms/text-variables/index.ts'
import type { OwnValues } from './template-of.ts'

/** What a broadcast can fill in for a recipient. */
export interface RecipientValues {
  readonly 'contact.name': string | null
  readonly 'contact.phone_number': string | null
  readonly 'account.name': string
}

const known = ['contact.name', 'contact.phone_number', 'account.name'] satisfies (keyof RecipientValues)[]

/**
 * @param place where the values are, such as `template.`
 * @throws ApiError `invalid_field_value` for a variable that is not known
 */
export function requireTemplateVariables(values: OwnValues, place: string): void {
  mapTexts(values, (text, path) => {
    requireKnownVariables(place + path, text, known)
    return text
  })
}

/** Fills in the variables of a template's values. @returns undefined if one is empty and has no default */
export function fillTemplateVariables(template: SendTemplate, values: RecipientValues): SendTemplate | undefined {
  let isComplete = true
  const filled = mapTexts(template, (text) => {
    const each = fillVariables(text, { ...values })
    isComplete &&= each !== undefined
    return each ?? ''
  })
  return isComplete ? filled : undefined
}

/** @param path of the text, such as `variables.1` */
type ChangeText = (text: string, path: string) => string

function mapTexts<Values extends OwnValues>(values: Values, change: ChangeText): Values {
  const { variables, components } = values
  const texts = Object.entries(variables ?? {}).map(([name, text]) => [name, change(text, `variables.${name}`)])
  return {
    ...values,
    ...(variables && { variables: Object.fromEntries(texts) }),
    ...(components && { components: mapParts(components, 'components', change) }),
  }
}

/** The texts of a carousel's cards are the deepest: they are in a parameter of a component of a card of a component. */
const maxDepth = 8

/** Changes each `text` in a part of a template. Its format is the provider's. */
function mapParts(part: unknown, path: string, change: ChangeText, depth = 0): unknown {
  if (typeof part !== 'object' || part === null || depth > maxDepth) return part
  if (Array.isArray(part)) return part.map((each, index) => mapParts(each, `${path}[${index}]`, change, depth + 1))
  const fields = Object.entries(part).map(([key, value]) => {
    const place = `${path}.${key}`
    const isText = key === 'text' && typeof value === 'string'
    return [key, isText ? change(value, place) : mapParts(value, place, change, depth + 1)]
  })
  return Object.fromEntries(fields)
}
