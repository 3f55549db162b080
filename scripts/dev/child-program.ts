import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../command/paths.ts'

/** A program of the workspace that runs in its own process until it is stopped. */
export class ChildProgram {
  readonly #name: string
  readonly #entry: string
  readonly #args: readonly string[]
  #process: ChildProcess | undefined

  /** @param entry its file, relative to the root of the workspace */
  constructor(name: string, entry: string, args: readonly string[] = []) {
    this.#name = name
    this.#entry = entry
    this.#args = args
  }

  /** Whether it is running. If it ended on its own, it has printed the reason. */
  get runs(): boolean {
    return this.#process !== undefined
  }

  /**
   * Starts it in its own process group: Ctrl-C reaches only the parent, which then stops each child once.
   *
   * @param onMessage receives its messages to the parent
   */
  start(onMessage: (message: unknown) => void = () => {}): void {
    const child = fork(join(root, this.#entry), this.#args, { cwd: root, detached: true, execArgv: [] })
    this.#process = child
    child.on('message', onMessage)
    child.once('error', (error) => console.error(`${this.#name} cannot be started: ${error.message}`))
    child.once('exit', (code, signal) => {
      if (this.#process !== child) return
      this.#process = undefined
      console.error(`${this.#name} ended (${signal ?? `exit code ${code}`}). It starts again after the next change.`)
    })
  }

  send(message: string): void {
    if (this.#process?.connected) this.#process.send(message)
  }

  /** Resolves when its process has ended. */
  async stop(): Promise<void> {
    const child = this.#process
    this.#process = undefined
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}
