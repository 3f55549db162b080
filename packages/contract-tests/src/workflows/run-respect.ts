import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { stringify } from 'yaml'
import type { WorkflowDocument } from './read-workflows.ts'
import { WORKFLOWS } from './read-workflows.ts'

const REDOCLY = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))
// A workflow that never ends reaches this.
const maxSteps = '1000'

export interface RespectOptions {
  readonly document: WorkflowDocument
  readonly workflowId: string
  /** The address of the target. */
  readonly url: string
  readonly inputs: Readonly<Record<string, unknown>>
  readonly signal: AbortSignal
}

export interface RespectResult {
  /** The failed checks with their reasons; empty if all passed. */
  readonly failures: string
  /** How many requests were sent. */
  readonly requests: number
  /** stepId → the body of its last response. */
  readonly bodies: ReadonlyMap<string, unknown>
}

/** Runs one workflow with Redocly's `respect`, which checks every response against the contract too. */
export async function runRespect({
  document,
  workflowId,
  url,
  inputs,
  signal,
}: RespectOptions): Promise<RespectResult> {
  await using directory = await mkdtempDisposable(join(tmpdir(), 'workflows-'))
  const file = join(directory.path, document.file)
  const log = join(directory.path, 'log.json')
  const [source] = document.sourceDescriptions
  const sourceDescriptions = [{ ...source, url: join(WORKFLOWS, source?.url ?? '') }]
  const { file: _, ...content } = { ...document, sourceDescriptions }
  await writeFile(file, stringify(content))
  const options = ['--workflow', workflowId, '--server', `${source?.name}=${url}`, '--json-output', log]
  const child = spawn(process.execPath, [REDOCLY, 'respect', file, ...options, '--max-steps', maxSteps], {
    // Without the configuration of spec/, whose lint is not needed here.
    cwd: directory.path,
    env: { ...process.env, ...quiet, REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(inputs) },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  const { files = {} } = JSON.parse(await readFile(log, 'utf8').catch(() => '{}')) as RespectLog
  const steps = stepsOf(Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows))
  const bodies = new Map(steps.map(({ stepId, response }) => [stepId, response?.body]))
  const failures = status === 0 ? '' : failuresIn(`${stderr}${stdout}`)
  return { failures, requests: steps.length, bodies }
}

/** No telemetry, no request for a newer version, no colors. */
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }

/** The parts of Redocly's log that are read. */
interface RespectLog {
  readonly files?: Record<string, { executedWorkflows: LoggedWorkflow[] }>
}
interface LoggedWorkflow {
  readonly executedSteps: readonly (LoggedStep | LoggedWorkflow)[]
}
interface LoggedStep {
  readonly stepId: string
  readonly response?: { readonly body: unknown }
}

/** The executed steps, with those of called workflows and with repetitions. */
function stepsOf(workflows: readonly LoggedWorkflow[]): LoggedStep[] {
  return workflows
    .flatMap(({ executedSteps }) => executedSteps)
    .flatMap((step) => ('executedSteps' in step ? stepsOf([step]) : step))
}

/** The part of the output that lists the failed checks. */
function failuresIn(printed: string): string {
  const failures = printed.split('Failed tests info:')[1]?.split('Summary for')[0] ?? printed
  return failures.trim() || 'Redocly ended without a reason.'
}
