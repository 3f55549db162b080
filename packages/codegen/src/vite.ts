import { join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite'
import { findConfig, readConfig } from './command/read-config.ts'
import { generateNow } from './command/run-all.ts'
import type { Outcome } from './command/run-once.ts'
import { type Watching, watchFiles } from './command/watch-files.ts'

/** Options of the plugin. */
export interface OpenapiHonoOptions {
  /** The config file; by default `openapi-hono.config.ts` (or `.js`, `.mjs`) in the root of the Vite project. */
  readonly config?: string | undefined
}

/** The outcome of a run, and what it printed about errors and warnings. */
interface Run extends Outcome {
  readonly messages: string
}

/**
 * A plugin of Vite and Vitest that generates at the start, and again after each change of a document, of a file that it refers to, of an
 * overlay or of the config file. Errors of a document fail a build. While a server runs, they are in its overlay, and the
 * files stay as they are.
 */
export function openapiHono({ config: given }: OpenapiHonoOptions = {}): Plugin {
  let config: ResolvedConfig
  let file: string
  let watching: Watching | undefined

  async function generate(willRead: (paths: readonly string[]) => void): Promise<Run> {
    const messages: string[] = []
    const print = {
      log: (text: string) => config.logger.info(text, { timestamp: true }),
      error: (text: string) => void messages.push(text),
    }
    const outcome = await generateNow(() => readConfig(file, {}), print, willRead)
    return { ...outcome, messages: messages.join('\n') }
  }

  async function generateOrThrow(): Promise<Run> {
    const run = await generate(() => {})
    if (run.exitCode !== 0) throw errorOf(run)
    if (run.messages !== '') config.logger.warn(run.messages)
    return run
  }

  return {
    name: 'openapi-hono',
    // Before plugins that import generated files.
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
      file = given === undefined ? configIn(config.root) : resolve(config.root, given)
    },
    async buildStart() {
      if (config.command !== 'build') return
      this.addWatchFile(file)
      const { read } = await generateOrThrow()
      for (const path of read) this.addWatchFile(resolve(path))
    },
    async configureServer(server) {
      // `vitest run` watches nothing.
      if (config.server.watch === null) {
        await generateOrThrow()
        return
      }
      let hasFailed = false
      watching = watchFiles([file], async (willRead) => {
        const run = await generate(willRead)
        if (run.exitCode !== 0) showError(server, run)
        else {
          if (run.messages !== '') config.logger.warn(run.messages, { timestamp: true })
          // The files may be those before the error, so that nothing else would remove the overlay.
          if (hasFailed) server.ws.send({ type: 'full-reload' })
        }
        hasFailed = run.exitCode !== 0
        return run.read
      })
      await watching.ready
    },
    closeBundle() {
      watching?.close()
    },
  }
}

function configIn(root: string): string {
  const found = findConfig({ config: undefined }, root)
  if (found !== undefined) return found
  throw new Error(
    `openapi-hono: there is no ${join(root, 'openapi-hono.config.ts')}. Write it, or give { config: FILE }.`,
  )
}

function errorOf({ messages, position }: Run) {
  const error = new Error(messages)
  // Its lines would be those of the plugin.
  error.stack = messages
  if (position === undefined) return error
  const file = resolve(position.file)
  return Object.assign(error, { id: file, loc: { file, line: position.line, column: position.column } })
}

function showError(server: ViteDevServer, run: Run): void {
  server.config.logger.error(run.messages, { timestamp: true })
  const err = { ...errorOf(run), message: run.messages, stack: '', plugin: 'openapi-hono' }
  server.ws.send({ type: 'error', err })
}
