import { locateField } from './locate-field.ts'
import type { QueryParameter } from './read-operation.ts'
import { follow, propertiesOf, type Schema, withoutNull } from './read-schema.ts'

/** What a filter means for the items of its list. */
export interface FilterRule {
  /** Values of the filter with which the list must contain this item. */
  valuesFor(item: object): string[]
  /** Whether the list may contain the item. */
  matches(item: object, value: string): boolean
}

type Fields = Record<string, unknown>

/**
 * Derives the meaning of a filter from its name and description: a field, a time bound (`created_after`), a text
 * (`search`), whether there is any (`unread`), whether it is of a group (`kind`), waits for its time (`scheduled`), or can be answered (`window`).
 *
 * @throws Error if its name follows no rule
 */
export function filterRule({ name, description, schema }: QueryParameter, item: Schema): FilterRule {
  const properties = propertiesOf(item)
  const rule =
    timeRule(name, properties) ??
    countRule(name, properties) ??
    kindRule(name, properties) ??
    scheduledRule(name, properties) ??
    windowRule(name, properties) ??
    snoozeRule(name, properties) ??
    searchRule(name, description, item) ??
    fieldRule()
  if (rule === undefined) throw new Error(`The filter ${name} follows no rule: add one, or rename it.`)
  return rule

  function fieldRule(): FilterRule | undefined {
    const field = locateField(name, item)
    const same = description.includes('ignoring case') ? (text: string) => text.toLowerCase() : (text: string) => text
    const valuesIn = (object: object) => (field?.valuesIn(object) ?? []).filter((value) => value !== null).map(String)
    const allowed = follow(schema).enum?.map(String)
    return (
      field && {
        valuesFor: (object) => valuesIn(object).filter((value) => allowed?.includes(value) ?? true),
        matches: (object, value) => valuesIn(object).map(same).includes(same(value)),
      }
    )
  }
}

const comparisons: Readonly<Record<string, (time: string, bound: string) => boolean>> = {
  after: (time, bound) => time >= bound,
  since: (time, bound) => time >= bound,
  before: (time, bound) => time < bound,
}

function timeRule(name: string, properties: Readonly<Record<string, Schema>>): FilterRule | undefined {
  const [, what, bound = ''] = /^(\w+)_(after|before|since)$/.exec(name) ?? []
  const field = `${what}_at`
  const compare = comparisons[bound]
  if (compare === undefined || !(field in properties)) return undefined
  const timeOf = (item: object) => String((item as Fields)[field])
  return { valuesFor: (item) => [timeOf(item)], matches: (item, value) => compare(timeOf(item), value) }
}

function countRule(name: string, properties: Readonly<Record<string, Schema>>): FilterRule | undefined {
  const count = `${name}_count`
  if (!(count in properties)) return undefined
  const isAny = (item: object) => String(((item as Record<string, number>)[count] ?? 0) > 0)
  return { valuesFor: (item) => [isAny(item)], matches: (item, value) => isAny(item) === value }
}

/** Only what is of a group has the field `group`. */
function kindRule(name: string, properties: Readonly<Record<string, Schema>>): FilterRule | undefined {
  if (name !== 'kind' || !('group' in properties)) return undefined
  const kindOf = (item: object) => ('group' in item ? 'group' : 'individual')
  return { valuesFor: (item) => [kindOf(item)], matches: (item, value) => kindOf(item) === value }
}

/** Only what was scheduled has the field `send_at`, and is pending until it has left. */
function scheduledRule(name: string, properties: Readonly<Record<string, Schema>>): FilterRule | undefined {
  if (name !== 'scheduled' || !('send_at' in properties)) return undefined
  const isScheduled = (item: object) => 'send_at' in item && (item as Fields).status === 'pending'
  return { valuesFor: (item) => (isScheduled(item) ? ['true'] : []), matches: isScheduled }
}

function windowRule(name: string, properties: Readonly<Record<string, Schema>>): FilterRule | undefined {
  if (name !== 'window' || !(name in properties)) return undefined
  const isOpen = (item: object) => (item as Fields).window !== null
  return { valuesFor: (item) => (isOpen(item) ? ['open'] : []), matches: isOpen }
}

/** Of what is snoozed, and of what came back: only that has the time. */
function snoozeRule(name: string, properties: Readonly<Record<string, Schema>>): FilterRule | undefined {
  const field = { snoozed: 'snoozed_until', snooze_ended: 'snooze_ended_at' }[name]
  if (field === undefined || !(field in properties)) return undefined
  const has = (item: object) => String((item as Fields)[field] !== null)
  const mayBe = (value: string) => name === 'snoozed' || value === 'true'
  return { valuesFor: (item) => [has(item)].filter(mayBe), matches: (item, value) => has(item) === value }
}

/** The description of a search names the fields: "whose name or email address contains this text". */
function searchRule(name: string, description: string, item: Schema): FilterRule | undefined {
  if (name !== 'search') return undefined
  const names = (path: readonly string[]) => new RegExp(`\\b${path.at(-1)?.replaceAll('_', '\\\\s')}s?\\b`, 'i')
  const searched = textFieldsOf(item).filter((path) => names(path).test(description))
  const textsOf = (object: object) =>
    searched
      .map((path) => path.reduce<unknown>((value, field) => (value as Fields | null)?.[field], object))
      .filter((text) => typeof text === 'string')
  return {
    valuesFor: textsOf,
    matches: (object, value) => textsOf(object).some((text) => text.toLowerCase().includes(value.toLowerCase())),
  }
}

/** The paths of texts, except in references to what the item belongs to. */
function textFieldsOf(schema: Schema, depth = 0): string[][] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
    const { type } = follow(withoutNull(property))
    if ([type].flat().includes('string')) return [[name]]
    const isObject = type === 'object' && name !== 'metadata' && name !== 'channel_account' && depth === 0
    return isObject ? textFieldsOf(withoutNull(property), depth + 1).map((path) => [name, ...path]) : []
  })
}
