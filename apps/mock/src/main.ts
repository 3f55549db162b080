import { help, readArguments } from './read-arguments.ts'

type Options = Exclude<ReturnType<typeof readArguments>, 'help'>

async function main({ isStateful, ...options }: Options): Promise<void> {
  if (isStateful) {
    const { runService } = await import('./run-service.ts')
    process.exitCode = await runService(options)
    return
  }
  // Loaded only now: help and errors need no contract.
  const { startMock } = await import('./start-mock.ts')
  const mock = await startMock(options).catch((error: Error) => fail(1, error.message))
  console.log(`Mock of the contract on ${mock.url}`)
  if (process.send === undefined) console.log(bannerOf(mock.url))
  process.send?.({ type: 'ready', url: mock.url })

  const stop = () => void mock.stop().then(() => process.exit(0))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  if (process.send !== undefined) process.once('disconnect', stop)
}

function bannerOf(url: string): string {
  return `
  It returns the examples of the contract, stores nothing, and accepts any API key:

    curl -w '\\n' '${url}/v1/labels' -H 'Authorization: Bearer any'
    curl -w '\\n' '${url}/v1/labels' -H 'Authorization: Bearer any' -H 'Prefer: code=429'

  Operations and their examples   ${url}
  The service itself, with state  npm run -s mock -- --stateful
  Ctrl-C stops it.
`
}

function readOrFail(): Options | 'help' {
  try {
    return readArguments(process.argv.slice(2))
  } catch (error) {
    return fail(2, `${(error as Error).message.split('. To specify')[0]?.replace(/\.$/, '')}. See --help.`)
  }
}

function fail(status: number, message: string): never {
  console.error(message)
  process.exit(status)
}

const given = readOrFail()
if (given === 'help') console.log(help)
else await main(given)
