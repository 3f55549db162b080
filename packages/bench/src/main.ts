import { endWithReader } from '@channel/logger/end-with-reader'
import { runCommandLine } from './run-command-line.ts'

endWithReader(process.stdout)
process.exitCode = await runCommandLine(process.argv.slice(2))
