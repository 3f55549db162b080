import { invalidField } from '../../mechanisms/errors/index.ts'

/** The variables of a text, without duplicates, in order of first appearance. */
export interface Variables {
  readonly names: readonly string[]
  /** Undefined without variables. */
  readonly format: 'POSITIONAL' | 'NAMED' | undefined
}

const limits = {
  HEADER: { maxLength: 60, maxVariables: 1 },
  BODY: { maxLength: 1024, maxVariables: 100 },
  FOOTER: { maxLength: 60, maxVariables: 0 },
} as const

/** @throws ApiError `invalid_field_value` with `param` if the provider would refuse the text */
export function checkText(type: keyof typeof limits, text: string, param: string): Variables {
  const { maxLength, maxVariables } = limits[type]
  if (text.length > maxLength) throw invalidField(param, `The text of a ${type} has ${maxLength} characters at most.`)
  if (type !== 'BODY' && /[\r\n]/.test(text)) throw invalidField(param, `The text of a ${type} has one line.`)
  const variables = readVariables(text, param)
  if (variables.names.length > maxVariables)
    throw invalidField(param, `The text of a ${type} has ${maxVariables} variables at most.`)
  if (type === 'BODY' && /^\s*\{\{|\}\}\s*$/.test(text))
    throw invalidField(param, 'The text of a BODY neither begins nor ends with a variable.')
  return variables
}

function readVariables(text: string, param: string): Variables {
  const found = [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map((match) => match[1] ?? '')
  const names = [...new Set(found)]
  const wrong = names.find((name) => !/^([1-9]\d*|[a-z][a-z0-9_]*)$/.test(name))
  if (wrong !== undefined)
    throw invalidField(param, `{{${wrong}}} is no variable: use a number, or a name of a-z, 0-9 and _.`)
  if (/\{\{|\}\}/.test(text.replaceAll(/\{\{[^{}]*\}\}/g, '')))
    throw invalidField(param, 'A variable is written as {{1}} or {{first_name}}.')
  const numbered = names.filter((name) => /^\d/.test(name))
  if (numbered.length === 0) return { names, format: names.length === 0 ? undefined : 'NAMED' }
  if (numbered.length < names.length)
    throw invalidField(param, 'The variables of a text have numbers, or all have names.')
  const missing = Array.from(names, (_, index) => String(index + 1)).find((number) => !names.includes(number))
  if (missing !== undefined)
    throw invalidField(param, `The numbers of variables begin with 1 and have no gaps: {{${missing}}} is missing.`)
  return { names, format: 'POSITIONAL' }
}
