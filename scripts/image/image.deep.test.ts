import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSilencingProxy } from '@channel/db/testing'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { root } from '../command/paths.ts'
import { Buildah, makeBuildRoot, makeRuntimeRoot } from './base-images.ts'

/** The image is built from roots of Debian, as root: there is no registry of images. */
const canBuild =
  process.getuid?.() === 0 && ['buildah', 'debootstrap'].every((name) => spawnSync(name, ['--version']).status === 0)
const secret = 'a secret for tests that is long enough'

/** The first arguments: runs a command as the user of the image, with its root mounted read-only and files in memory. */
const contained = `
mount --bind "$1" "$1" && mount -t proc proc "$1/proc" && mount -t tmpfs -o mode=1777 tmpfs "$1/data" || exit 99
mount -o remount,ro,bind "$1" || exit 98
root=$1; shift
exec chroot --userspec=65532:65532 "$root" /usr/local/bin/node /app/main.js "$@"`

describe.skipIf(!canBuild)('the image', () => {
  const directory = mkdtempSync(join(tmpdir(), 'channel-image-'))
  const buildah = new Buildah(directory)
  let mounted: string
  const children: ChildProcess[] = []

  beforeAll(() => {
    for (const [image, make] of [
      ['build', makeBuildRoot],
      ['runtime', (path: string) => makeRuntimeRoot(path, join(directory, 'downloads'))],
    ] as const) {
      const path = join(directory, image)
      make(path)
      buildah.commit(path, `localhost/${image}`)
      rmSync(path, { recursive: true })
    }
    const bases = ['--build-arg', 'BUILD_IMAGE=localhost/build', '--build-arg', 'BASE_IMAGE=localhost/runtime']
    buildah.run('bud', '-q', ...bases, '-t', 'localhost/channel', root)
    mounted = buildah.run('mount', buildah.run('from', 'localhost/channel'))
  }, 1_500_000)

  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL')
    buildah.run('umount', '--all')
    buildah.run('rm', '--all')
    rmSync(directory, { recursive: true, force: true })
  })

  function start(environment: NodeJS.ProcessEnv, ...args: string[]) {
    const child = spawn('unshare', ['--mount', 'sh', '-c', contained, 'sh', mounted, ...args], { env: environment })
    children.push(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    return { child, ended, output: () => output }
  }

  it('has at most 300 MB, one user without rights, and neither shell, package manager nor simulator', () => {
    const size = Number(execFileSync('du', ['-sm', mounted], { encoding: 'utf8' }).split('\t')[0])
    expect(size).toBeLessThanOrEqual(300)
    const { OCIv1 } = JSON.parse(buildah.run('inspect', '--type', 'image', 'localhost/channel'))
    expect(OCIv1.config).toMatchObject({ User: '65532:65532', Env: expect.arrayContaining(['HOST=0.0.0.0']) })
    expect(readdirSync(join(mounted, 'app')).sort()).toEqual(
      ['api', 'cli', 'dashboard', 'main.js', 'package.json', 'worker'].sort(),
    )
    for (const path of ['bin/sh', 'usr/bin/sh', 'usr/bin/apt', 'usr/bin/dpkg', 'usr/bin/npm'])
      expect(existsSync(join(mounted, path)), path).toBe(false)
  })

  it('migrates, serves and stops as its user, with a read-only root', async () => {
    await using database = await createTestDatabase()
    // The image does not see the socket of the database.
    const proxy = await startSilencingProxy(database.url)
    onTestFinished(() => proxy.close())
    const environment = {
      CHANNEL_DATA_DIR: '/data',
      DATABASE_URL: proxy.url,
      CHANNEL_SECRET: secret,
      PUBLIC_URL: 'https://api.example.com',
      SHUTDOWN_DELAY_SECONDS: '0',
      PORT: '0',
    }
    const migration = start(environment, 'channel', 'migrate')
    expect([await migration.ended, migration.output()]).toEqual([0, expect.any(String)])
    const api = start(environment, 'api')
    const worker = start(environment, 'worker')
    await expect.poll(() => /http:\/\/[\d.]+:\d+/.exec(api.output())?.[0] ?? api.output()).toMatch(/^http:/)
    const url = /http:\/\/[\d.]+:\d+/.exec(api.output())![0]
    await expect.poll(async () => (await fetch(`${url}/ready`)).status).toBe(200)
    expect((await fetch(`${url}/sign-in`)).status).toBe(200)
    await expect.poll(() => worker.output()).toMatch(/"msg":"The worker is running/)
    for (const { child } of [api, worker]) child.kill('SIGTERM')
    expect([await api.ended, await worker.ended, api.output(), worker.output()]).toEqual([
      0,
      0,
      expect.not.stringMatching(/"level":"(?:error|fatal)"/),
      expect.not.stringMatching(/"level":"(?:error|fatal)"/),
    ])
  })
})
