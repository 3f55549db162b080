import type { Route, ValidateResult } from '@channel/codegen/hono'
import type { Principal } from '@channel/core/mechanisms/authentication'
import type { IdempotentRequest } from '@channel/core/mechanisms/idempotency'
import { type Charge, rateLimitHeaders } from '@channel/core/mechanisms/rate-limits'
import type { ErasingScope } from '@channel/core/mechanisms/scope'
import type { Database, Transaction } from '@channel/db'
import type { Provider } from '@channel/provider'
import type { Dependencies } from '../dependencies.ts'
import { openApiDocument } from '../docs/openapi-document.ts'
import type { Bindings, StartedCall } from './api-log.ts'

/** The types of Hono's request context. */
export interface ApiEnv {
  Bindings: Bindings
  Variables: { requestId: string; route: Route | undefined; context: RequestContext }
}

/** The organization of a request, and its API key, if it has one. */
export type Caller = Pick<Principal, 'organizationId'> & Partial<Principal>

/** The context that a handler gets with its input. */
export class RequestContext {
  readonly requestId: string
  /** The rate limit charge of the request; undefined if it is not charged. */
  charge: Charge | undefined
  /** The path of the request, as received. */
  path = ''
  /** The `Idempotency-Key` of a POST. */
  idempotencyKey: string | undefined
  /** Allows more time for the body to arrive; undefined without a server. */
  allowLongBody: (() => void) | undefined
  /** Set for a POST with an `Idempotency-Key`, which must be executed only once. */
  idempotentRequest: IdempotentRequest | undefined
  /** Throws for a reply that the route does not declare; undefined where responses are not validated. */
  validateReply: ValidateResult | undefined
  /** The call in the API log; undefined if it is not logged. */
  readonly call: StartedCall | undefined
  /** The group of resources that the request writes to, reported to dashboards. */
  writtenGroup: string | undefined
  /** Called in the transaction of a write, with its reply, before the commit. */
  recordWrite: ((tx: Transaction, reply: unknown) => void) | undefined
  readonly #dependencies: Dependencies
  readonly #caller: Caller | undefined

  constructor(
    requestId: string,
    dependencies: Dependencies,
    caller: Caller | undefined,
    call: StartedCall | undefined,
  ) {
    this.requestId = requestId
    this.call = call
    this.#dependencies = dependencies
    this.#caller = caller
  }

  /** Headers for every further response to the request, including errors. */
  get headers(): Record<string, string> | undefined {
    return this.charge && rateLimitHeaders(this.charge)
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

  /** The public URL of the service, without a trailing slash. */
  get publicUrl(): string {
    return this.#dependencies.publicUrl()
  }

  /** The OpenAPI document of the service. */
  get openApiDocument(): typeof openApiDocument {
    return this.#dependencies.openApiDocument ?? openApiDocument
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

  /** The caller authenticated by an API key. */
  get principal(): Principal {
    const { organizationId } = this
    const keyId = this.#caller?.keyId
    if (keyId === undefined) throw new Error('The request is not authenticated by an API key.')
    return { organizationId, keyId }
  }
}
