import type { FaultOptions } from './faults.ts'
import { help, type MockArguments, readArguments } from './read-arguments.ts'

async function main({ isStateful, ...options }: MockArguments): Promise<void> {
  if (isStateful) {
    const { runService } = await import('./run-service.ts')
    process.exitCode = await runService(options)
    return
  }
  // Loaded only now: help and errors need no contract.
  const { startMock } = await import('./start-mock.ts')
  const mock = await startMock(options).catch((error: Error) => fail(1, error.message))
  console.log(`Mock of the contract on ${mock.url}`)
  if (options.fail !== undefined) console.log(faultLine(options.fail))
  if (options.record !== undefined) console.log(`Requests are appended to ${options.record}, without keys and cookies.`)
  if (process.send === undefined) console.log(bannerOf(mock.url))
  process.send?.({ type: 'ready', url: mock.url })

  const stop = () => void mock.stop().then(() => process.exit(0))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  if (process.send !== undefined) process.once('disconnect', stop)
}

function faultLine({ share, seed }: FaultOptions): string {
  return `${+(share * 100).toFixed(4)} % of the valid requests fail. To repeat it: --fail ${share} --seed ${seed}`
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

function readOrFail(): MockArguments | 'help' {
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
