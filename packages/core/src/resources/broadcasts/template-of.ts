import type { BroadcastRecipientAdd, BroadcastTemplate, SendTemplate } from '@channel/contract/types'

/** The values of a recipient for its template. */
export type OwnValues = Pick<BroadcastRecipientAdd, 'variables' | 'components'>

/** The template as it is sent to a recipient. @param own null without values of its own */
export function templateOf({ name, language, ...values }: BroadcastTemplate, own: OwnValues | null): SendTemplate {
  if (own?.components !== undefined) return { name, language, components: own.components }
  if (own?.variables === undefined) return { name, language, ...values }
  return { name, language, variables: { ...values.variables, ...own.variables } }
}
