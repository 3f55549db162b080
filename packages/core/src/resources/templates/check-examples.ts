import type { CreateTemplateInput } from '@channel/contract/types'
import { invalidField } from '../../mechanisms/errors/index.ts'
import type { Variables } from './check-text.ts'

type Component = CreateTemplateInput['body']['components'][number]

/** @throws ApiError `invalid_field_value` unless a text has exactly one example for each variable */
export function checkExamples({ type, example = {} }: Component, { names, format }: Variables, path: string): void {
  const part = type === 'HEADER' ? 'header_text' : 'body_text'
  const field = format === 'NAMED' ? (`${part}_named_params` as const) : part
  const param = `${path}.example`
  const other = Object.keys(example).find((key) => key !== field || names.length === 0)
  if (other !== undefined) throw invalidField(`${param}.${other}`, `The text takes no \`${other}\`.`)
  if (names.length === 0) return
  const given = example[field]
  if (given === undefined) throw invalidField(`${param}.${field}`, 'The text needs an example for each variable.')
  if (format === 'POSITIONAL') {
    const count = (type === 'HEADER' ? given : (given[0] as readonly string[])).length
    if (count === names.length) return
    throw invalidField(`${param}.${field}`, `The text has ${names.length} variables, but ${count} examples.`)
  }
  const named = (given as readonly { readonly param_name: string }[]).map(({ param_name }) => param_name)
  for (const [index, name] of named.entries()) {
    if (!names.includes(name) || named.indexOf(name) < index)
      throw invalidField(`${param}.${field}[${index}].param_name`, `The text has no other variable ${name}.`)
  }
  const missing = names.find((name) => !named.includes(name))
  if (missing !== undefined) throw invalidField(`${param}.${field}`, `The variable ${missing} needs an example.`)
}
