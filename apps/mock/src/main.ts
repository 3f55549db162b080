import { parseArgs } from 'node:util'
import { environmentHelp, namesFor } from '@channel/settings'
import { startMock } from './start-mock.ts'

const HELP = `Usage: npm run -s mock -- [--port N] [--host H]

Serves the examples of every operation of the contract. Accepts any API key.

  --port N   port to listen on (default 4010; 0 picks a free one)
  --host H   IP address or host name to listen on (default 127.0.0.1)
  --help     print this help

Choose a response with a header:  Prefer: code=404   Prefer: example=<name in spec/>   Prefer: code=422, example=<name>

${environmentHelp(namesFor('mock'))}
`

async function main(): Promise<void> {
  const options = readArguments()
  const mock = await startMock(options).catch((error: Error) => fail(1, error.message))
  console.log(`Mock of the contract on ${mock.url}`)
  process.send?.({ type: 'ready', url: mock.url })

  const stop = () => void mock.stop().then(() => process.exit(0))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  if (process.send !== undefined) process.once('disconnect', stop)
}

function readArguments(): { port: number; host: string } {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '4010' },
        host: { type: 'string', default: '127.0.0.1' },
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
    return { port, host: values.host }
  } catch (error) {
    return fail(2, `${(error as Error).message.split('. To specify')[0]?.replace(/\.$/, '')}. See --help.`)
  }
}

function fail(status: number, message: string): never {
  console.error(message)
  process.exit(status)
}

await main()
