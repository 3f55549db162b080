import type { Route, ValidateResult } from '@channel/codegen/hono'
import {
  type Charge,
  type ErasingScope,
  type IdempotentRequest,
  type Principal,
  type Provider,
  rateLimitHeaders,
} from '@channel/core'
import type { Database } from '@channel/db'
import type { Bindings } from './api-log.ts'
import type { Dependencies } from './dependencies.ts'
import { openApiDocument } from './openapi-document.ts'

/** What Hono carries with a request. */
export interface ApiEnv {
  Bindings: Bindings
  Variables: { requestId: string; route: Route | undefined; context: RequestContext }
}

/** What a handler gets besides its input. */
export class RequestContext {
  readonly requestId: string
  /** The budget that the request was charged to, as it was left; undefined when it was charged to none. */
  charge: Charge | undefined
  /** Set for a POST with an `Idempotency-Key`: its transaction is answered once. */
  idempotentRequest: IdempotentRequest | undefined
  /** Throws for a reply that its route does not declare; undefined where responses are not validated. */
  validateReply: ValidateResult | undefined
  readonly #dependencies: Dependencies
  readonly #principal: Principal | undefined

  constructor(requestId: string, dependencies: Dependencies, principal: Principal | undefined) {
    this.requestId = requestId
    this.#dependencies = dependencies
    this.#principal = principal
  }

  /** What every answer to the request carries from now on, whatever it answers. */
  get headers(): Record<string, string> | undefined {
    return this.charge && rateLimitHeaders(this.charge)
  }

  get database(): Database {
    return this.#dependencies.database
  }

  get provider(): Provider {
    return this.#dependencies.provider
  }

  /** Where the service is reached from outside, without a slash at its end. */
  get publicUrl(): string {
    return this.#dependencies.publicUrl()
  }

  /** What describes the service. */
  get openApiDocument(): typeof openApiDocument {
    return this.#dependencies.openApiDocument ?? openApiDocument
  }

  /** Whose data the request sees. */
  get scope(): ErasingScope {
    const { now, secrets, development, allowedReceivers, mediaBaseUrl, eraseFromWebhook } = this.#dependencies
    const { organizationId } = this.principal
    return { organizationId, now, secrets, development, allowedReceivers, mediaBaseUrl, eraseFromWebhook }
  }

  /** Who makes the request. */
  get principal(): Principal {
    if (this.#principal === undefined) throw new Error('A handler of a public operation asked who makes the request.')
    return this.#principal
  }
}
