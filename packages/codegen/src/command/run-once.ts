import { printClient } from '../client/print-client.ts'
import { type Compilation, compile } from '../compile.ts'
import type { DocumentConfig } from '../config.ts'
import { type LoadedDocument, loadDocument } from '../read/load-document.ts'
import { UnreadableDocument } from '../read/parse-file.ts'
import { DocumentError, type Position, type Problem } from '../read/problems.ts'
import { compareService, writeService } from '../service/update-service.ts'
import type { GeneratedFile } from '../write/generated-file.ts'
import { compareGenerated, writeGenerated } from '../write/write-generated.ts'
import { importedFrom } from './format-option.ts'
import { countOf, problemText, summaryOf } from './problem-text.ts'

/** The result of one run. */
export interface Outcome {
  readonly exitCode: number
  /** The document, if it has no errors. */
  readonly api?: Compilation['api']
  /** Where the first error is. */
  readonly position?: Position | undefined
  /** The files that the run read. A change of one of them triggers another run. */
  readonly read: readonly string[]
}

/** Where a run prints to: the console, or a log. */
export interface Printer {
  log(text: string): void
  /** Errors and warnings. */
  error(text: string): void
}

interface RunOptions {
  readonly check: boolean
  readonly print: Printer
}

/** Generates the files of a document once, or compares them, and prints the problems. */
export async function runOnce(options: DocumentConfig, { check, print }: RunOptions): Promise<Outcome> {
  const started = performance.now()
  let loaded: LoadedDocument | undefined
  try {
    loaded = await loadDocument(options.document, options)
    const compilation = compile(loaded, {
      ...options,
      formats: importedFrom(options.out ?? options.client!, options.formats),
    })
    printProblems([], compilation.warnings, options, print)
    printLeftOut(compilation, print)
    const exitCode = await (check ? compare(compilation, options, print) : write(compilation, options, print, started))
    return { exitCode, api: compilation.api, read: loaded.files }
  } catch (error) {
    if (error instanceof DocumentError) printProblems(error.problems, error.warnings, options, print)
    else if (error instanceof UnreadableDocument || isFileError(error)) print.error(`openapi-hono: ${error.message}`)
    else throw error
    const position = error instanceof DocumentError ? error.problems[0]?.position : undefined
    return { exitCode: 1, position, read: loaded?.files ?? [options.document, ...(options.overlays ?? [])] }
  }
}

/** @returns the exit code */
async function write(
  compilation: Compilation,
  options: DocumentConfig,
  print: Printer,
  started: number,
): Promise<number> {
  for (const [directory, files] of outputsOf(compilation, options)) {
    const { stale, missing, extra, total } = writeGenerated(files, directory, options)
    for (const file of extra) print.log(`removed ${file}`)
    const written = stale.length + missing.length
    const took = Math.round(performance.now() - started)
    print.log(`${directory}: ${written} of ${total} files written in ${took} ms`)
  }
  const { out, service: sources } = options
  if (sources === undefined || out === undefined) return 0
  const service = await compareService(compilation.api, { ...options, out, service: sources })
  writeService(service)
  for (const handler of service.missing) print.log(`added ${handler}`)
  const isSelection = [options.include, options.exclude].some((selectors) => selectors !== undefined)
  const reason = `which the ${isSelection ? 'selected operations' : 'generated routes'} do not need`
  for (const handler of service.extra) print.error(`kept ${handler}, ${reason}`)
  if (service.extra.length > 0)
    print.error('Delete them if you do not want them back, and files that have only such handlers.')
  for (const line of service.advice) print.error(line)
  return 0
}

function printProblems(
  errors: readonly Problem[],
  warnings: readonly Problem[],
  { document, quiet }: DocumentConfig,
  print: Printer,
): void {
  const shown = quiet ? errors : [...warnings, ...errors]
  if (shown.length === 0) return
  const summary = summaryOf(errors.length, quiet ? 0 : warnings.length)
  print.error([...shown.map((problem) => problemText(problem, document)), `${summary}.`].join('\n'))
}

function printLeftOut({ leftOut, api }: Compilation, print: Printer): void {
  if (leftOut.length === 0) return
  const total = leftOut.length + api.operations.length + api.webhooks.length
  const were = leftOut.length === 1 ? 'was' : 'were'
  print.error(`${leftOut.length} of ${countOf(total, 'operation')} ${were} left out.`)
}

/** The directories to write, each with its files. */
function outputsOf({ api, files }: Compilation, options: DocumentConfig) {
  const { out, client } = options
  const outputs: (readonly [directory: string, files: Iterable<GeneratedFile>])[] = []
  if (out !== undefined) outputs.push([out, files])
  if (client !== undefined) outputs.push([client, printClient(api, options)])
  return outputs
}

/** @returns the exit code */
async function compare(compilation: Compilation, options: DocumentConfig, print: Printer): Promise<number> {
  const { out, service: sources } = options
  const compared = outputsOf(compilation, options).map(
    ([directory, files]) => [directory, compareGenerated(files, directory, options)] as const,
  )
  const service =
    sources === undefined || out === undefined
      ? undefined
      : await compareService(compilation.api, { ...options, out, service: sources })
  const lines = (['stale', 'missing', 'extra'] as const).flatMap((kind) => [
    ...compared.flatMap(([directory, found]) => found[kind].map((file) => `${kind}: ${directory}/${file}`)),
    ...(service?.[kind] ?? []).map((text) => `${kind}: ${text}`),
  ])
  lines.push(...(service?.advice ?? []))
  for (const line of lines) print.error(line)
  return lines.length === 0 ? 0 : 1
}

/** Whether the error comes from a file system call, for example on a read-only directory. */
function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error
}
