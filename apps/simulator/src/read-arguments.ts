import { parseArgs } from 'node:util'
import type { ProcessLogSettings } from '@channel/logger'
import { type Environment, environmentHelp, namesFor, readSettings } from '@channel/settings'
import type { NumberInput } from './numbers.ts'
import type { SimulatorOptions } from './start-simulator.ts'

export const help = `Usage: npm run -s simulator -- [--port N] [--or-next-port] [--host H] [--number ID,ACCOUNT,PHONE,NAME]… [--callback-url URL]
       [--auto-reply] [--data FILE] [--empty]

Simulates the upstream provider over HTTP. Set PROVIDER_BASE_URL of the service to its URL.

  --port N            port to listen on (default SIMULATOR_PORT; 0 picks a free one)
  --or-next-port      take the next free port if that one is in use
  --host H            IP address or host name to listen on (default 127.0.0.1)
  --number …          creates a number: its id, business account, phone number and name; can be repeated
  --callback-url URL  send webhooks there, without a handshake
  --auto-reply        customers reply to messages that they have read
  --data FILE         persist accounts, numbers, files and conversations in FILE
  --empty             start without business accounts. Otherwise every account exists, with sample templates, and messages
                      outside of the 24-hour window are delivered too
  --help              print this help

Control it with JSON while it runs:

  PUT    /_control/wabas/ID             {"token": "…", "templates": [{"name": "…", "language": "en_US", "status": "APPROVED"}]}
  PATCH  /_control/wabas/ID/templates/NAME/LANGUAGE   {"status": "PAUSED"}   {"category": "MARKETING"}   {"quality": "RED"}
  PUT    /_control/numbers/ID           {"waba_id": "…", "display_phone_number": "…", "verified_name": "…", "quality_rating": "RED",
                                         "in_business_app": true}
  POST   /_control/numbers/ID/messages  {"from": "+49…", "name": "…", "type": "text", "text": {"body": "…"}}
                                        {"from": "+49…", "type": "image", "image": {"base64": "…", "mime_type": "image/png"}}
  PUT    /_control/numbers/ID/customers  {"customers": [{"from": "+49…", "name": "…", "messages": [{"id": "…", "text": "…"}]}]}
                                        names and earlier messages, which are not reported
  POST   /_control/numbers/ID/preferences {"from": "+49…", "value": "stop"}
  POST   /_control/numbers/ID/identities  {"from": "+49…", "number": "+49…", "user_id": "DE.…"}
  POST   /_control/numbers/ID/phone/history  {"phases": [0, 1, 2], "chunks_per_phase": 2}   {"declined": true}
  GET    /_control/numbers/ID/conversations[/CUSTOMER]
  GET    /_control/sent                 the messages that the provider accepted
  PUT    /_control/behavior            {"auto_reply": true, "pace_ms": 400, "statuses": ["sent", "delivered", "read"],
                                         "enforce_window": true, "enforce_limits": true, "pricing": null}
  PUT    /_control/callback             {"url": "…", "verify_token": "…"}   with a handshake
  PUT    /_control/webhooks             {"url": "…", "copies": 5, "shuffle": true, "hold_ms": 1000, "batch": 100, "paused": true}
  GET    /_control/webhooks             settings and deliveries
  POST   /_control/updates              {"waba_id": "…", "field": "…", "value": {…}}   any webhook, unchanged
  POST   /_control/media/expire         expire the addresses of files
  POST   /_control/faults               {"kind": "error", "code": 190}   {"kind": "fail_later", "code": 131026}
                                        {"kind": "delay", "ms": 500}   {"kind": "hang"}   {"kind": "drop"}
                                        {"kind": "lose"}   {"kind": "stall"}   like "drop" and "hang", but after execution
                                        {"kind": "error", "code": 131000, "status": 500, "done": true}   an error after execution
                                        each with "times", "skip" and "path"
  DELETE /_control/faults               remove pending faults, and end delays
  GET    /_control/actions              everything that can happen, with examples of the bodies
  GET    /_control/errors               the error codes of the provider
  GET    /_control/requests, /_control/calls   the provider requests so far

${environmentHelp(namesFor('simulator'))}
`

type Numbers = readonly (readonly [id: string, number: NumberInput])[]

/** The options of the command line and the environment. */
export interface Arguments {
  readonly options: SimulatorOptions
  readonly numbers: Numbers
  readonly log: ProcessLogSettings
}

/**
 * Reads the command line and the environment.
 *
 * @throws Error in one line, if one of them is invalid
 */
export function readArguments(args: readonly string[], environment: Environment): Arguments | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      'or-next-port': { type: 'boolean', default: false },
      host: { type: 'string', default: '127.0.0.1' },
      number: { type: 'string', multiple: true, default: [] },
      'callback-url': { type: 'string' },
      'auto-reply': { type: 'boolean', default: false },
      data: { type: 'string' },
      empty: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return 'help'
  if (values.port !== undefined && !(/^\d{1,5}$/.test(values.port) && Number(values.port) <= 65_535))
    throw new Error(`--port must be 0 to 65535, not "${values.port}".`)
  const callbackUrl = values['callback-url']
  if (callbackUrl !== undefined && !/^https?:\/\/./.test(callbackUrl))
    throw new Error(`--callback-url must be an http or https URL, not "${callbackUrl}".`)
  const { port, app, log } = readEnvironment(environment)
  return {
    options: {
      port: values.port === undefined ? port : Number(values.port),
      orNextPort: values['or-next-port'],
      host: values.host,
      samples: !values.empty,
      dataFile: values.data,
      behavior: { auto_reply: values['auto-reply'], enforce_window: values.empty },
      app,
      ...(callbackUrl !== undefined && { callbackUrl }),
    },
    numbers: values.number.map(readNumber),
    log,
  }
}

function readNumber(text: string): Numbers[number] {
  const [, id, waba_id, display_phone_number, verified_name] = /^(\d+),(\d+),([^,]+),(.+)$/.exec(text) ?? []
  if (id === undefined) throw new Error(`--number must be ID,ACCOUNT,PHONE,NAME, not "${text}".`)
  return [id, { waba_id: waba_id!, display_phone_number: display_phone_number!, verified_name: verified_name! }]
}

function readEnvironment(environment: Environment): {
  port: number
  app: { id?: string; secret?: string }
  log: ProcessLogSettings
} {
  const values = readSettings('simulator', environment)
  const { PROVIDER_APP_ID: id, PROVIDER_APP_SECRET: secret, LOG_LEVEL: level, LOG_FORMAT: format } = values
  return {
    port: values.SIMULATOR_PORT,
    app: { ...(id && { id }), ...(secret && { secret }) },
    log: { level, format, secrets: secret ? [secret] : [] },
  }
}
