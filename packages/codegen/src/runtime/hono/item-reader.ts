import { cached } from './cached.ts'
import { type Event, findData } from './event-data.ts'
import { type Failure, failure, inside } from './failure.ts'
import { sequenceOf } from './find-media-type.ts'
import { itemSegments } from './item-segments.ts'
import { type ItemLimits, type Parsed, validatorOf } from './item-validator.ts'
import { boundaryOf, multipartParts } from './multipart-parts.ts'
import { decodeUtf8, JsonError, parseJson } from './parse-json.ts'
import { partParser } from './part-parser.ts'
import { aborted, discard } from './read-body-bytes.ts'
import { BodyTooLargeError } from './request-errors.ts'
import { failureIn, RequestValidationError } from './request-validation-error.ts'
import type { Items } from './route.ts'
import type { Schema } from './schema.ts'

/** The items of a request that is still arriving. */
interface ReceivedItems {
  readonly value: AsyncIterable<unknown>
  /** Discards what was not read. */
  readonly end: () => void
}

/** Parses and validates an item of segments. Returns undefined if there is none. */
type ParseItem = (segments: readonly Uint8Array[]) => Parsed | undefined

/** Only an impure check can fail first and then pass. */
const unexplained = failure('type', 'does not fit its schema')

/**
 * Creates a function that reads the items of a request, each when it is asked for.
 *
 * @returns a function whose items throw BodyTooLargeError, RequestAbortedError, and JsonError or RequestValidationError, which
 * name the item: `body[3].name`
 */
export function itemReader(mediaType: string, content: Items, limits: ItemLimits): (request: Request) => ReceivedItems {
  const { maxBytes } = limits
  const kind = sequenceOf(mediaType)!
  const parsePart = kind === 'parts' ? partParser(mediaType, content, limits) : undefined
  const parse = kind === 'events' ? eventParser(content.itemSchema, limits) : valueParser(content.itemSchema, limits)
  return (request) => {
    const boundary = kind === 'parts' ? boundaryOf(request.headers.get('content-type')!) : ''
    if (boundary === undefined) throw new JsonError('syntax', [], 'must have a boundary in its Content-Type')
    const reader = request.body?.getReader()
    let hasEnded = false
    let index = 0
    const tooLarge = () => {
      throw new BodyTooLargeError(`body[${index}] is larger than ${maxBytes} bytes.`)
    }
    const malformed = (reason: string) => {
      throw new JsonError('syntax', [index], reason)
    }
    async function* parsedItems(): AsyncGenerator<() => Parsed | undefined> {
      const chunks = chunksOf(reader)
      if (kind !== 'parts') {
        for await (const segments of itemSegments(kind, chunks, maxBytes, tooLarge)) yield () => parse(segments)
        return
      }
      for await (const part of multipartParts(chunks, boundary!, maxBytes, { tooLarge, malformed }))
        yield () => parsePart!(part, index)
    }
    async function* read(): AsyncGenerator<unknown> {
      for await (const parseNext of parsedItems()) {
        if (hasEnded) throw new Error('The items of a request cannot be read after its response.')
        const parsed = named(index, parseNext)
        if (parsed === undefined) continue
        if (parsed.failures !== undefined) throw invalidItem(index, parsed.failures)
        index++
        yield parsed.item
      }
    }
    const end = () => {
      hasEnded = true
      if (reader !== undefined) void discard(reader, maxBytes)
    }
    return { value: read(), end }
  }
}

function invalidItem(index: number, failures: () => Iterable<Failure>): RequestValidationError {
  const [first = unexplained] = failures()
  return new RequestValidationError('body', inside(first, [index]), function* () {
    for (const found of failures()) yield failureIn('body', inside(found, [index]))
  })
}

async function* chunksOf(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): AsyncGenerator<Uint8Array> {
  for (;;) {
    const chunk = await reader?.read().catch((cause: unknown) => {
      throw aborted(cause)
    })
    if (chunk?.value === undefined) return
    yield chunk.value
  }
}

/** Adds the index of an item to an error of its JSON. */
function named<Result>(index: number, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw error instanceof JsonError ? new JsonError(error.kind, [index, ...error.path], error.reason) : error
  }
}

function valueParser(schema: Schema, { maxDepth, refuseBadText }: ItemLimits): ParseItem {
  const validate = validatorOf(schema, refuseBadText)
  return ([bytes]) => {
    const text = decodeUtf8(bytes!)
    return text.trim() === '' ? undefined : validate(parseJson(text, maxDepth))
  }
}

function eventParser(schema: Schema, { maxDepth, refuseBadText }: ItemLimits): ParseItem {
  const validate = validatorOf(schema, refuseBadText)
  const contentValidatorOf = cached((content: Schema) => validatorOf(content, refuseBadText))
  return (lines) => {
    const { data, ...event } = eventOf(lines)
    // Clients of event streams ignore it too.
    if (data === undefined) return undefined
    const found = findData(schema, event, (isJson) => ({
      text: data,
      value: isJson ? parseData(data, maxDepth) : data,
    }))
    const whole = validate(found.event)
    if (found.content === undefined || whole.failures !== undefined) return whole
    const { item, failures } = contentValidatorOf(found.content)(found.value)
    const inData = function* () {
      for (const each of failures?.() ?? []) yield inside(each, ['data'])
    }
    return { item: { ...(whole.item as Event), data: item }, failures: failures && inData }
  }
}

function parseData(data: string, maxDepth: number): unknown {
  try {
    const value = parseJson(data, maxDepth)
    if (value !== undefined) return value
  } catch (error) {
    if (error instanceof JsonError) throw new JsonError(error.kind, ['data', ...error.path], error.reason)
    throw error
  }
  throw new JsonError('syntax', ['data'], 'must be valid JSON')
}

/** Parses the lines of an event as the HTML standard says: unknown fields and comments are ignored. */
function eventOf(lines: readonly Uint8Array[]): { data?: string; event?: string; id?: string; retry?: number } {
  const event: { data?: string; event?: string; id?: string; retry?: number } = {}
  for (const bytes of lines) {
    const line = decodeUtf8(bytes)
    const colon = line.indexOf(':')
    const name = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + (line.charAt(colon + 1) === ' ' ? 2 : 1))
    if (name === 'data') event.data = event.data === undefined ? value : `${event.data}\n${value}`
    else if (name === 'event') event.event = value
    else if (name === 'id' && !value.includes('\0')) event.id = value
    else if (name === 'retry' && /^\d+$/.test(value)) event.retry = Number(value)
  }
  return event
}
