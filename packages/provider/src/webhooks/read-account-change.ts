import { z } from 'zod'
import { reasonCode } from '../http/template.ts'
import { id, optionalNumber, optionalText, unixTimestamp } from '../shapes.ts'
import type { Context } from './read-number-change.ts'
import type { ProviderUpdate } from './updates.ts'

type Raw = Readonly<Record<string, unknown>>

const template = {
  message_template_id: id,
  message_template_name: z.string().min(1),
  message_template_language: z.string().min(1),
}
const explained = z.object({ title: optionalText, description: optionalText }).nullish().catch(null)
const templateStatus = z.object({
  ...template,
  event: z.string().min(1),
  reason: reasonCode.catch(null),
  /** The level of a pause, and why a template is locked or unlocked. */
  other_info: explained,
  rejection_info: z.object({ reason: optionalText, recommendation: optionalText }).nullish().catch(null),
})
const templateCategory = z.object({
  ...template,
  new_category: z.string().min(1),
  previous_category: optionalText,
  /** The category that it will have. */
  correct_category: optionalText,
  category_update_timestamp: unixTimestamp.nullish().catch(null),
})
const templateQuality = z.object({ ...template, new_quality_score: z.string().min(1) })
/** A date-time, or seconds since 1970 as a number or text. */
const restrictionEnd = z.union([
  unixTimestamp,
  z
    .string()
    .refine((text) => Date.parse(text) >= 0 && new Date(text).getUTCFullYear() <= 9999)
    .transform((text) => new Date(text).toISOString()),
])
const restriction = z.object({ restriction_type: z.string(), expiration: restrictionEnd.nullish().catch(null) })
const accountUpdate = z.object({
  event: z.string().min(1),
  waba_info: z.object({ waba_id: id.optional() }).nullish(),
  restriction_info: z.array(z.unknown()).catch([]),
  ban_info: z.object({ waba_ban_state: optionalText }).nullish().catch(null),
  violation_info: z.object({ violation_type: optionalText }).nullish().catch(null),
})

/** Parses a change of a template's status. @throws ZodError if it is malformed */
export function readTemplateStatus({ wabaId, at }: Context, value: Raw): ProviderUpdate[] {
  const { event, reason, other_info, rejection_info, ...about } = templateStatus.parse(value)
  const code = reason ?? other_info?.title ?? null
  const texts = [rejection_info?.reason, rejection_info?.recommendation, other_info?.description]
  const description = texts.filter(Boolean).join(' ') || null
  const statusReason = code === null ? null : { code, description }
  const change = { field: 'status', facts: { status: event, statusReason } } as const
  return [{ kind: 'template', wabaId, at, template: templateOf(about), change }]
}

/** Parses a change of a template's category, or its announcement. @throws ZodError if it is malformed */
export function readTemplateCategory({ wabaId, at }: Context, value: Raw): ProviderUpdate[] {
  const { new_category: category, previous_category, correct_category, ...about } = templateCategory.parse(value)
  const announced = about.category_update_timestamp ?? null
  const [from, to, time] =
    correct_category !== null && announced !== null
      ? [category, correct_category, announced]
      : [previous_category, category, at]
  const categoryChange = from === null || time === null || from === to ? null : { from, to, at: time }
  const change = { field: 'category', facts: { category, ...(categoryChange && { categoryChange }) } } as const
  return [{ kind: 'template', wabaId, at, template: templateOf(about), change }]
}

/** Parses a change of a template's quality. @throws ZodError if it is malformed */
export function readTemplateQuality({ wabaId, at }: Context, value: Raw): ProviderUpdate[] {
  const { new_quality_score: score, ...about } = templateQuality.parse(value)
  const change = { field: 'quality', facts: { quality: { score, reasons: [] } } } as const
  return [{ kind: 'template', wabaId, at, template: templateOf(about), change }]
}

/**
 * Parses an event of an account. Some events are under the partner's own id and contain the account's id. @throws
 * ZodError if it is malformed
 */
export function readAccountUpdate({ wabaId, at }: Context, value: Raw): ProviderUpdate[] {
  const { event, waba_info, restriction_info, ban_info, violation_info } = accountUpdate.parse(value)
  const about = { wabaId: waba_info?.waba_id ?? wabaId, at }
  if (event === 'ACCOUNT_VIOLATION') {
    const alert = { type: event, severity: null, text: violation_info?.violation_type ?? null }
    return [{ kind: 'account_alert', ...about, number: { id: null, phoneNumber: null }, alert }]
  }
  const restrictions = restriction_info.flatMap((each) => {
    const read = restriction.safeParse(each).data
    return read === undefined ? [] : [{ type: read.restriction_type, endsAt: read.expiration ?? null }]
  })
  return [{ kind: 'account', ...about, event, restrictions, banState: ban_info?.waba_ban_state ?? null }]
}

const alertInfo = {
  alert_type: optionalText.catch(null),
  alert_severity: optionalText.catch(null),
  alert_description: optionalText.catch(null),
}
const accountReport = z.object({
  // In a part of its own since 2025.
  alert_info: z.object(alertInfo).optional().catch(undefined),
  ...alertInfo,
  entity_type: optionalText.catch(null),
  entity_id: id.nullish().catch(null),
  display_phone_number: optionalNumber.catch(null),
  phone_number_settings: z.object({ phone_number_id: id.nullish() }).nullish().catch(null),
  decision: optionalText.catch(null),
  event: optionalText.catch(null),
  username: optionalText.catch(null),
  status: optionalText.catch(null),
})

/** Parses a report about an account that changes nothing of it, for people to read. Its type is the field, unless it is an alert. */
export function readAccountAlert({ wabaId, at, field }: Context, value: Raw): ProviderUpdate[] {
  const report = accountReport.parse(value)
  const { alert_type: type, alert_severity: severity, alert_description: description } = report.alert_info ?? report
  const words = [report.decision, report.event, report.username, report.status].filter((word) => word !== null)
  const isOfNumber = report.entity_type?.toUpperCase().startsWith('PHONE_NUMBER') ?? false
  const ofEntity = isOfNumber ? report.entity_id : undefined
  const number = {
    id: ofEntity ?? report.phone_number_settings?.phone_number_id ?? null,
    phoneNumber: report.display_phone_number,
  }
  const alert = { type: type ?? field, severity, text: description ?? (words.join(' ') || null) }
  return [{ kind: 'account_alert', wabaId, at, number, alert }]
}

const numberQuality = z.object({ display_phone_number: optionalNumber })

/** Parses a change of a number's quality, limits or name, which are then read from the provider. @throws ZodError if it is malformed */
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
