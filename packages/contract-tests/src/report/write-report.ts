import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { renderJunit } from './junit.ts'
import { readRun, runOf, saveRun } from './last-run.ts'
import { renderHtml } from './render-html.ts'
import type { TargetReport } from './target-report.ts'

/** Writes `report.html`, `junit.xml`, and `run.json` for the comparison with the next run. @returns the path of the page */
export async function writeReport(directory: string, reports: readonly TargetReport[]): Promise<string> {
  const page = resolve(directory, 'report.html')
  await mkdir(directory, { recursive: true })
  const [madeAt, runFile] = [new Date(), join(directory, 'run.json')]
  await writeFile(page, renderHtml(reports, madeAt, await readRun(runFile)))
  await saveRun(runFile, runOf(reports, madeAt))
  await writeFile(join(directory, 'junit.xml'), renderJunit(reports))
  return page
}
