import type { components } from '@channel/client'
import { text } from '../../messages/text.ts'
import { fillVariables, type Variable } from '../../variables/fill-variables.ts'
import type { TemplateValues } from '../inbox/composer/template/template-form.ts'
import type { Broadcast, BroadcastRecipient } from './broadcast.ts'

type VariableValues = Parameters<typeof fillVariables>[1]

/** The values of fields with their variables filled in. One that is empty and has no default stays. */
export function filledValues(values: TemplateValues, variables: VariableValues): TemplateValues {
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, fillVariables(value, variables)]))
}

const { names } = text.savedReplies

/** The values of the variables in a preview without a recipient. */
export const placeholders: VariableValues = Object.fromEntries(
  Object.entries(names).map(([name, label]) => [name as Variable, `[${label}]`]),
)

/** What the service fills in for a recipient. */
export function variablesOfRecipient(
  { name, to }: Pick<BroadcastRecipient, 'name' | 'to'>,
  account: string | undefined,
): VariableValues {
  return {
    'contact.name': name,
    'contact.phone_number': to?.startsWith('+') ? to : null,
    'account.name': account ?? null,
  }
}

/** The template with the values of a recipient, which replace those for all. */
export function templateOfRecipient(
  { template }: Pick<Broadcast, 'template'>,
  { variables, components }: Pick<BroadcastRecipient, 'variables' | 'components'>,
): Pick<components['schemas']['SendTemplate'], 'variables' | 'components'> {
  if (components !== undefined) return { components }
  if (variables === undefined) return template
  return { variables: { ...template.variables, ...variables } }
}
