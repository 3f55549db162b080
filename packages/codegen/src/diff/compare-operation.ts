import { asObject, isObject, type JsonObject } from '../read/json.ts'
import { operationsOf as itemOperations } from '../read/methods.ts'
import { at } from '../read/pointer.ts'
import type { Direction } from './change.ts'
import { compareContent } from './compare-content.ts'
import { compareParameters, parametersOf } from './compare-parameters.ts'
import { compareResponses } from './compare-responses.ts'
import type { SchemaComparer } from './compare-schemas.ts'
import { compareSecurity } from './compare-security.ts'
import { compareServers } from './compare-servers.ts'
import { findingsIn } from './comparison.ts'
import type { OperationContext } from './operation-context.ts'
import type { Report, Sources } from './report.ts'
import type { Located } from './source.ts'

/** An operation, its path item, and its path. */
export interface Operation {
  readonly item: Located<JsonObject>
  readonly operation: Located<JsonObject>
  readonly path: string
}

/** Compares operations, and the callbacks in them. */
export class OperationComparer {
  readonly #sources: Sources
  readonly #report: Report
  readonly #schemas: SchemaComparer

  constructor(sources: Sources, report: Report, schemas: SchemaComparer) {
    this.#sources = sources
    this.#report = report
    this.#schemas = schemas
  }

  /** @param sender whether clients send the request, or the service does, as in a webhook */
  compare(base: Operation, revision: Operation, sender: 'client' | 'service'): void {
    const sent = this.#context(sender === 'client' ? 'request' : 'response')
    const received = this.#context(sender === 'client' ? 'response' : 'request')
    const pointers = { base: base.operation.pointer, revision: revision.operation.pointer }
    const { base: before, revision: after } = this.#sources
    if (sender === 'client') {
      compareSecurity(base.operation, revision.operation, this.#sources, this.#report)
      this.#compareIds(base.operation, revision.operation)
      this.#compareServers(base, revision, sent)
    }
    if (base.operation.value.deprecated !== true && revision.operation.value.deprecated === true)
      sent.add('deprecated', '{place} is deprecated now', pointers)
    compareParameters(
      parametersOf(base.item, base.operation, base.path, before),
      parametersOf(revision.item, revision.operation, revision.path, after),
      pointers,
      sent,
    )
    this.#compareBodies(base.operation, revision.operation, sent)
    compareResponses(base.operation, revision.operation, received)
    this.#compareCallbacks(base.operation, revision.operation, sender)
  }

  #context(direction: Direction): OperationContext {
    return {
      direction,
      sources: this.#sources,
      add: (effect, text, at) => this.#report.add({ effect, direction, at, text }),
      compareSchemas: (base, revision, of) => {
        for (const finding of findingsIn(this.#schemas.compare({ base: [base], revision: [revision] }, of)))
          this.#report.add(finding, true)
      },
    }
  }

  /** Generated clients name their methods after it. */
  #compareIds(base: Located<JsonObject>, revision: Located<JsonObject>): void {
    const before = this.#sources.base.operationId(base)
    const after = this.#sources.revision.operationId(revision)
    if (before === undefined || before === after) return
    const what = after === undefined ? `\`${before}\` was removed` : `was changed from \`${before}\` to \`${after}\``
    const at = { base: base.pointer, revision: revision.pointer }
    this.#report.add({ effect: 'changed', direction: 'request', at, text: `{place}: the operationId ${what}` })
  }

  /** Those of the document are compared once. */
  #compareServers(base: Operation, revision: Operation, { add, sources }: OperationContext): void {
    const [before, after] = [base, revision].map(({ item, operation }) => operation.value.servers ?? item.value.servers)
    if (before === undefined && after === undefined) return
    const servers = {
      base: before ?? sources.base.document.servers,
      revision: after ?? sources.revision.document.servers,
    }
    const pointers = { base: base.operation.pointer, revision: revision.operation.pointer }
    compareServers(servers, (effect, text) => add(effect, text, pointers))
  }

  #compareBodies(base: Located<JsonObject>, revision: Located<JsonObject>, sent: OperationContext): void {
    const { base: before, revision: after } = this.#sources
    const [was, is] = [base, revision].map(({ value }) => isObject(value.requestBody))
    const pointers = { base: base.pointer, revision: revision.pointer }
    const bodyOf = ({ value, pointer }: Located<JsonObject>) => ({
      value: value.requestBody,
      pointer: at(pointer, 'requestBody'),
    })
    const body = before.follow(bodyOf(base))
    const next = after.follow(bodyOf(revision))
    if (was && !is) sent.add('removed', '{place}: the request body was removed', pointers)
    if (!was && is) {
      const isRequired = next.value.required === true
      sent.add(
        isRequired ? 'narrowed' : 'added',
        `{place}: a request body was added${isRequired ? ', and is required' : ''}`,
        pointers,
      )
    }
    if (!was || !is) return
    const [wasRequired, isRequired] = [body.value.required === true, next.value.required === true]
    if (wasRequired !== isRequired)
      sent.add(
        isRequired ? 'narrowed' : 'widened',
        `{place}: the request body is ${isRequired ? 'required now' : 'no longer required'}`,
        pointers,
      )
    compareContent(body, next, sent)
  }

  #compareCallbacks(base: Located<JsonObject>, revision: Located<JsonObject>, sender: 'client' | 'service'): void {
    const before = callbacksOf(base, this.#sources.base)
    const left = callbacksOf(revision, this.#sources.revision)
    const pointers = { base: base.pointer, revision: revision.pointer }
    const { add } = this.#context('response')
    const compare = (callback: Callback, next: Callback | undefined) => {
      if (next === undefined) return false
      left.splice(left.indexOf(next), 1)
      this.compare(callback, next, sender === 'client' ? 'service' : 'client')
      return true
    }
    const isIn = (callback: Callback) =>
      compare(
        callback,
        left.find((each) => each.key === callback.key && each.address === callback.address),
      )
    for (const callback of before.filter((each) => !isIn(each))) {
      const { key, address } = callback
      const next = left.find((each) => each.key === key)
      const changed = `{place}: the address of the callback \`${key}\` was changed`
      if (compare(callback, next)) add('changed', `${changed} from \`${address}\` to \`${next?.address}\``, pointers)
      else add('removed', `{place}: the callback \`${key}\` was removed`, pointers)
    }
    for (const { key } of left) add('added', `{place}: the callback \`${key}\` was added`, pointers)
  }
}

/** The request that a service sends to an address, which is an expression. */
interface Callback extends Operation {
  /** The name and the method. */
  readonly key: string
  readonly address: string
}

function callbacksOf(operation: Located<JsonObject>, source: Sources['base']): Callback[] {
  return Object.entries(asObject(operation.value.callbacks)).flatMap(([name, value]) => {
    const callback = source.follow({ value, pointer: at(operation.pointer, 'callbacks', name) })
    return Object.entries(callback.value).flatMap(([address, item]) =>
      isObject(item) && !address.startsWith('x-')
        ? operationsOf({ value: item, pointer: at(callback.pointer, address) }, '', source).map((each) => ({
            ...each,
            key: `${name} ${each.method}`,
            address,
          }))
        : [],
    )
  })
}

/** The operations of a path item. */
export function operationsOf(item: Located, path: string, source: Sources['base']): (Operation & { method: string })[] {
  const followed = source.follow(item)
  return itemOperations(followed.value).flatMap(({ method, keys, operation: value }) =>
    isObject(value)
      ? [{ method, item: followed, operation: { value, pointer: at(followed.pointer, ...keys) }, path }]
      : [],
  )
}
