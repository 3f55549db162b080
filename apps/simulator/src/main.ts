import { parseArgs } from 'node:util'
import { startSimulator } from './start-simulator.ts'

const HELP = `Usage: node apps/simulator/src/main.ts [--port N] [--host H] [--empty]

Pretends to be the upstream provider, over HTTP: give its URL as PROVIDER_BASE_URL to the API.

  --port N   port to listen on (4020; 0 takes a free one)
  --host H   address to listen on (127.0.0.1)
  --empty    begin without business accounts; otherwise each is there, with sample templates
  --help     this text

Control it with JSON, while it runs:

  PUT    /_control/wabas/ID   {"token": "…", "templates": [{"name": "…", "language": "en_US", "status": "APPROVED"}]}
  POST   /_control/faults     {"kind": "error", "code": 190}   {"kind": "delay", "ms": 500}   {"kind": "hang"}   {"kind": "drop"}
                              each with "times", "skip" and "path"
  DELETE /_control/faults     forget those that have not happened
  GET    /_control/requests   what was asked of the provider so far
`

async function main(): Promise<void> {
  const simulator = await startSimulator(readArguments()).catch((error: Error) => fail(1, error.message))
  if (process.send === undefined) console.log(`The simulated provider is on ${simulator.url}`)
  process.send?.({ type: 'ready', url: simulator.url })

  const stop = () => void simulator.stop().then(() => process.exit(0))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  if (process.send !== undefined) process.once('disconnect', stop)
}

function readArguments(): { port: number; host: string; samples: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '4020' },
        host: { type: 'string', default: '127.0.0.1' },
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
    return { port, host: values.host, samples: !values.empty }
  } catch (error) {
    return fail(2, `${(error as Error).message.split('. To specify')[0]?.replace(/\.$/, '')}. See --help.`)
  }
}

function fail(status: number, message: string): never {
  console.error(message)
  process.exit(status)
}

await main()
