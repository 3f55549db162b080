import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@channel/test-kit'
import { expect, it, onTestFinished } from 'vitest'
import { startApiProcess } from './support/api-process.ts'
import { startLoad } from './support/load.ts'
import { startApi } from './support/start-api.ts'

const api = await startApi()

// Retried, because a connection that arrives in the very moment in which the listener closes is reset by the system.
it.skipIf(!hasNginx())(
  'fails no request behind nginx when the processes are replaced one after another',
  { retry: 2 },
  async () => {
    const tenant = await api.tenant()
    const ports = [await freePort(), await freePort()]
    const start = (port: number) =>
      startApiProcess({
        PORT: String(port),
        SHUTDOWN_DELAY_SECONDS: '1',
        RATE_LIMIT_READS_PER_MINUTE: '0',
        RATE_LIMIT_WRITES_PER_MINUTE: '0',
      })
    const processes = await Promise.all(ports.map(start))
    const url = await startNginx(ports)
    await using load = startLoad(tenant, () => url)

    for (let replaced = 0; replaced < 6; replaced++) {
      const index = replaced % 2
      const before = load.responses()
      await expect.poll(load.responses).toBeGreaterThan(before + 100)
      processes[index]!.child.kill('SIGTERM')
      expect(await processes[index]!.ended).toBe(0)
      processes[index] = await start(ports[index]!)
    }
    expect(load.failures).toEqual([])
  },
)

function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Starts nginx in front of these ports, as docs/operations.md describes it. */
async function startNginx(ports: readonly number[]): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'channel-nginx-'))
  const port = await freePort()
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
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
      upstream channel {
        ${ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join('\n')}
        keepalive 32;
        keepalive_timeout 30s;
      }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://channel;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
        }
      }
    }`,
  )
  const child = spawn('nginx', ['-c', join(directory, 'nginx.conf'), '-p', directory], { stdio: 'ignore' })
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    await rm(directory, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(() =>
      fetch(`${url}/v1/health`).then(
        ({ status }) => status,
        () => undefined,
      ),
    )
    .toBe(200)
  return url
}
