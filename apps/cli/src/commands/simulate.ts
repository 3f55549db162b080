import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseImage, parseName, parsePhoneNumber, parsePhoneNumberId } from '../arguments/parse-value.ts'
import { dataDirectory } from '../data-directory.ts'
import { demoAccounts } from '../demo/demo-data.ts'
import { Failure } from '../output/failure.ts'
import { printOne } from '../output/print.ts'
import { operatorCommand } from './operator-command.ts'

const [{ phone_number_id: demoNumber }] = demoAccounts

const message = operatorCommand(
  'message',
  'write as a customer to a number of the simulated provider: a text or an image',
  [
    'simulate message --text "Are you open?"',
    'simulate message --from +4915112345679 --name Ana --image cake.jpg --text "Like this one?"',
  ],
  ['CHANNEL_DATA_DIR', 'CHANNEL_DEBUG'],
)
  .option('--to <id>', 'the phone_number_id of your account', parsePhoneNumberId, demoNumber)
  .option('--from <number>', "the customer's phone number in E.164 form", parsePhoneNumber, '+4915112345678')
  .option('--text <text>', 'the text, or the caption of the image', 'Hello!')
  .option('--name <name>', "the customer's name", parseName)
  .option('--image <file>', 'a local .jpg or .png file to attach', parseImage)
  .action(async ({ json, to, from, text, name, image }) => {
    const content = image === undefined ? { text: { body: text } } : await imageMessage(image, text)
    printOne(await writeAsCustomer(to, { from, name, ...content }), json)
  })

async function imageMessage({ path, mimeType }: ReturnType<typeof parseImage>, caption: string) {
  const base64 = await readFile(path, 'base64').catch((error: Error) => {
    throw new Failure(`The file ${path} cannot be read: ${error.message}`)
  })
  return { type: 'image', image: { base64, mime_type: mimeType, caption } }
}

/** @throws Failure if the simulated provider does not run or does not know the number */
async function writeAsCustomer(phoneNumberId: string, body: object): Promise<{ id: string }> {
  const url = await simulatorUrl()
  const response = await fetch(`${url}/_control/numbers/${phoneNumberId}/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Failure(`The simulated provider does not respond at ${url}. Start it with \`channel start\`.`)
  })
  const answer = (await response.json()) as { id: string; message: string }
  if (!response.ok) throw new Failure(answer.message)
  return { id: answer.id }
}

/** The URL that the simulator of this data directory has saved. */
async function simulatorUrl(): Promise<string> {
  const file = join(dataDirectory(process.env), 'simulator.json')
  const saved = await readFile(file, 'utf8').catch(() => {
    throw new Failure(
      `There is no simulated provider in ${file}. Start one with \`channel start\`, or set CHANNEL_DATA_DIR to the directory of one that runs.`,
    )
  })
  return (JSON.parse(saved) as { url: string }).url
}

export const verbs = [message]
