import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './places.ts'

/** How a program ended. `output` holds what it printed to either stream, in the order it came. */
export interface Ended {
  ok: boolean
  stdout: string
  output: string
}

// What a program prints is read through a pipe, and nothing is told to anyone.
const plain = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  TURBO_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
}

/** Runs a program of the workspace from its root, on the Node that runs this, and waits for its end. It never rejects. */
export function run(program: string, args: readonly string[]): Promise<Ended> {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...plain },
      stdio: ['ignore', 'pipe', 'pipe'],
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
export function runInstalled(name: string, args: readonly string[]): Promise<Ended> {
  return run(join(root, 'node_modules/.bin', name), args)
}
