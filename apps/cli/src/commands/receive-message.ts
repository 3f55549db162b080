import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { listConnectedAccounts } from '@channel/core/accounts'
import { recordStoredFile, type StoredFile } from '@channel/core/media'
import { receiveMessage } from '@channel/core/messages'
import { mediaStoreNames } from '@channel/settings'
import { parseId, parseImage, parseName, parsePhoneNumber } from '../arguments/parse-value.ts'
import { mediaBaseUrl } from '../media-base-url.ts'
import { inTransaction } from '../on-database.ts'
import { Failure } from '../output/failure.ts'
import { printOne } from '../output/print.ts'
import { storeFile } from '../store-file.ts'
import { databaseNames, operatorCommand } from './operator-command.ts'

interface InboundOptions {
  readonly from: string
  readonly text: string
  readonly name?: string | undefined
  readonly image?: ReturnType<typeof parseImage> | undefined
}

export const receiveMessageCommand = operatorCommand(
  'receive',
  'simulate an inbound message from a contact: a text or an image',
  ['account receive acc_01JQ4Z0N9V7T3C5R8M2K6X1WEB --from +4915112345678 --name Ana --text "Are you open?"'],
  [...databaseNames, ...mediaStoreNames, 'MEDIA_BASE_URL', 'PUBLIC_URL', 'PORT'],
)
  .argument('<id>', 'the account', parseId('acc'))
  .requiredOption('--from <number>', "the sender's phone number in E.164 form", parsePhoneNumber)
  .requiredOption('--text <text>', 'the text of the message')
  .option('--name <name>', "the sender's name", parseName)
  .option('--image <file>', 'a local .jpg or .png file to attach', parseImage)
  .action(async (id, { json, ...options }) => {
    const { image } = options
    const message =
      image === undefined
        ? await receive(id, options)
        : await storeFile(image.path, (file) => receive(id, options, file))
    printOne(message, json)
  })

function receive(id: string, { from, text, name, image }: InboundOptions, file?: StoredFile) {
  return inTransaction(async (tx) => {
    const account = (await listConnectedAccounts(tx)).find((each) => each.id === id)
    if (account === undefined) throw new Failure(`The account ${id} does not exist.`)
    const scope = { organizationId: account.organization_id, mediaBaseUrl: mediaBaseUrl(process.env) }
    const { phone_number_id } = account
    const media = image && {
      provider_media_id: randomUUID(),
      mime_type: image.mimeType,
      filename: basename(image.path),
    }
    const received = await receiveMessage(tx, scope, {
      phone_number_id,
      provider_message_id: `wamid.${randomUUID()}`,
      from: { phone_number: from, name: name ?? null },
      type: image === undefined ? 'text' : 'image',
      content: text,
      ...(media && { media }),
      sent_at: new Date().toISOString(),
    })
    if (file === undefined) return received
    return (await recordStoredFile(tx, scope, { phone_number_id, message_id: received.id }, file)) ?? received
  })
}
