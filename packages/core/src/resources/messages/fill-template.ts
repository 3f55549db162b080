import type { SendTemplate, SendTemplateComponent } from '@channel/contract/types'
import { invalidField } from '../../mechanisms/errors/index.ts'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import type { TemplateRow } from '../templates/index.ts'

/** A filled template in the provider's format, and its rendered text. */
export interface FilledTemplate {
  readonly sent: {
    readonly name: string
    readonly language: { readonly code: string }
    readonly components: readonly SendTemplateComponent[]
  }
  readonly content: string
}

/**
 * Fills a template and renders its text. `variables` become the parameters of its body; `components` are sent unchanged.
 *
 * @throws ApiError `invalid_field_value` for a missing or an unknown variable
 */
export function fillTemplate(template: TemplateRow, send: SendTemplate): FilledTemplate {
  const { name, language, variables, components = [], ...rest } = send
  noOtherFields(rest)
  const values = variables === undefined ? valuesOf(components) : new Map(Object.entries(variables))
  requireVariables(template, send, values)
  const content = template.content.replaceAll(
    /\{\{\s*(\w+)\s*\}\}/g,
    (whole, variable) => values.get(variable) ?? whole,
  )
  const filled = variables === undefined ? components : componentsOf(template, values)
  return { sent: { name, language: { code: language }, components: filled }, content }
}

function requireVariables(template: TemplateRow, send: SendTemplate, values: ReadonlyMap<string, string>): void {
  const { name, variables } = template
  const missing = variables.find((variable) => !values.has(variable))
  if (missing !== undefined && send.components !== undefined) {
    throw invalidField('template.components', `The body of template ${name} needs a parameter for {{${missing}}}.`)
  }
  if (missing !== undefined) {
    throw invalidField(`template.variables.${missing}`, `Template ${name} needs a value for its variable ${missing}.`)
  }
  if (send.variables === undefined || values.size === variables.length) return
  const known = variables.length === 0 ? 'no variables' : `only these variables: ${variables.join(', ')}`
  throw invalidField('template.variables', `Template ${name} has ${known}.`)
}

/** Positional variables are sorted by number, not by position in the text. */
function componentsOf({ variables }: TemplateRow, values: ReadonlyMap<string, string>): SendTemplateComponent[] {
  if (variables.length === 0) return []
  const arePositional = variables.every((name) => /^\d+$/.test(name))
  const names = arePositional ? variables.toSorted((a, b) => Number(a) - Number(b)) : variables
  const parameters = names.map((name) => ({
    type: 'text',
    ...(!arePositional && { parameter_name: name }),
    text: values.get(name) ?? '',
  }))
  return [{ type: 'body', parameters }]
}

type Parameter = Readonly<Record<string, unknown>>

/** The texts of the body's parameters, by parameter name or, for unnamed parameters, by position from 1. */
function valuesOf(components: readonly SendTemplateComponent[]): ReadonlyMap<string, string> {
  const parameters: readonly Parameter[] = components.find(({ type }) => type === 'body')?.parameters ?? []
  return new Map(
    parameters.map((parameter, index) => {
      const { parameter_name: name } = parameter
      return [typeof name === 'string' ? name : String(index + 1), textOf(parameter)]
    }),
  )
}

function textOf(parameter: Parameter): string {
  if (typeof parameter.text === 'string') return parameter.text
  const localized = (parameter.currency ?? parameter.date_time) as Parameter | null | undefined
  return typeof localized?.fallback_value === 'string' ? localized.fallback_value : ''
}
