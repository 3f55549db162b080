import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { register } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Runs .ts files as JavaScript. A config file needs no types of its own, because `defineConfig` has them. */
const hooks = `import { readFile } from 'node:fs/promises'
export const load = async (url, context, next) =>
  /\\.ts(?:\\?|$)/.test(url) ? { format: 'module', source: await readFile(new URL(url)), shortCircuit: true } : next(url, context)`
/** Since 22.18. */
const stripsTypes = Boolean((process.features as { typescript?: unknown }).typescript)
let isRegistered = false

/**
 * Imports a config file, as it is now.
 *
 * @returns its default export
 * @throws Error with one line that begins with the file, and with the position of a syntax error
 */
export async function importConfig(file: string): Promise<unknown> {
  if (!stripsTypes && !isRegistered) {
    register(`data:text/javascript,${encodeURIComponent(hooks)}`)
    isRegistered = true
  }
  let exported: { default?: unknown }
  try {
    const { mtimeMs } = statSync(file)
    exported = await import(/* @vite-ignore */ `${pathToFileURL(resolve(file)).href}?changed=${mtimeMs}`)
  } catch (error) {
    const isSyntax = error instanceof SyntaxError
    const advice = isSyntax && file.endsWith('.ts') && !stripsTypes ? '. Before Node 22.18, write it without types' : ''
    const position = isSyntax ? positionOf(error, file) : ''
    throw new Error(`${file}${position}: ${messageOf(error).split('\n', 1)[0]}${advice}`)
  }
  if (exported.default !== undefined) return exported.default
  throw new Error(`${file}: It must export its options: export default defineConfig({ … }).`)
}

/** A file may throw anything. */
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The position of a syntax error, such as `:3:7`. Node has it only in texts, and that of JavaScript only for `--check`. */
function positionOf({ stack = '' }: Error, file: string): string {
  const position = /^\S*:(\d+)\n(?:(?! *\^).*\n)*?( *)\^/
  const check = () =>
    spawnSync(process.execPath, ['--check', '--input-type=module'], { input: readFileSync(file), encoding: 'utf8' })
      .stderr
  const [, line, indentation = ''] = position.exec(stack) ?? position.exec(check()) ?? []
  return line === undefined ? '' : `:${line}:${indentation.length + 1}`
}
