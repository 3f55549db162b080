import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './paths.ts'

/** The result of a program. `output` has both streams in order of arrival. */
export interface Ended {
  ok: boolean
  stdout: string
  output: string
}

// No colors, since output goes through a pipe; no telemetry.
const plain = {
  TURBO_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
}

/**
 * For the TypeScript compiler, a Go program: its garbage collector otherwise takes a third of the CPU time of a full check. The
 * peak of memory is the same.
 */
export const compilerEnv = { GOGC: '800' }

/**
 * Runs a program in the workspace's root, with the current Node, and waits until it ends. It never rejects.
 *
 * @param signal ends the program
 */
export function run(program: string, args: readonly string[], signal?: AbortSignal): Promise<Ended> {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...compilerEnv, ...process.env, ...plain },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal && { signal }),
    })
    let stdout = ''
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.on('error', (error) => done({ ok: false, stdout, output: `${output}${program}: ${error.message}\n` }))
    child.on('close', (code) => done({ ok: code === 0, stdout, output }))
  })
}

/** Runs a program that a package installs, such as `biome` or `tsc`. */
export function runInstalled(name: string, args: readonly string[], signal?: AbortSignal): Promise<Ended> {
  return run(join(root, 'node_modules/.bin', name), args, signal)
}
