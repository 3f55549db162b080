import { openProcessLog } from '@channel/logger'
import { type Arguments, help, readArguments } from './read-arguments.ts'
import { startSimulator } from './start-simulator.ts'

async function main({ options, numbers, log: logged }: Arguments): Promise<void> {
  const log = openProcessLog('simulator', logged)
  const simulator = await startSimulator({ ...options, log }).catch((error: Error) => fail(1, error.message))
  for (const [id, number] of numbers) simulator.setNumber(id, number)
  if (process.send === undefined) console.log(`The simulated provider is on ${simulator.url}`)
  else log.info({ url: simulator.url }, 'The simulated provider is listening.')
  process.send?.({ type: 'ready', url: simulator.url })

  const stop = () => void simulator.stop().then(() => process.exit(0))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  if (process.send !== undefined) process.once('disconnect', stop)
}

function readOrFail(): Arguments | 'help' {
  try {
    return readArguments(process.argv.slice(2), process.env)
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
