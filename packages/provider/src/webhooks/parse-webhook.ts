import { z } from 'zod'
import { parseJson } from '../parse-json.ts'
import { anyObject, id, problemOf, unixTimestamp } from '../shapes.ts'
import { isErased } from './erased.ts'
import {
  readAccountAlert,
  readAccountUpdate,
  readNumberQuality,
  readTemplateCategory,
  readTemplateQuality,
  readTemplateStatus,
} from './read-account-change.ts'
import { readGroupChange } from './read-group-change.ts'
import { readHistory } from './read-history.ts'
import { type Context, readNumberChange } from './read-number-change.ts'
import type { ProviderUpdate } from './updates.ts'

const body = z.object({ object: z.string(), entry: z.array(z.unknown()) })
const entryShape = z.object({ id, time: unixTimestamp.nullable().catch(null), changes: z.array(z.unknown()) })
const changeShape = z.object({ field: z.string().min(1), value: anyObject })

type Reader = (context: Context, value: Readonly<Record<string, unknown>>) => ProviderUpdate[]

export const readers: Readonly<Record<string, Reader>> = {
  messages: readNumberChange,
  user_preferences: readNumberChange,
  user_id_update: readNumberChange,
  smb_message_echoes: readNumberChange,
  smb_app_state_sync: readNumberChange,
  history: readHistory,
  message_template_status_update: readTemplateStatus,
  template_category_update: readTemplateCategory,
  message_template_quality_update: readTemplateQuality,
  account_update: readAccountUpdate,
  account_alerts: readAccountAlert,
  account_review_update: readAccountAlert,
  account_settings_update: readAccountAlert,
  business_status_update: readAccountAlert,
  business_username_updates: readAccountAlert,
  security: readAccountAlert,
  phone_number_quality_update: readNumberQuality,
  phone_number_name_update: readNumberQuality,
  business_capability_update: readNumberQuality,
  group_lifecycle_update: readGroupChange,
  group_participant_update: readGroupChange,
  group_participants_update: readGroupChange,
  group_settings_update: readGroupChange,
  group_status_update: readGroupChange,
}

/** The reader for the changes of a field; undefined for a field that is not handled. */
export function readerOf(field: unknown): Reader | undefined {
  return typeof field === 'string' && Object.hasOwn(readers, field) ? readers[field] : undefined
}

/** The provider reports at most 1,000 items at once. 25,000 take seconds to parse; millions would take hours. */
const maxItems = 25_000

/** The result of parsing a webhook. */
export type ParsedWebhook =
  | { readonly ok: true; readonly updates: ProviderUpdate[] }
  | { readonly ok: false; readonly problem: string }

/**
 * Parses all updates of a provider webhook, in order. Verify its signature first. An unknown or malformed part becomes
 * an `unknown` update with the raw data and does not affect the others.
 *
 * @returns not `ok` only for data that is not a webhook of the provider
 */
export function parseWebhook(raw: string | Uint8Array): ParsedWebhook {
  const json = parseJson(typeof raw === 'string' ? raw : Buffer.from(raw).toString())
  const read = body.safeParse(json)
  if (!read.success) return { ok: false, problem: json === undefined ? 'not JSON' : problemOf(read.error) }
  if (itemsIn(read.data.entry) > maxItems) return { ok: false, problem: `more than ${maxItems} items` }
  return { ok: true, updates: read.data.entry.flatMap(readEntry) }
}

/** The number of values that are parsed separately. */
function itemsIn(entries: readonly unknown[]): number {
  const changes = entries.flatMap((entry) => listOf(fieldsOf(entry).changes))
  const lists = changes.flatMap((change) => Object.values(fieldsOf(fieldsOf(change).value)))
  return lists.reduce<number>((sum, list) => sum + listOf(list).length, entries.length + changes.length)
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value]
}

/** Whether an entry has changes that are read one by one. */
export function isEntry(raw: unknown): raw is { readonly id: string | number; readonly changes: readonly unknown[] } {
  return entryShape.safeParse(raw).success
}

export function readEntry(raw: unknown): ProviderUpdate[] {
  if (isErased(raw)) return [{ kind: 'erased' }]
  const entry = entryShape.safeParse(raw)
  if (!entry.success) return [unknownUpdate(raw, null, problemOf(entry.error))]
  const { id: wabaId, time: at, changes } = entry.data
  return changes.flatMap((change) => readChange({ wabaId, at }, change))
}

function readChange(entry: Pick<Context, 'wabaId' | 'at'>, raw: unknown): ProviderUpdate[] {
  if (isErased(raw)) return [{ kind: 'erased' }]
  const { wabaId } = entry
  const change = changeShape.safeParse(raw)
  if (!change.success) return [unknownUpdate(raw, wabaId, problemOf(change.error))]
  const { field, value } = change.data
  const read = readerOf(field)
  if (read === undefined) return [{ ...unknownUpdate(value, wabaId, null), field, phoneNumberId: numberOf(value) }]
  try {
    return read({ ...entry, field }, value)
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    return [{ ...unknownUpdate(value, wabaId, problemOf(error)), field, phoneNumberId: numberOf(value) }]
  }
}

type Unknown = Extract<ProviderUpdate, { kind: 'unknown' }>

function unknownUpdate(raw: unknown, wabaId: string | null, problem: string | null): Unknown {
  return { kind: 'unknown', wabaId, phoneNumberId: null, field: null, problem, raw }
}

const withNumber = z.object({ metadata: z.object({ phone_number_id: id }) })

/** The number that a change concerns, if it has one. */
export function numberOf(value: unknown): string | null {
  return withNumber.safeParse(value).data?.metadata.phone_number_id ?? null
}
