import { type EmbeddedDatabaseError, startEmbeddedPostgres } from '../src/index.ts'

/** A process that owns an embedded database until it is stopped or killed. */
const [dataDir = '', systemDir = ''] = process.argv.slice(2)
const lines: string[] = []

try {
  const postgres = await startEmbeddedPostgres({ dataDir, systemDir, log: (line) => lines.push(line) })
  process.send?.({ url: postgres.url, lines })
  process.once('message', () => {
    postgres.stop().then(() => process.disconnect?.())
  })
} catch (error) {
  const { message, problem } = error as EmbeddedDatabaseError
  process.send?.({ message, problem })
  process.disconnect?.()
}
