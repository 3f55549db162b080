import { endWithReader } from './end-with-reader.ts'
import { runCommandLine } from './run-command-line.ts'

endWithReader(process.stdout)
process.exitCode = await runCommandLine(process.argv.slice(2))
