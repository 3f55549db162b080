import type { Principal } from '@channel/core/mechanisms/authentication'
import type { Author, ErasingScope } from '@channel/core/mechanisms/scope'
import type { Database } from '@channel/db'
import type { Provider } from '@channel/provider'
import type { Dependencies } from '../dependencies.ts'
import { type ServedDocument, servedDocument } from '../docs/openapi-document.ts'
import type { StartedCall } from './bindings.ts'
import type { AuthenticatedRequest, Caller } from './stages.ts'
import type { WriteRules } from './write-rules.ts'

/** The context that a handler gets with its input. */
export class RequestContext {
  readonly requestId: string
  /** The call in the API log; undefined if it is not logged. */
  readonly call: StartedCall | undefined
  /** Allows more time for the body to arrive; undefined without a server. */
  readonly allowLongBody: (() => void) | undefined
  readonly rules: WriteRules
  readonly #dependencies: Dependencies
  readonly #caller: Caller | undefined
  readonly #clientSignal: () => AbortSignal

  constructor(dependencies: Dependencies, request: AuthenticatedRequest, rules: WriteRules) {
    this.requestId = request.requestId
    this.call = request.call
    this.allowLongBody = request.allowLongBody
    this.#clientSignal = request.clientSignal
    this.rules = rules
    this.#dependencies = dependencies
    this.#caller = request.caller
  }

  get database(): Database {
    return this.#dependencies.database
  }

  get mediaStore(): Dependencies['mediaStore'] {
    return this.#dependencies.mediaStore
  }

  get provider(): Provider {
    return this.#dependencies.provider
  }

  /** Aborted when the client leaves before the response. */
  get signal(): AbortSignal {
    return this.#clientSignal()
  }

  /** Adds to the time that the call has waited on purpose, in milliseconds. */
  onWaited(ms: number): void {
    if (this.call !== undefined) this.call.waitedMs = (this.call.waitedMs ?? 0) + ms
  }

  /** Waits for events. */
  get live(): Dependencies['live'] {
    return this.#dependencies.live
  }

  /** The public URL of the service, without a trailing slash. */
  get publicUrl(): string {
    return this.#dependencies.publicUrl()
  }

  /** The OpenAPI document of the service. */
  get openApiDocument(): ServedDocument {
    return servedDocument(this.#dependencies)
  }

  /** The organization's scope for core verbs. */
  get scope(): ErasingScope {
    const { now, secrets, development, allowedReceivers, mediaBaseUrl, eraseFromWebhook } = this.#dependencies
    const { organizationId } = this
    return { organizationId, now, secrets, development, allowedReceivers, mediaBaseUrl, eraseFromWebhook }
  }

  /** The organization of the authenticated caller. */
  get organizationId(): string {
    if (this.#caller === undefined) throw new Error('A handler of a public operation has no authenticated caller.')
    return this.#caller.organizationId
  }

  /** Who writes a message or a note. */
  get author(): Author {
    return { type: 'api_key', id: this.principal.keyId }
  }

  /** The caller authenticated by an API key. */
  get principal(): Principal {
    const { organizationId } = this
    const keyId = this.#caller?.keyId
    if (keyId === undefined) throw new Error('The request is not authenticated by an API key.')
    return { organizationId, keyId }
  }
}
