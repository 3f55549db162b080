import { randomUUID } from 'node:crypto'
import { listConnectedAccounts, noteMedia, receiveMessage } from '@channel/core'
import { parseId, parseMediaPath, parseName, parsePhoneNumber } from '../../arguments/parse-value.ts'
import { mediaBaseUrl } from '../../media-base-url.ts'
import { inTransaction } from '../../on-database.ts'
import { Failure } from '../../output/failure.ts'
import { printOne } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'

export const receiveMessageCommand = operatorCommand(
  'receive',
  'have a text or an image arrive on an account as if a person had written it, to try things out',
  ['account receive acc_01JQ4Z0N9V7T3C5R8M2K6X1WEB --from +4915112345678 --name Ana --text "Are you open?"'],
)
  .argument('<id>', 'the account', parseId('acc'))
  .requiredOption('--from <number>', 'the phone number of who writes, in E.164 form', parsePhoneNumber)
  .requiredOption('--text <text>', 'what is written')
  .option('--name <name>', 'the name of who writes', parseName)
  .option('--image <path>', 'an image comes with the text: where it lies below MEDIA_BASE_URL', parseMediaPath)
  .action(async (id, { json, from, text, name, image }) => {
    const message = await inTransaction(async (tx) => {
      const account = (await listConnectedAccounts(tx)).find((each) => each.id === id)
      if (account === undefined) throw new Failure(`There is no account ${id}.`)
      const scope = { organizationId: account.organization_id, mediaBaseUrl: mediaBaseUrl(process.env) }
      const { phone_number_id } = account
      const received = await receiveMessage(tx, scope, {
        phone_number_id,
        provider_message_id: `wamid.${randomUUID()}`,
        from: { phone_number: from, name: name ?? null },
        type: image === undefined ? 'text' : 'image',
        content: text,
        ...(image && { media: { provider_media_id: randomUUID(), mime_type: null, filename: null } }),
        sent_at: new Date().toISOString(),
      })
      if (image === undefined) return received
      const stored = { path: image, size: null }
      return (await noteMedia(tx, scope, { phone_number_id, message_id: received.id, stored })) ?? received
    })
    printOne(message, json)
  })
