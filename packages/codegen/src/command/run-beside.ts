import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** How often it is checked whether the parent process has ended. */
const checkMs = 500

/** Starts a command beside this process. Each ends with the other: this process by the exit code of the command. */
export function runBeside([file = '', ...args]: readonly string[]): void {
  const child = spawn(file, args, { stdio: 'inherit' })
  for (const signal of endingSignals) process.on(signal, () => child.kill(signal))
  // A signal to npm reaches only the shell of a script, which ends without its processes.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), checkMs)
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal!]))
  child.on('error', ({ message }) => {
    console.error(`openapi-hono: ${message}`)
    process.exit(2)
  })
}
