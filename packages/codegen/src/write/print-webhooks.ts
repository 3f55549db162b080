import { block, indented } from '../print/code.ts'
import { objectKey, propertyName } from '../print/quote.ts'
import { importOfFormats } from './format-types.ts'
import type { GeneratedFile } from './generated-file.ts'
import { printInputMembers } from './print-input-members.ts'
import { constant, printModule, typeIn, typesOnly } from './print-module.ts'
import { printEntries } from './print-routes.ts'
import type { ZodFiles } from './zod-files.ts'

/** Prints `webhooks.js`: the requests of each webhook, as a route whose path is the webhook's name. */
export function printWebhooks(files: ZodFiles): GeneratedFile[] {
  return printModule(files, 'webhooks', ['webhooks', 't'], (file, types) => {
    const rows = files.api.webhooks.map((webhook) => {
      const { operationId } = webhook.authored
      const named = { ...webhook, id: typeof operationId === 'string' ? operationId : '' }
      // The receiver chooses the URL, including its query.
      const { entries, type } = printEntries(named, file, { ignoreUnknownQuery: true })
      const name = propertyName(webhook.id)
      return {
        value: indented(`${objectKey(webhook.id)}: ${block('{', entries, '}')},\n`),
        type: `  readonly ${name}: WebhookRoute<${typeIn(types, type, file)}>\n`,
        input: `  ${name}: {\n${indented(printInputMembers(webhook, files.inputStyle))}  }\n`,
      }
    })
    types.helper('WebhookRoute')
    types.useTypes()
    if (importOfFormats(files.inputStyle.formats) !== '') types.useFormats()
    const textOf = (part: 'value' | 'type' | 'input') => rows.map((row) => row[part]).join('')
    const doc = '/** One row for each webhook, by its name. */\n'
    return [
      typesOnly(`/** The request of each webhook, as a route whose path is the name of the webhook. */
export interface Webhooks {
${textOf('type')}}

/** The validated request of each webhook. */
export interface WebhookInputs {
${textOf('input')}}

export type WebhookName = keyof Webhooks

`),
      constant('webhooks', doc, `{\n${textOf('value')}}`, 'Webhooks'),
    ]
  })
}
