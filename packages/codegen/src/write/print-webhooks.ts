import type { Defaults } from '../analyze/defaults.ts'
import { type Entry, indented } from '../print/code.ts'
import { objectKey, propertyName } from '../print/quote.ts'
import type { GeneratedFile } from './generated-file.ts'
import { moduleFile } from './module-file.ts'
import { printInputMembers } from './print-input-members.ts'
import { describe, printReplies, printRequest } from './print-routes.ts'
import { typeIn } from './print-schemas.ts'
import type { ZodFiles } from './zod-files.ts'

/** Prints `webhooks.js`: the requests of each webhook, as a route whose path is the webhook's name. */
export function printWebhooks(files: ZodFiles, defaults: Defaults): GeneratedFile[] {
  const file = moduleFile('webhooks', ['webhooks'])
  const types = moduleFile('webhooks', ['webhooks', 't'])
  const rows = files.api.webhooks.map((webhook) => {
    // The receiver chooses the URL, including its query.
    const { request, type } = printRequest(webhook, files, file, { ignoreUnknownQuery: true })
    const { operationId } = webhook.authored
    const isNamed = typeof operationId === 'string'
    const entries: Entry[] = describe({ ...webhook, id: isNamed ? operationId : '' }, files).slice(isNamed ? 0 : 1)
    if (request !== undefined) entries.push({ text: `request: ${request}` })
    entries.push({ text: `responses: ${printReplies(webhook, files, file)}` })
    const body = entries.map(({ text }) => indented(`${text},`)).join('\n')
    return {
      js: indented(`${objectKey(webhook.id)}: {\n${body}\n},\n`),
      dts: `  readonly ${propertyName(webhook.id)}: WebhookRoute<${typeIn(types, type, file)}>\n`,
      inputs: `  ${propertyName(webhook.id)}: {\n${indented(printInputMembers(webhook, defaults))}  }\n`,
    }
  })
  types.helper('WebhookRoute')
  types.useTypes()
  return [
    [
      'webhooks.js',
      `${file.imports()}\n/** One row for each webhook, by its name. */\nexport const webhooks = {\n${rows.map(({ js }) => js).join('')}}\n`,
    ],
    [
      'webhooks.d.ts',
      `${types.imports('import type')}
/** The request of each webhook, as a route whose path is the name of the webhook. */
export interface Webhooks {
${rows.map(({ dts }) => dts).join('')}}

/** The validated request of each webhook. */
export interface WebhookInputs {
${rows.map(({ inputs }) => inputs).join('')}}

export type WebhookName = keyof Webhooks

export declare const webhooks: Webhooks
`,
    ],
  ]
}
