import type { Api, Operation } from './api.ts'
import type { Defaults } from './defaults.ts'
import { propertyName } from './names.ts'
import { printInputMembers } from './write-handlers.ts'
import { printRow, wireOf } from './write-operations.ts'

/** `webhooks.js`: what arrives by webhook, and how it is decoded. A query that a receiver's URL has is its own. */
export function printWebhooks({ webhooks }: Api, defaults: Defaults): string {
  const rows = webhooks.map((webhook) => printRow(webhook.id, tableRow(webhook), wireOf(webhook, defaults, true)))
  return `import { compiler } from './checks.js'
import { defineOperation } from './runtime.js'

export const webhooks = {
${rows.join('')}}
`
}

function tableRow({ id, method, summary, deprecated, extensions, body }: Operation) {
  return {
    name: id,
    method,
    path: '',
    summary,
    deprecated,
    extensions,
    hasBody: body !== undefined,
    bodyRequired: body?.required ?? false,
    bodyContentType: body?.contentType,
  }
}

/** `webhooks.d.ts` */
export function printWebhooksTypes({ webhooks }: Api, defaults: Defaults): string {
  const inputs = webhooks.map(
    (webhook) => `  ${propertyName(webhook.id)}: {\n${indented(printInputMembers(webhook, defaults))}  }\n`,
  )
  return `import type { DecodeError, Method, RawRequest } from './runtime.js'
import type * as t from './types.js'

/** What arrives by each webhook, decoded. */
export interface WebhookInputs {
${inputs.join('')}}

export type WebhookName = keyof WebhookInputs

/** A row of the table. */
export interface Webhook<Name extends WebhookName = WebhookName> {
  readonly name: Name
  readonly method: Method
  readonly summary: string | undefined
  readonly deprecated: boolean
  /** The webhook's x-… fields, as authored. */
  readonly extensions: Readonly<Record<string, unknown>>
  readonly hasBody: boolean
  readonly bodyRequired: boolean
  readonly bodyContentType: string | undefined
  /** Judges what arrived. Stops at the first failure: headers, then body. Never throws. */
  decode(
    raw: RawRequest,
  ): { readonly ok: true; readonly input: WebhookInputs[Name] } | { readonly ok: false; readonly error: DecodeError }
}

export declare const webhooks: { readonly [Name in WebhookName]: Webhook<Name> }
`
}

function indented(lines: string): string {
  return lines.replaceAll(/^(?=.)/gm, '  ')
}
