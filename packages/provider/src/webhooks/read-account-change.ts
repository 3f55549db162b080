import { z } from 'zod'
import { id, optionalNumber, optionalText } from '../shapes.ts'
import type { Context } from './read-number-change.ts'
import type { ProviderUpdate } from './updates.ts'

type Raw = Readonly<Record<string, unknown>>

const template = {
  message_template_id: id,
  message_template_name: z.string().min(1),
  message_template_language: z.string().min(1),
}
const templateStatus = z.object({ ...template, event: z.string().min(1), reason: optionalText })
const templateCategory = z.object({ ...template, new_category: z.string().min(1) })
const accountUpdate = z.object({
  event: z.string().min(1),
  waba_info: z.object({ waba_id: id.optional() }).nullish(),
})

/** Parses a change of a template's status. @throws ZodError if it is malformed */
export function readTemplateStatus({ wabaId, at }: Context, value: Raw): ProviderUpdate[] {
  const parsed = templateStatus.parse(value)
  return [
    { kind: 'template_status', wabaId, at, template: templateOf(parsed), status: parsed.event, reason: parsed.reason },
  ]
}

/** Parses a change of a template's category. @throws ZodError if it is malformed */
export function readTemplateCategory({ wabaId, at }: Context, value: Raw): ProviderUpdate[] {
  const parsed = templateCategory.parse(value)
  return [{ kind: 'template_category', wabaId, at, template: templateOf(parsed), category: parsed.new_category }]
}

/**
 * Parses an event of an account. Some events are under the partner's own id and contain the account's id. @throws
 * ZodError if it is malformed
 */
export function readAccountUpdate({ wabaId, at }: Context, value: Raw): ProviderUpdate[] {
  const { event, waba_info } = accountUpdate.parse(value)
  return [{ kind: 'account', wabaId: waba_info?.waba_id ?? wabaId, at, event, value }]
}

const numberQuality = z.object({ display_phone_number: optionalNumber })

/** Parses a change of a number's quality. The value has no rating. @throws ZodError if it is malformed */
export function readNumberQuality({ wabaId, at }: Context, value: Raw): ProviderUpdate[] {
  return [{ kind: 'number_quality', wabaId, at, phoneNumber: numberQuality.parse(value).display_phone_number }]
}

function templateOf(parsed: {
  message_template_id: string
  message_template_name: string
  message_template_language: string
}) {
  const { message_template_id, message_template_name, message_template_language } = parsed
  return { id: message_template_id, name: message_template_name, language: message_template_language }
}
