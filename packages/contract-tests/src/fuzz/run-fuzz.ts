import { spawn } from 'node:child_process'
import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readLocalData } from '../start/read-local-data.ts'
import { startApp } from '../start/start-app.ts'
import { type FuzzOptions, installCommand } from './command.ts'
import { findProgram } from './find-program.ts'
import { readReport, summarize } from './summarize.ts'

const CONFIGURATION = fileURLToPath(new URL('../../schemathesis.toml', import.meta.url))
const LOOPBACK_ONLY = import.meta.resolve('./loopback-only.ts')

// Long parameters would be refused with 431 before the operation is known.
const nodeOptions = `--import=${LOOPBACK_ONLY} --max-http-header-size=1048576`

/**
 * Runs Schemathesis against a service that is started for it, and prints what it finds.
 *
 * @returns the exit status
 * @throws Error if Schemathesis is not installed
 */
export async function runFuzz(options: FuzzOptions, signal: AbortSignal): Promise<number> {
  const program = findProgram('schemathesis')
  if (program === undefined) {
    throw new Error(`Schemathesis is not installed, or not on PATH. Install it with: ${installCommand}`)
  }
  console.error('Starting the service on a temporary database …')
  const args = ['start', '--temporary', '--port', '0']
  await using service = await startApp('cli', args, { NODE_OPTIONS: nodeOptions })
  await using directory = await mkdtempDisposable(join(tmpdir(), 'fuzz-'))
  const file = join(directory.path, 'report.json')
  const child = spawn(program, [...argumentsOf(options, service.url), '--report-json-path', file], {
    // It writes its caches there.
    cwd: directory.path,
    env: { ...process.env, CHANNEL_API_KEY: (await readLocalData(service.dataDirectory, 'demo')).key },
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
  })
  // An abort is an error of the child too, which must not end the wait.
  child.on('error', () => undefined)
  await new Promise((closed) => child.once('close', closed))
  if (signal.aborted) return 1
  const report = readReport(await readFile(file, 'utf8'))
  console.log(summarize(report))
  return report.exit_code
}

function argumentsOf({ seed, maxExamples, only }: FuzzOptions, url: string): string[] {
  return [
    ...['--config-file', CONFIGURATION, 'run', `${url}/v1/openapi.json`],
    ...(seed === undefined ? [] : ['--seed', seed]),
    ...(maxExamples === undefined ? [] : ['--max-examples', maxExamples]),
    // Sequences need the operations that create what this one uses.
    ...(only === undefined ? [] : ['--include-operation-id', only, '--phases', 'examples,coverage,fuzzing']),
  ]
}
