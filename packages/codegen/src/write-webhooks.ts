import { type Entry, indented } from './code.ts'
import { moduleFile } from './module-file.ts'
import { propertyName } from './names.ts'
import { describe, printReplies, printRequest } from './write-routes.ts'
import { typeIn } from './write-schemas.ts'
import type { ZodFiles } from './zod-files.ts'

/** `webhooks.js`: what arrives by each webhook, as a route whose path is the webhook's name. */
export function printWebhooks(files: ZodFiles): [string, string][] {
  const file = moduleFile('webhooks', ['webhooks'])
  const types = moduleFile('webhooks', ['webhooks'])
  const rows = files.api.webhooks.map((webhook) => {
    // The address is the receiver's, and so is its query.
    const { request, type } = printRequest(webhook, files, file, { ignoreUnknownQuery: true })
    const entries: Entry[] = describe({ ...webhook, id: '' }).filter(({ text }) => !text.startsWith('operationId'))
    if (request !== undefined) entries.push({ text: `request: ${request}` })
    entries.push({ text: `responses: ${printReplies(webhook, files, file)}` })
    const body = entries.map(({ text }) => indented(`${text},`)).join('\n')
    return {
      js: indented(`${propertyName(webhook.id)}: {\n${body}\n},\n`),
      dts: `  readonly ${propertyName(webhook.id)}: WebhookRoute<${typeIn(types, type, file)}>\n`,
    }
  })
  types.helper('WebhookRoute')
  return [
    [
      'webhooks.js',
      `${file.imports()}\n/** One row for each webhook, by its name. */\nexport const webhooks = {\n${rows.map(({ js }) => js).join('')}}\n`,
    ],
    [
      'webhooks.d.ts',
      `${types.imports('import type')}
/** What arrives by each webhook: a route whose path is the name of the webhook. */
export interface Webhooks {
${rows.map(({ dts }) => dts).join('')}}

export type WebhookName = keyof Webhooks

export declare const webhooks: Webhooks
`,
    ],
  ]
}
