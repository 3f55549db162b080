import { startTemporaryPostgres } from '../src/index.ts'

/** A process with a temporary server that exits without stopping it, or is killed. */
const { url } = await startTemporaryPostgres()
process.send?.(url)
process.once('message', () => process.exit(0))
