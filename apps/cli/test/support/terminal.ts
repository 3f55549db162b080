import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'

/** A terminal with a shell into which a reader pastes commands. Variables and functions persist. `await using` closes it. */
export class Terminal implements AsyncDisposable {
  readonly #shell: ChildProcessWithoutNullStreams
  readonly #ended: Promise<unknown>

  /**
   * @param options of the shell's process
   * @param command that starts a shell which reads its standard input
   */
  constructor(
    options: { readonly env: NodeJS.ProcessEnv; readonly cwd?: string },
    command: readonly [string, ...string[]] = ['bash', '--norc'],
  ) {
    this.#shell = spawn(command[0], command.slice(1), { ...options, stdio: 'pipe', detached: true })
    this.#ended = once(this.#shell, 'exit')
    for (const stream of [this.#shell.stdout, this.#shell.stderr]) stream.setEncoding('utf8')
  }

  /** The process of the shell, or of what runs it. */
  get pid(): number {
    return this.#shell.pid as number
  }

  /**
   * Runs commands, and resolves once all are done.
   *
   * @throws Error with what they printed, if one of them fails
   */
  async paste(commands: string): Promise<{ stdout: string; stderr: string }> {
    const end = `end of ${Math.random()}`
    const output = Promise.all([this.#shell.stdout, this.#shell.stderr].map((stream) => this.#readUntil(stream, end)))
    const quoted = `'${commands.replaceAll("'", "'\\''")}'`
    // Commands that read their input must not take what is pasted next.
    this.#shell.stdin.write(`set -e; eval ${quoted} </dev/null; set +e; echo '${end}'; echo '${end}' >&2\n`)
    const [stdout, stderr] = await output
    if (!stdout?.isComplete || !stderr?.isComplete)
      throw new Error(`Failed:\n${commands}\nIt printed:\n${stdout?.text}${stderr?.text}`)
    return { stdout: stdout.text, stderr: stderr.text }
  }

  /** Reads up to the line of the end, or what there is when the shell ends. */
  async #readUntil(stream: Readable, end: string): Promise<{ text: string; isComplete: boolean }> {
    const line = `${end}\n`
    let text = ''
    const complete = new Promise<void>((resolve) => {
      stream.on('data', function listen(chunk: string) {
        text += chunk
        if (text.endsWith(line)) resolve(void stream.off('data', listen))
      })
    })
    // What it printed last may still be on its way. Processes in the background may keep the stream open.
    await Promise.race([complete, this.#ended.then(() => delay(200))])
    return { text: text.replace(line, ''), isComplete: text.endsWith(line) }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#shell.stdin.end()
    // The whole group: what the shell started in the background, too.
    if (this.#shell.exitCode === null && this.#shell.signalCode === null) process.kill(-this.pid, 'SIGKILL')
    await this.#ended
  }
}
