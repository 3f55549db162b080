import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { renderJunit } from './junit.ts'
import { renderHtml } from './render-html.ts'
import type { TargetReport } from './target-report.ts'

/** Writes `report.html` and `junit.xml`. @returns the path of the page */
export async function writeReport(directory: string, reports: readonly TargetReport[]): Promise<string> {
  const page = resolve(directory, 'report.html')
  await mkdir(directory, { recursive: true })
  await writeFile(page, renderHtml(reports, new Date()))
  await writeFile(join(directory, 'junit.xml'), renderJunit(reports))
  return page
}
