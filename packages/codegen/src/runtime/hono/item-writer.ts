import type { z } from '@hono/zod-openapi'
import { encode, encoderOf, PartError } from '../zod/index.ts'
import { type Event, findData, holdsFormats, isAlwaysJson } from './event-data.ts'
import { sequenceOf } from './find-media-type.ts'
import { partWriter } from './part-writer.ts'
import type { Items } from './route.ts'
import type { Schema } from './schema.ts'
import { check, jsonOf, type WriteItem } from './write-item.ts'

/** Creates a function that writes the items of a sequential media type. */
export function itemWriter(mediaType: string, content: Items): WriteItem {
  const { itemSchema: schema } = content
  if (sequenceOf(mediaType) === 'parts') return partWriter(mediaType, content)
  if (sequenceOf(mediaType) === 'events') return eventWriter(schema)
  const start = sequenceOf(mediaType) === 'records' ? '\x1e' : ''
  const encode = encoderOf(schema)
  return (item, refuse) => {
    const text = jsonOf(encode === undefined ? item : encode(item))
    if (refuse !== undefined) check(schema, JSON.parse(text), refuse)
    return `${start}${text}\n`
  }
}

function eventWriter(schema: Schema): WriteItem {
  const isJson = isAlwaysJson(schema)
  const encodes = holdsFormats(schema)
  return (item, refuse) => {
    if (typeof item !== 'object' || item === null) throw new TypeError('An event must be an object.')
    const { data, ...others } = item as Event
    const given = withoutUndefined(others)
    const read = (asJson: boolean, option: Schema, content?: Schema) => {
      const { data: encoded, ...fields } = encodes ? encodedEvent(option, content, given, data) : { ...given, data }
      const text = !asJson && typeof encoded === 'string' ? encoded : jsonOf(encoded)
      return { text, value: asJson ? JSON.parse(text) : encoded, fields }
    }
    if (data === undefined) {
      const event = encodes ? (encode(schema as z.ZodType, given) as Event) : given
      if (refuse !== undefined) check(schema, event, refuse)
      return eventText(event, undefined)
    }
    if (refuse === undefined && isJson !== undefined && !encodes) {
      return eventText(given, isJson || typeof data !== 'string' ? jsonOf(data) : data)
    }
    const found = findData(schema, given, read)
    if (refuse !== undefined) {
      check(schema, found.event, refuse)
      if (found.content !== undefined) check(found.content, found.value, refuse, ['data'])
    }
    return eventText(found.event, found.text)
  }
}

/** An event whose data is described by its own schema, or by that of its content. */
function encodedEvent(option: Schema, content: Schema | undefined, fields: Event, data: unknown): Event {
  if (content === undefined) return encode(option as z.ZodType, { ...fields, data }) as Event
  try {
    return { ...(encode(option as z.ZodType, fields) as Event), data: encode(content as z.ZodType, data) }
  } catch (error) {
    if (error instanceof PartError) error.path.unshift('data')
    throw error
  }
}

function withoutUndefined(event: Event): Event {
  return Object.fromEntries(Object.entries(event).filter(([, value]) => value !== undefined))
}

/** The fields of an event besides its data. Clients ignore others. */
const fields = ['event', 'id', 'retry']

function eventText(event: Event, data: string | undefined): string {
  let text = ''
  for (const field of fields) if (event[field] !== undefined) text += `${field}: ${oneLine(field, event[field])}\n`
  for (const line of data?.split(/\r\n|\r|\n/) ?? []) text += `data: ${line}\n`
  return `${text}\n`
}

/** More lines would be other fields. Clients ignore an id with NUL. */
function oneLine(field: string, value: unknown): string {
  const text = String(value)
  if (/[\r\n\0]/.test(text)) throw new TypeError(`The ${field} of an event must be one line without NUL.`)
  return text
}
