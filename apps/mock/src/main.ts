import { help, readArguments } from './read-arguments.ts'

type Options = Exclude<ReturnType<typeof readArguments>, 'help'>

async function main(options: Options): Promise<void> {
  // Loaded only now: help and errors need no contract.
  const { startMock } = await import('./start-mock.ts')
  const mock = await startMock(options).catch((error: Error) => fail(1, error.message))
  console.log(`Mock of the contract on ${mock.url}`)
  process.send?.({ type: 'ready', url: mock.url })

  const stop = () => void mock.stop().then(() => process.exit(0))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  if (process.send !== undefined) process.once('disconnect', stop)
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
