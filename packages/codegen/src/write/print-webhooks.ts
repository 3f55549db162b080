import type { Defaults } from '../analyze/defaults.ts'
import { indented } from '../print/code.ts'
import { objectKey, propertyName } from '../print/quote.ts'
import type { GeneratedFile } from './generated-file.ts'
import { ModuleFile } from './module-file.ts'
import { printInputMembers } from './print-input-members.ts'
import { typeIn } from './print-module.ts'
import { block, printEntries } from './print-routes.ts'
import type { ZodFiles } from './zod-files.ts'

/** Prints `webhooks.js`: the requests of each webhook, as a route whose path is the webhook's name. */
export function printWebhooks(files: ZodFiles, defaults: Defaults): GeneratedFile[] {
  const file = new ModuleFile(files, 'webhooks', ['webhooks'])
  const types = new ModuleFile(files, 'webhooks', ['webhooks', 't'])
  const rows = files.api.webhooks.map((webhook) => {
    const { operationId } = webhook.authored
    const named = { ...webhook, id: typeof operationId === 'string' ? operationId : '' }
    // The receiver chooses the URL, including its query.
    const { entries, type } = printEntries(named, file, { ignoreUnknownQuery: true })
    const name = propertyName(webhook.id)
    return {
      js: indented(`${objectKey(webhook.id)}: ${block(entries)},\n`),
      dts: `  readonly ${name}: WebhookRoute<${typeIn(types, type, file)}>\n`,
      inputs: `  ${name}: {\n${indented(printInputMembers(webhook, defaults))}  }\n`,
    }
  })
  types.helper('WebhookRoute')
  types.useTypes()
  const js = `${file.imports()}
/** One row for each webhook, by its name. */
export const webhooks = {
${rows.map((row) => row.js).join('')}}
`
  const dts = `${types.imports('import type')}
/** The request of each webhook, as a route whose path is the name of the webhook. */
export interface Webhooks {
${rows.map((row) => row.dts).join('')}}

/** The validated request of each webhook. */
export interface WebhookInputs {
${rows.map(({ inputs }) => inputs).join('')}}

export type WebhookName = keyof Webhooks

export declare const webhooks: Webhooks
`
  return [
    ['webhooks.js', js],
    ['webhooks.d.ts', dts],
  ]
}
