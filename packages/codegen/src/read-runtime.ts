import { readdirSync, readFileSync } from 'node:fs'

const parts = readdirSync(new URL('./runtime/', import.meta.url)).filter((file) => file.endsWith('.js'))
const files = ['runtime.js', 'runtime.d.ts', ...parts.sort().map((file) => `runtime/${file}`)]

/** The files of the runtime, which are the same for every document. */
export function readRuntime(): [string, string][] {
  return files.map((file) => [file, readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')])
}
