import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@channel/test-kit'
import { expect, onTestFinished } from 'vitest'

/** As in ops/bin/channel-restart: until a proxy knows that a process serves again. */
export const knownAfterMs = 3_000

/** The proxies with a configuration in ops/proxy, whether they are installed, and how to start them. */
export const proxies = [
  { name: 'nginx', isMissing: spawnSync('nginx', ['-v']).status !== 0, start: startNginx },
  { name: 'Caddy', isMissing: spawnSync('caddy', ['version']).status !== 0, start: startCaddy },
]

const configuration = (name: string) => fileURLToPath(new URL(`../../../../ops/proxy/${name}`, import.meta.url))

/** Starts nginx with ops/proxy/nginx.conf before these two ports, until the end of the test. @returns its URL */
async function startNginx(ports: readonly number[]): Promise<string> {
  const [directory, port] = await Promise.all([aDirectory(), freePort()])
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  let site = await readFile(configuration('nginx.conf'), 'utf8')
  // The addresses of the test, and no certificate.
  for (const [own, other] of [
    ['listen 443 ssl;', `listen 127.0.0.1:${port};`],
    ['127.0.0.1:8787', `127.0.0.1:${ports[0]}`],
    ['127.0.0.1:8788', `127.0.0.1:${ports[1]}`],
    [/ssl_certificate.*/g, ''],
  ] as const) {
    site = site.replace(own, other)
  }
  await writeFile(
    join(directory, 'nginx.conf'),
    `daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    pid ${directory}/pid;
    error_log stderr crit;
    events {}
    http {
      access_log off;
      ${paths.map((name) => `${name}_temp_path ${directory}/${name};`).join('\n')}
      ${site}
    }`,
  )
  return started('nginx', ['-c', join(directory, 'nginx.conf'), '-p', directory], `http://127.0.0.1:${port}`)
}

/** Starts Caddy with ops/proxy/Caddyfile before these ports, until the end of the test. @returns its URL */
async function startCaddy(ports: readonly number[]): Promise<string> {
  const [directory, port, admin] = await Promise.all([aDirectory(), freePort(), freePort()])
  const url = `http://127.0.0.1:${port}`
  return started('caddy', ['run', '--adapter', 'caddyfile', '--config', configuration('Caddyfile')], url, {
    PUBLIC_URL: url,
    APIS: ports.map((each) => `127.0.0.1:${each}`).join(' '),
    CADDY_ADMIN: `127.0.0.1:${admin}`,
    XDG_DATA_HOME: directory,
    XDG_CONFIG_HOME: directory,
  })
}

async function aDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'channel-proxy-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

async function started(program: string, args: string[], url: string, environment = {}): Promise<string> {
  const child = spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...environment } })
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  })
  const health = () => fetch(`${url}/v1/health`).then(({ status }) => status)
  await expect.poll(() => health().catch(() => undefined)).toBe(200)
  return url
}
