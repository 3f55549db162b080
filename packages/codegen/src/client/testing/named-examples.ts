import type { Api, Content, Operation } from '../../analyze/api.ts'
import { resolved } from '../../read/follow.ts'
import { asObject, isObject, type Json } from '../../read/json.ts'
import { operationsInOrder } from '../client-groups.ts'
import { mediaOf } from '../client-operation.ts'
import { pagingOf } from '../paging-of.ts'
import { mainResponse, readContent } from '../responses.ts'
import { validValue } from '../valid-value.ts'
import { lastPageOf, type NamedExample } from './last-page-of.ts'

/** The bodies that the test handlers respond with, by name. */
export interface NamedExamples {
  /** The name of the first example of an operation's success response; undefined if it has neither JSON nor text. */
  ofOperation(operationId: string): string | undefined
  /** For a list: the name of an example after which there is no other page. */
  ofLastPage(operationId: string): string | undefined
  /** The name of the example of a webhook; undefined if it has no body. */
  ofEvent(type: string): string | undefined
  valueOf(name: string): Json | undefined
  /** Adds a body. */
  add(name: string, value: Json): string
  /** All of them, in the order of the document. */
  bodies(): ReadonlyMap<string, Json>
}

/** Collects the examples of success responses and events that fit their schema. Makes those that are missing. */
export function namedExamples(api: Api): NamedExamples {
  const bodies = new Map<string, Json>()
  const first = new Map<string, string>()
  const last = new Map<string, string>()
  const add = (name: string, value: Json) => {
    bodies.set(name, value)
    return name
  }
  for (const operation of operationsInOrder(api)) {
    const examples = successExamples(operation, api)
    const [one] = examples
    if (one === undefined) continue
    first.set(operation.id, add(one.name, one.value))
    const paging = pagingOf(operation, api)
    const found = paging && lastPageOf(paging, examples, operation, api)
    if (found !== undefined) last.set(operation.id, add(found.name, found.value))
  }
  const events = new Map<string, string>()
  for (const webhook of api.webhooks) {
    const content = webhook.body && readContent(webhook.body.contents)
    const media = content && mediaOf(webhook.authored.requestBody, api.document)(content.content)
    const [one] = media === undefined ? [] : examplesOf(media, webhook.id, api)
    if (one !== undefined) events.set(webhook.id, add(one.name, one.value))
  }
  return {
    ofOperation: (operationId) => first.get(operationId),
    ofLastPage: (operationId) => last.get(operationId),
    ofEvent: (type) => events.get(type),
    valueOf: (name) => bodies.get(name),
    add,
    bodies: () => bodies,
  }
}

function successExamples(operation: Operation, api: Api): NamedExample[] {
  const response = mainResponse(operation)
  const read = response && readContent(response.contents)
  if (read?.kind !== 'json' && read?.kind !== 'text') return []
  return examplesOfResponse(operation, response!.status, read.content, api)
}

/** The examples of the content of a response. */
export function examplesOfResponse({ id, authored }: Operation, status: string, content: Content, api: Api) {
  return examplesOf(mediaOf(asObject(authored.responses)[status], api.document)(content), id, api)
}

/** The examples of a media type that fit its schema, or else one that is made, if it can be. */
function examplesOf(media: { readonly [key: string]: Json }, owner: string, api: Api): NamedExample[] {
  const { schema = true, example, examples } = media
  const stated = Object.entries(asObject(examples)).map(([key, each]) => ({
    name: nameOfExample(each) ?? `${owner}.${key}`,
    value: resolved(each, api.document).value,
  }))
  if (example !== undefined) stated.push({ name: owner, value: example })
  const valid = stated.filter(
    (each): each is NamedExample => each.value !== undefined && api.context.judge.fits(schema, each.value),
  )
  if (valid.length > 0) return valid
  const made = validValue(schema, api)
  return made === undefined ? [] : [{ name: owner, value: made }]
}

/** The name of the component that an example refers to. */
function nameOfExample(example: Json): string | undefined {
  if (!isObject(example) || typeof example.$ref !== 'string') return undefined
  return example.$ref.slice(example.$ref.lastIndexOf('/') + 1)
}
