import { z } from '@hono/zod-openapi'
import { contentOf, encoderOf, metadataOf } from '../zod/index.ts'
import { kindOf } from './find-media-type.ts'
import { bareNotNull, definitionOf, type Schema, shapeOf, typesOf } from './schema.ts'

/** A server-sent event. */
export type Event = Readonly<Record<string, unknown>>

/** The `data` of an event: on the wire, and as a handler has it. */
interface EventData {
  readonly text: string
  readonly value: unknown
  /** The other fields on the wire, if they differ. */
  readonly fields?: Event
}

type ReadData = (isJson: boolean, schema: Schema, content: Schema | undefined) => EventData

/** The data of an event, and what is validated. */
interface FoundData extends EventData {
  readonly isJson: boolean
  /** The event as its schema describes it. */
  readonly event: Event
  /** The schema of the value, if that of the event describes the text. */
  readonly content: Schema | undefined
}

/**
 * Finds out by the schema whether the data of an event is text or JSON. In a union, the first option that the event matches
 * says so.
 *
 * @param read returns the data as text or as JSON, by the schema of the event and that of the content of its data; may throw
 */
export function findData(schema: Schema, event: Event, read: ReadData): FoundData {
  const definition = definitionOf(bareNotNull(schema))
  if (definition.type === 'union') {
    const found = definition.options.flatMap((option) => {
      try {
        return [{ option, data: findData(option, event, read) }]
      } catch {
        return []
      }
    })
    const fitting = found.find(({ option, data }) => z.validate(option, data.event)) ?? found[0]
    return fitting?.data ?? dataAs({ isJson: false }, schema, event, read)
  }
  if (definition.type === 'intersection') {
    const left = findData(definition.left, event, read)
    return left.isJson ? left : findData(definition.right, event, read)
  }
  return dataAs(formOf(shapeOf(schema).data), schema, event, read)
}

function dataAs({ isJson, content }: Form, schema: Schema, event: Event, read: ReadData): FoundData {
  const data = read(isJson, schema, content)
  const described = isJson && content === undefined ? data.value : data.text
  return { ...data, isJson, content, event: { ...(data.fields ?? event), data: described } }
}

/** Whether events have formats to encode, in their fields or in the content of their data. */
export function holdsFormats(schema: Schema): boolean {
  if (encoderOf(schema) !== undefined) return true
  const definition = definitionOf(bareNotNull(schema))
  if (definition.type === 'union') return definition.options.some(holdsFormats)
  if (definition.type === 'intersection') return [definition.left, definition.right].some(holdsFormats)
  const { content } = formOf(shapeOf(schema).data)
  return content !== undefined && encoderOf(content) !== undefined
}

/** Whether the data of every event is JSON. Undefined if it depends on the event. */
export function isAlwaysJson(schema: Schema): boolean | undefined {
  const definition = definitionOf(bareNotNull(schema))
  if (definition.type === 'union') {
    const [first, ...others] = definition.options.map(isAlwaysJson)
    return others.every((each) => each === first) ? first : undefined
  }
  if (definition.type !== 'intersection') return formOf(shapeOf(schema).data).isJson
  const [left, right] = [isAlwaysJson(definition.left), isAlwaysJson(definition.right)]
  return left === true || right === true ? true : left === right ? left : undefined
}

interface Form {
  readonly isJson: boolean
  readonly content?: Schema | undefined
}

/** Data is JSON if the document says so, or if its schema takes no string. */
function formOf(data: Schema | undefined): Form {
  if (data === undefined) return { isJson: false }
  const { contentMediaType } = metadataOf(data)
  if (typeof contentMediaType === 'string' && kindOf(contentMediaType) === 'json') {
    return { isJson: true, content: contentOf(data) ?? z.unknown() }
  }
  return { isJson: typesOf(data)?.includes('string') === false }
}
