import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const command = fileURLToPath(new URL('../src/cli.ts', import.meta.url))

export interface Outcome {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command as a process of its own. */
export function execute(...args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr })
    })
  })
}
