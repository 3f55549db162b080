import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { vi } from 'vitest'
import { root as repository } from '../../../../scripts/command/paths.ts'
import { Terminal } from './terminal.ts'

const run = promisify(execFile)

/** A machine needs root, and a kernel that lets it have a network of its own. */
export const canMakeMachine =
  process.getuid?.() === 0 &&
  spawnSync('debootstrap', ['--version']).status === 0 &&
  spawnSync('unshare', ['--net', '--pid', '--mount', '--fork', 'ip', 'link', 'set', 'lo', 'up']).status === 0

/** And one that systemd starts. */
export const canBoot = canMakeMachine && spawnSync('systemd-nspawn', ['--version']).status === 0
const waiting = { timeout: 60_000, interval: 500 }

const environment = {
  HOME: '/root',
  LANG: 'C.UTF-8',
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  DEBIAN_FRONTEND: 'noninteractive',
}

const shell = 'cd /root && exec bash --norc'

/** The first argument is a directory: starts a shell whose root it is. */
const enter = `
mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && cd "$1/root" || exit 99
exec chroot "$1" sh -c '${shell}'`

/** An empty Debian 12 in a directory, whose programs have processes and a network of their own. */
export class DebianMachine implements AsyncDisposable {
  readonly #root: string
  #terminal: Terminal
  #network: string
  #container: ChildProcess | undefined
  readonly #outside: ChildProcess[] = []

  private constructor(root: string, terminal: Terminal) {
    this.#root = root
    this.#terminal = terminal
    this.#network = `--net=/proc/${terminal.pid}/ns/net`
  }

  /**
   * @param root an empty directory
   * @param installation commands that need the network of this machine, such as `apt-get install`
   */
  static async make(root: string, installation: string): Promise<DebianMachine> {
    await run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', root])
    // What this machine knows about its network and the packages there.
    await cp('/etc/apt', join(root, 'etc/apt'), { recursive: true })
    await cp('/etc/resolv.conf', join(root, 'etc/resolv.conf'))
    // Nothing starts what is installed, as in any directory that is no machine.
    await writeFile(join(root, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 })
    {
      await using terminal = openTerminal(root, ['--pid', '--mount'])
      await terminal.paste(`apt-get update -qq\n${installation}`)
    }
    const terminal = openTerminal(root, ['--pid', '--mount', '--net'])
    const machine = new DebianMachine(root, terminal)
    await machine.paste('mount -t sysfs sysfs /sys 2>/dev/null || true')
    await run('nsenter', [machine.#network, 'ip', 'link', 'set', 'lo', 'up'])
    return machine
  }

  /** Ends all that runs, and has systemd start the machine, with what is enabled. Needs the packages systemd-sysv and dbus there. */
  async boot(): Promise<void> {
    await this.#terminal[Symbol.asyncDispose]()
    await this.#shutDown()
    // Services of packages may start now.
    await rm(this.path('usr/sbin/policy-rc.d'), { force: true })
    const options = ['--quiet', '--boot', '--private-network', '--register=no', '--keep-unit']
    this.#container = spawn('systemd-nspawn', [...options, `--directory=${this.#root}`], { stdio: 'ignore' })
    const { pid } = this.#container
    const init = await vi.waitFor(async () => {
      const [child] = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ')
      if (!child) throw new Error('systemd does not run')
      return child
    }, waiting)
    const command = ['nsenter', `--target=${init}`, '--pid', '--mount', '--net', '--uts', '--ipc', '--root'] as const
    this.#terminal = new Terminal({ env: environment, cwd: '/' }, [...command, 'sh', '-c', shell])
    this.#network = `--net=/proc/${init}/ns/net`
    await this.paste(
      `until systemctl is-system-running --wait 2>&1 | grep -qE '^(running|degraded)'; do sleep 0.5; done`,
    )
  }

  async #shutDown(): Promise<void> {
    if (this.#container === undefined) return
    const ended = once(this.#container, 'exit')
    // An orderly shutdown.
    this.#container.kill('SIGTERM')
    await ended
    this.#container = undefined
  }

  /** A path on the machine, as seen from outside. */
  path(path: string): string {
    return join(this.#root, path)
  }

  /** Runs commands as root. @throws Error with what they printed, if one of them fails */
  paste(commands: string): ReturnType<Terminal['paste']> {
    return this.#terminal.paste(commands)
  }

  /** Runs a program of this repository, which the machine can reach by its network only. @param entry from the root of the repository */
  async serve(entry: string, ...args: string[]): Promise<void> {
    const child = spawn('nsenter', [this.#network, process.execPath, join(repository, entry), ...args], {
      stdio: 'ignore',
    })
    this.#outside.push(child)
    await once(child, 'spawn')
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const child of this.#outside) child.kill('SIGTERM')
    await this.#terminal[Symbol.asyncDispose]()
    await this.#shutDown()
  }
}

function openTerminal(root: string, namespaces: readonly string[]): Terminal {
  const command = ['unshare', ...namespaces, '--fork', '--kill-child', 'sh', '-c', enter, 'sh', root] as const
  return new Terminal({ env: environment }, command)
}
