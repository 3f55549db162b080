import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { appendFile, chmod, cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../command/paths.ts'

const { scripts, engines } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))

/** A workspace with nothing installed, and stand-ins for npx and an old Node. */
let workspace: string
let programs: string

beforeEach(async () => {
  workspace = await realpath(await mkdtemp(join(tmpdir(), 'channel-prepare-')))
  programs = join(workspace, 'programs')
  await mkdir(programs)
  await mkdir(join(workspace, 'packages/tea'), { recursive: true })
  await mkdir(join(workspace, 'apps'))
  await mkdir(join(workspace, 'scripts'))
  await cp(join(root, 'scripts/prepare.mjs'), join(workspace, 'scripts/prepare.mjs'))
  await cp(join(root, 'scripts/prepare'), join(workspace, 'scripts/prepare'), { recursive: true })
  await writeFile(
    join(workspace, 'package.json'),
    JSON.stringify({
      engines,
      packageManager: 'pnpm@1.2.3',
      scripts: { node: scripts.node },
      optionalDependencies: { [`node-${process.platform}-${process.arch}`]: '26.0.0' },
    }),
  )
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'packages/tea/package.json']) {
    await writeFile(join(workspace, file), '{}')
  }
  await writeFile(
    join(workspace, 'old.mjs'),
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })\n`,
  )
  await writeProgram('node', `exec '${process.execPath}' --import '${join(workspace, 'old.mjs')}' "$@"`)
  await writeInstaller()
})
afterEach(() => rm(workspace, { recursive: true, force: true }))

describe('the first command in a clone', () => {
  it.each([
    ['sh', {}],
    ['bash', { npm_config_script_shell: 'bash' }],
    ['sh, install scripts off', { npm_config_ignore_scripts: 'true' }],
  ])('installs, then runs the installed Node (%s)', async (_, environment) => {
    const { status, stdout, stderr } = await npm(['--print', 'process.versions.node'], environment)
    expect({ status, stdout }).toEqual({ status: 0, stdout: `${process.versions.node}\n` })
    expect(stderr).toMatch(/^Installing what is missing\. [^\n]*\nInstalled in \d+ s\.\n$/)
    expect(await calls()).toEqual([
      'npx --yes --loglevel=error pnpm@1.2.3 install --frozen-lockfile --reporter=append-only --config.confirm-modules-purge=false',
    ])
  })

  it('passes on arguments and the exit status', async () => {
    const { status, stdout } = await npm(['--eval', 'console.log(process.argv[1]); process.exit(7)', 'a b'])
    expect({ status, stdout }).toEqual({ status: 7, stdout: 'a b\n' })
  })

  it('reports in one line that npm cannot reach the registry, and stops', async () => {
    await writeProgram('npx', `echo 'npm error code EAI_AGAIN'; echo 'npm error request to X failed' >&2; exit 1`)
    const { status, stdout, stderr } = await npm(['--eval', 'console.log("ran")'])
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr.split('\n').slice(1)).toEqual([
      expect.stringMatching(/^Cannot reach the npm registry: request to X failed\. .*run the command again\.$/),
      '',
    ])
    expect(await readFile(join(workspace, 'node_modules/.cache/install.log'), 'utf8')).toContain('EAI_AGAIN')
  })

  it('reports in one line that the installed Node does not run', async () => {
    await writeInstaller("echo 'exit 127'")
    const { status, stderr } = await npm(['--version'])
    expect(status).toBe(1)
    expect(stderr.split('\n').slice(2)).toEqual([
      expect.stringMatching(
        /^Node 24\.18 or later is needed: this is 20\.20\.2, and .* does not run here\. Install .*$/,
      ),
      '',
    ])
  })

  it('installs nothing where no Node can run the scripts', async () => {
    await writeFile(join(workspace, 'old.mjs'), `Object.defineProperty(process, 'arch', { value: 's390x' })`, {
      flag: 'a',
    })
    const { status, stderr } = await npm(['--version'])
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Node 24\.18 or later [^\n]* npm has no package of it for \w+-s390x\. Install [^\n]*\n$/)
    expect(await calls()).toEqual([])
  })
})

describe('a later command', () => {
  it('reinstalls with the installed pnpm only after a manifest or the lockfile changes', async () => {
    await npm(['--version'])
    for (const changed of [undefined, 'pnpm-lock.yaml', undefined, 'packages/tea/package.json', undefined]) {
      if (changed !== undefined) await appendFile(join(workspace, changed), '\n')
      expect(await npm(['--version'])).toMatchObject({ status: 0, stdout: `${process.version}\n` })
    }
    expect((await calls()).map((call) => call.split(' ')[0])).toEqual(['npx', 'pnpm', 'pnpm'])
  })

  it('reinstalls after an incomplete installation', async () => {
    await writeInstaller('exit 1')
    expect(await npm(['--version'])).toMatchObject({ status: 1 })
    await writeInstaller()
    expect(await npm(['--version'])).toMatchObject({ status: 0 })
    expect((await calls()).map((call) => call.split(' ')[0])).toEqual(['npx', 'npx'])
  })
})

it('forwards a signal from npm to the command', async () => {
  await npm(['--version'])
  const child = runNpm([
    '--eval',
    `process.on('SIGTERM', () => process.exit(42)); console.log('up'); setTimeout(() => {}, 60_000)`,
  ])
  child.stdout.once('data', () => child.kill('SIGTERM'))
  expect(await once(child, 'exit')).toEqual([42, null])
})

/** Stands in for npx: records its calls and creates the files that pnpm would install. */
async function writeInstaller(node = `echo 'exec "${process.execPath}" "$@"'`): Promise<void> {
  await rm(join(programs, 'npx'), { force: true })
  await writeProgram(
    'npx',
    `echo "$(basename "$0") $*" >> '${join(workspace, 'calls')}'
mkdir -p '${join(workspace, 'node_modules/.bin')}' && cd '${join(workspace, 'node_modules/.bin')}' || exit 1
{ echo '#!/bin/sh'; ${node}; } > node.new || exit 1
chmod +x node.new && mv node.new node && ln -sf '${join(programs, 'npx')}' pnpm`,
  )
}

async function writeProgram(name: string, script: string): Promise<void> {
  const path = join(programs, name)
  await writeFile(path, `#!/bin/sh\n${script}\n`)
  await chmod(path, 0o755)
}

async function calls(): Promise<string[]> {
  const path = join(workspace, 'calls')
  return existsSync(path) ? (await readFile(path, 'utf8')).trim().split('\n') : []
}

function runNpm(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const others = (process.env.PATH ?? '').split(delimiter).filter((each) => !each.includes('node_modules'))
  return spawn('npm', ['run', '-s', 'node', '--', ...args], {
    cwd: workspace,
    env: {
      HOME: workspace,
      PATH: [programs, ...others].join(delimiter),
      npm_config_update_notifier: 'false',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function npm(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const child = runNpm(args, environment)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { status, stdout, stderr }
}
