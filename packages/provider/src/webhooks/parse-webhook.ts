import { z } from 'zod'
import { parseJson } from '../parse-json.ts'
import { anyObject, id, moment, problemOf } from '../shapes.ts'
import { isErased } from './erased.ts'
import {
  readAccountUpdate,
  readNumberQuality,
  readTemplateCategory,
  readTemplateStatus,
} from './read-account-change.ts'
import { type Context, readNumberChange } from './read-number-change.ts'
import type { ProviderUpdate } from './updates.ts'

const body = z.object({ object: z.string(), entry: z.array(z.unknown()) })
const entryShape = z.object({ id, time: moment.nullable().catch(null), changes: z.array(z.unknown()) })
const changeShape = z.object({ field: z.string().min(1), value: anyObject })

type Reader = (context: Context, value: Readonly<Record<string, unknown>>) => ProviderUpdate[]

const readers: Readonly<Record<string, Reader>> = {
  messages: readNumberChange,
  user_preferences: readNumberChange,
  user_id_update: readNumberChange,
  message_template_status_update: readTemplateStatus,
  template_category_update: readTemplateCategory,
  account_update: readAccountUpdate,
  phone_number_quality_update: readNumberQuality,
}

/** What reads the changes of a field; undefined for a field that nobody here reads. */
export function readerOf(field: unknown): Reader | undefined {
  return typeof field === 'string' && Object.hasOwn(readers, field) ? readers[field] : undefined
}

/** The provider tells 1,000 things at once at most. So many take seconds to look at, and what holds millions would take all day. */
const mostItems = 25_000

/** What a webhook came to. */
export type ParsedWebhook =
  | { readonly ok: true; readonly updates: ProviderUpdate[] }
  | { readonly ok: false; readonly problem: string }

/**
 * Reads a webhook of the provider's, once its signature is verified: all that it tells, in its order. What is not known, or
 * not shaped as it should be, is an `unknown` update that keeps what came, and keeps no other from being read.
 *
 * @returns not `ok` only for what is no webhook of the provider's at all
 */
export function parseWebhook(raw: string | Uint8Array): ParsedWebhook {
  const json = parseJson(typeof raw === 'string' ? raw : Buffer.from(raw).toString())
  const read = body.safeParse(json)
  if (!read.success) return { ok: false, problem: json === undefined ? 'no JSON' : problemOf(read.error) }
  if (itemsIn(read.data.entry) > mostItems) return { ok: false, problem: `more than ${mostItems} items` }
  return { ok: true, updates: read.data.entry.flatMap(readEntry) }
}

/** How many things there are to look at by themselves, whatever they are. */
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

function readEntry(raw: unknown): ProviderUpdate[] {
  if (isErased(raw)) return [{ kind: 'erased' }]
  const entry = entryShape.safeParse(raw)
  if (!entry.success) return [unknown(raw, null, problemOf(entry.error))]
  const { id: wabaId, time: at, changes } = entry.data
  return changes.flatMap((change) => readChange({ wabaId, at }, change))
}

function readChange(entry: Pick<Context, 'wabaId' | 'at'>, raw: unknown): ProviderUpdate[] {
  if (isErased(raw)) return [{ kind: 'erased' }]
  const { wabaId } = entry
  const change = changeShape.safeParse(raw)
  if (!change.success) return [unknown(raw, wabaId, problemOf(change.error))]
  const { field, value } = change.data
  const read = readerOf(field)
  if (read === undefined) return [{ ...unknown(value, wabaId, null), field, phoneNumberId: numberOf(value) }]
  try {
    return read({ ...entry, field }, value)
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    return [{ ...unknown(value, wabaId, problemOf(error)), field, phoneNumberId: numberOf(value) }]
  }
}

type Unknown = Extract<ProviderUpdate, { kind: 'unknown' }>

function unknown(raw: unknown, wabaId: string | null, problem: string | null): Unknown {
  return { kind: 'unknown', wabaId, phoneNumberId: null, field: null, problem, raw }
}

const withNumber = z.object({ metadata: z.object({ phone_number_id: id }) })

/** The number that a change is about, if it says so. */
export function numberOf(value: unknown): string | null {
  return withNumber.safeParse(value).data?.metadata.phone_number_id ?? null
}
