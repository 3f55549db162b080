import type { BroadcastRecipientAdd, BroadcastTemplate, MessageSend, SendTemplate } from '@channel/contract/types'
import { namedMedia } from '../messages/index.ts'

/** The values of a recipient for its template. */
export type OwnValues = Pick<BroadcastRecipientAdd, 'variables' | 'components'>

/** The template as it is sent to a recipient. @param own null without values of its own */
export function templateOf({ name, language, ...values }: BroadcastTemplate, own: OwnValues | null): SendTemplate {
  if (own?.components !== undefined) return { name, language, components: own.components }
  if (own?.variables === undefined) return { name, language, ...values }
  return { name, language, variables: { ...values.variables, ...own.variables } }
}

/** The media that a template names, as it is sent. */
export function mediaOf(template: SendTemplate): ReturnType<typeof namedMedia> {
  return namedMedia({ type: 'template', template } as MessageSend)
}

/** The ids of the media that recipients name on their own. */
export function ownMediaOf(template: BroadcastTemplate, recipients: readonly (OwnValues | null)[]): string[] {
  return recipients.flatMap((own) => (own?.components && mediaOf(templateOf(template, own))?.id) ?? [])
}
