import { startTemporaryPostgres } from '../src/index.ts'

/** A process that has a temporary server until it is told to end without stopping it, or killed. */
const { url } = await startTemporaryPostgres()
process.send?.(url)
process.once('message', () => process.exit(0))
