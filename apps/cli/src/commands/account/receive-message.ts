import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { listConnectedAccounts, receiveMessage, recordStoredFile, type StoredFile } from '@channel/core'
import { parseId, parseImage, parseName, parsePhoneNumber } from '../../arguments/parse-value.ts'
import { keepFile } from '../../keep-file.ts'
import { mediaBaseUrl } from '../../media-base-url.ts'
import { inTransaction } from '../../on-database.ts'
import { Failure } from '../../output/failure.ts'
import { printOne } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'

interface Written {
  readonly from: string
  readonly text: string
  readonly name?: string | undefined
  readonly image?: ReturnType<typeof parseImage> | undefined
}

export const receiveMessageCommand = operatorCommand(
  'receive',
  'have a text or an image arrive on an account as if a person had written it, to try things out',
  ['account receive acc_01JQ4Z0N9V7T3C5R8M2K6X1WEB --from +4915112345678 --name Ana --text "Are you open?"'],
)
  .argument('<id>', 'the account', parseId('acc'))
  .requiredOption('--from <number>', 'the phone number of who writes, in E.164 form', parsePhoneNumber)
  .requiredOption('--text <text>', 'what is written')
  .option('--name <name>', 'the name of who writes', parseName)
  .option('--image <file>', 'a .jpg or .png file of this machine, which comes with the text', parseImage)
  .action(async (id, { json, ...written }) => {
    const { image } = written
    const message =
      image === undefined
        ? await receive(id, written)
        : await keepFile(image.path, (file) => receive(id, written, file))
    printOne(message, json)
  })

function receive(id: string, { from, text, name, image }: Written, file?: StoredFile) {
  return inTransaction(async (tx) => {
    const account = (await listConnectedAccounts(tx)).find((each) => each.id === id)
    if (account === undefined) throw new Failure(`There is no account ${id}.`)
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
