import { parseArgs } from 'node:util'
import type { NumberInput } from './numbers.ts'
import { type SimulatorOptions, startSimulator } from './start-simulator.ts'

const HELP = `Usage: npm run -s simulator -- [--port N] [--host H] [--number ID,ACCOUNT,PHONE,NAME]… [--callback-url URL]
       [--auto-reply] [--data FILE] [--empty]

Pretends to be the upstream provider, over HTTP: give its URL as PROVIDER_BASE_URL to the service.

  --port N            port to listen on (4020; 0 takes a free one)
  --host H            address to listen on (127.0.0.1)
  --number …          a number that is there: its id, its business account, itself and its name; as often as there are numbers
  --callback-url URL  where webhooks go, without a handshake before
  --auto-reply        let customers answer what they have read
  --data FILE         keep accounts, numbers, files and conversations there from one run to the next
  --empty             begin without business accounts; otherwise each is there, with sample templates, and one may write to
                      who has not written within 24 hours
  --help              this text

The app at the provider is PROVIDER_APP_ID (1000) with PROVIDER_APP_SECRET (app-secret), which signs webhooks.

Control it with JSON, while it runs:

  PUT    /_control/wabas/ID             {"token": "…", "templates": [{"name": "…", "language": "en_US", "status": "APPROVED"}]}
  PATCH  /_control/wabas/ID/templates/NAME/LANGUAGE   {"status": "PAUSED"}   {"category": "MARKETING"}
  PUT    /_control/numbers/ID           {"waba_id": "…", "display_phone_number": "…", "verified_name": "…", "quality_rating": "RED",
                                         "in_business_app": true}
  POST   /_control/numbers/ID/messages  {"from": "+49…", "name": "…", "type": "text", "text": {"body": "…"}}
                                        {"from": "+49…", "type": "image", "image": {"base64": "…", "mime_type": "image/png"}}
  POST   /_control/numbers/ID/preferences {"from": "+49…", "value": "stop"}
  POST   /_control/numbers/ID/identities  {"from": "+49…", "number": "+49…", "user_id": "DE.…"}
  GET    /_control/numbers/ID/conversations[/PERSON]
  GET    /_control/sent                 what the provider took from businesses
  PUT    /_control/behaviour            {"auto_reply": true, "pace_ms": 400, "statuses": ["sent", "delivered", "read"],
                                         "enforce_window": true, "enforce_limits": true}
  PUT    /_control/callback             {"url": "…", "verify_token": "…"}   with a handshake
  PUT    /_control/webhooks             {"url": "…", "copies": 5, "shuffle": true, "hold_ms": 1000, "batch": 100, "paused": true}
  GET    /_control/webhooks             how they went
  POST   /_control/updates              {"waba_id": "…", "field": "…", "value": {…}}   any webhook, as it is
  POST   /_control/media/expire         lets addresses of files hold no longer
  POST   /_control/faults               {"kind": "error", "code": 190}   {"kind": "fail_later", "code": 131026}
                                        {"kind": "delay", "ms": 500}   {"kind": "hang"}   {"kind": "drop"}
                                        {"kind": "lose"}   {"kind": "stall"}   the same, but after it was done
                                        {"kind": "error", "code": 131000, "status": 500, "done": true}   an error after it was done
                                        each with "times", "skip" and "path"
  DELETE /_control/faults               forget those that have not happened
  GET    /_control/requests, /_control/calls   what was asked of the provider so far
`

async function main(): Promise<void> {
  const { numbers, ...options } = readArguments()
  const simulator = await startSimulator(options).catch((error: Error) => fail(1, error.message))
  for (const [id, number] of numbers) simulator.setNumber(id, number)
  if (process.send === undefined) console.log(`The simulated provider is on ${simulator.url}`)
  process.send?.({ type: 'ready', url: simulator.url })

  const stop = () => void simulator.stop().then(() => process.exit(0))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  if (process.send !== undefined) process.once('disconnect', stop)
}

function readArguments(): SimulatorOptions & { numbers: Numbers } {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '4020' },
        host: { type: 'string', default: '127.0.0.1' },
        number: { type: 'string', multiple: true, default: [] },
        'callback-url': { type: 'string' },
        'auto-reply': { type: 'boolean', default: false },
        data: { type: 'string' },
        empty: { type: 'boolean', default: false },
        help: { type: 'boolean' },
      },
    })
    if (values.help) {
      console.log(HELP)
      process.exit(0)
    }
    const port = Number(values.port)
    if (!/^\d{1,5}$/.test(values.port) || port > 65_535)
      throw new Error(`--port must be 0 to 65535, not "${values.port}".`)
    const callbackUrl = values['callback-url']
    if (callbackUrl !== undefined && !/^https?:\/\/./.test(callbackUrl))
      throw new Error(`--callback-url must be an http or https URL, not "${callbackUrl}".`)
    return {
      port,
      host: values.host,
      samples: !values.empty,
      dataFile: values.data,
      numbers: values.number.map(readNumber),
      behaviour: { auto_reply: values['auto-reply'], enforce_window: values.empty },
      app: readApp(),
      ...(callbackUrl !== undefined && { callbackUrl }),
    }
  } catch (error) {
    return fail(2, `${(error as Error).message.split('. To specify')[0]?.replace(/\.$/, '')}. See --help.`)
  }
}

type Numbers = readonly (readonly [id: string, number: NumberInput])[]

function readNumber(text: string): Numbers[number] {
  const [, id, waba_id, display_phone_number, verified_name] = /^(\d+),(\d+),([^,]+),(.+)$/.exec(text) ?? []
  if (id === undefined) throw new Error(`--number must be ID,ACCOUNT,PHONE,NAME, not "${text}".`)
  return [id, { waba_id: waba_id!, display_phone_number: display_phone_number!, verified_name: verified_name! }]
}

function readApp(): { id?: string; secret?: string } {
  const { PROVIDER_APP_ID: id, PROVIDER_APP_SECRET: secret } = process.env
  return { ...(id && { id }), ...(secret && { secret }) }
}

function fail(status: number, message: string): never {
  console.error(message)
  process.exit(status)
}

await main()
