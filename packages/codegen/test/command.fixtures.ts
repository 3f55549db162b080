import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'

export const command = fileURLToPath(new URL('../src/cli.ts', import.meta.url))
export const diffCommand = fileURLToPath(new URL('../src/diff-cli.ts', import.meta.url))

export interface Outcome {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command as a process of its own. */
export function execute(...args: string[]): Promise<Outcome> {
  return executeFile(command, args)
}

export function executeFile(
  file: string,
  args: readonly string[],
  { cwd, node = process.execPath }: { readonly cwd?: string; readonly node?: string } = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(node, [file, ...args], { cwd }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr })
    })
  })
}

/** Runs a command in this process, which takes no time to start. */
export async function runHere(
  main: (args: readonly string[]) => Promise<void>,
  args: readonly string[],
): Promise<Outcome> {
  const spies = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')] as const
  const [stdout, stderr] = spies.map((spy) => {
    const lines: string[] = []
    spy.mockImplementation((line) => void lines.push(`${line}\n`))
    return lines
  })
  const before = process.exitCode
  process.exitCode = undefined
  try {
    await main(args)
    return { code: Number(process.exitCode ?? 0), stdout: stdout!.join(''), stderr: stderr!.join('') }
  } finally {
    process.exitCode = before
    for (const spy of spies) spy.mockRestore()
  }
}
