import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@channel/test-kit'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { packPackage } from '../../../../scripts/pack.ts'
import { NodeProject } from '../../../../scripts/package/test/node-project.ts'

// Their packages for one platform need no install script.
const isSupported = process.platform === 'linux' && process.arch === 'x64'
const runtimes = {
  '@cloudflare/workerd-linux-64': '1.20261117.1',
  '@deno/linux-x64-glibc': '2.9.6',
  '@oven/bun-linux-x64-baseline': '1.4.5',
}
const bundlers = { esbuild: '0.28.2', rolldown: '1.3.2', vite: '8.3.8' }

const document = {
  openapi: '3.2.0',
  info: { title: 'Teas', version: '1.0.0' },
  paths: {
    '/teas/events': {
      post: {
        operationId: 'announceTeas',
        requestBody: {
          required: true,
          content: { 'application/jsonl': { itemSchema: { $ref: '#/components/schemas/Tea' } } },
        },
        responses: {
          200: {
            description: 'An event for each tea.',
            content: {
              'text/event-stream': {
                itemSchema: {
                  type: 'object',
                  properties: {
                    data: {
                      type: 'string',
                      contentMediaType: 'application/json',
                      contentSchema: { $ref: '#/components/schemas/Tea' },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/teas/parts': {
      post: {
        operationId: 'copyParts',
        requestBody: { required: true, content: { 'multipart/mixed': { itemSchema: {} } } },
        responses: { 200: { description: 'The same parts.', content: { 'multipart/mixed': { itemSchema: {} } } } },
      },
    },
    '/teas/{id}': {
      put: {
        operationId: 'putTea',
        security: [{ key: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
          { name: 'tags', in: 'query', explode: false, schema: { type: 'array', items: { type: 'string' } } },
        ],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Tea' } } },
        },
        responses: {
          200: { description: 'The tea.', content: { 'application/json': { schema: {} } } },
        },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
    schemas: {
      Tea: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string', maxLength: 5, pattern: '^\\p{Lu}' } },
      },
    },
  },
}

const app = `import { createApp } from '@channel/codegen/hono'
import { routes } from './generated/routes.js'
const app = createApp(routes, {
  security: { key: ({ key }) => (key === 'open' ? { name: 'Jo' } : undefined) },
  handlers: {
    announceTeas: ({ body }) => ({
      status: 200,
      contentType: 'text/event-stream',
      body: (async function* () {
        for await (const data of body) yield { data }
      })(),
    }),
    copyParts: ({ body }) => ({ status: 200, contentType: 'multipart/mixed', body }),
    putTea: ({ params, query, body }, c) => ({ status: 200, body: { ...params, ...query, ...body, by: c.var.security.key.name } }),
  },
})
export default { fetch: (request) => app.fetch(request) }
`

const configOfWorkerd = (port: number, bundle: string) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "${bundle}")],
  compatibilityDate = "2026-06-01",
);
`
/** Serves a bundle with Node's own server, which has no \`fetch\`. */
const nodeServer = (bundle: string) => `import { createServer } from 'node:http'
import worker from './${bundle}'
createServer(async (incoming, outgoing) => {
  const chunks = []
  for await (const chunk of incoming) chunks.push(chunk)
  const body = chunks.length === 0 ? undefined : Buffer.concat(chunks)
  const request = new Request('http://localhost' + incoming.url, { method: incoming.method, headers: incoming.headers, body })
  const response = await worker.fetch(request)
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}).listen(Number(process.env.PORT), '127.0.0.1')
`

let project: NodeProject
const program = (name: string) => join(project.directory, 'node_modules', name)

beforeAll(async () => {
  if (!isSupported) return
  const directory = await mkdtemp(join(tmpdir(), 'codegen-runtimes-'))
  project = new NodeProject(directory)
  await packPackage('codegen', join(directory, 'codegen.tgz'))
  await writeFile(join(directory, 'package.json'), '{"private":true,"type":"module"}')
  const versions = Object.entries({ ...runtimes, ...bundlers }).map(([name, version]) => `${name}@${version}`)
  // Without the optional peer.
  const ours = ['./codegen.tgz', 'zod@4.6.7', 'hono@4.13.19', '@hono/zod-openapi@1.6.3']
  await project.npm('install', '--no-audit', '--no-fund', '--prefer-offline', ...ours, ...versions)
  await writeFile(join(directory, 'openapi.json'), JSON.stringify(document))
  await project.run('npx', 'openapi-hono', 'openapi.json', '--out', 'generated')
  await writeFile(join(directory, 'app.js'), app)
  await project.run('npx', 'esbuild', 'app.js', '--bundle', '--format=esm', '--outfile=esbuild.js')
  await project.run('npx', 'rolldown', 'app.js', '--format', 'esm', '--platform', 'browser', '--file', 'rolldown.js')
  const lib = "{ entry: 'app.js', formats: ['es'], fileName: () => 'vite.js' }"
  await writeFile(
    join(directory, 'vite.config.js'),
    `export default { build: { outDir: '.', emptyOutDir: false, lib: ${lib} } }`,
  )
  await project.run('npx', 'vite', 'build', '--logLevel', 'error')
})
afterAll(() => isSupported && rm(project.directory, { recursive: true, force: true }))

/** Starts a runtime with a bundle on a port. */
const starts: Record<string, (bundle: string, port: number) => Promise<ChildProcess>> = {
  async workerd(bundle, port) {
    await writeFile(join(project.directory, `${bundle}.capnp`), configOfWorkerd(port, bundle))
    return start(program('@cloudflare/workerd-linux-64/bin/workerd'), ['serve', `${bundle}.capnp`])
  },
  deno: async (bundle, port) =>
    start(program('@deno/linux-x64-glibc/deno'), [
      'serve',
      '--no-remote',
      '--host',
      '127.0.0.1',
      '--port',
      `${port}`,
      bundle,
    ]),
  bun: async (bundle, port) =>
    start(program('@oven/bun-linux-x64-baseline/bin/bun'), ['run', '--port', `${port}`, bundle], port),
  async 'node without code from strings'(bundle, port) {
    await writeFile(join(project.directory, `node-${bundle}`), nodeServer(bundle))
    return start(process.execPath, ['--disallow-code-generation-from-strings', `node-${bundle}`], port)
  },
}

function start(file: string, args: readonly string[], port?: number): ChildProcess {
  const child = spawn(file, args, {
    cwd: project.directory,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1', ...(port !== undefined && { PORT: `${port}` }) },
  })
  onTestFinished(async () => {
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
    child.kill('SIGKILL')
    await ended
  })
  return child
}

describe.skipIf(!isSupported).each(Object.keys(starts))('%s', (runtime) => {
  test.each(Object.keys(bundlers))('runs an app that %s has bundled', async (bundler) => {
    const port = await freePort()
    await starts[runtime]!(`${bundler}.js`, port)
    const url = `http://127.0.0.1:${port}/teas/1?tags=a,b`
    const put = (body: string, key = 'open') =>
      fetch(url, { method: 'PUT', headers: { 'content-type': 'application/json', 'x-key': key }, body })
    await expect
      .poll(
        () =>
          put('{"name":"Assam"}').then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 20_000 },
      )
      .toBe(200)
    expect(await (await put('{"name":"Assam"}')).json()).toEqual({ id: 1, tags: ['a', 'b'], name: 'Assam', by: 'Jo' })
    expect(await (await put('{"name":"assam"}')).json()).toMatchObject({ status: 400, location: 'body.name' })
    // In chunks, without a length.
    const stream = new Blob(['{"name":', '"Assam"}']).stream()
    const chunked = {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-key': 'open' },
      duplex: 'half' as const,
    }
    expect(await (await fetch(url, { ...chunked, body: stream })).json()).toMatchObject({ name: 'Assam' })
    const teas = {
      method: 'POST',
      headers: { 'content-type': 'application/jsonl' },
      body: new Blob(['{"name":"As', 'sam"}\n{"name":"Mate"}\n']).stream(),
      duplex: 'half' as const,
    }
    const events = await fetch(`http://127.0.0.1:${port}/teas/events`, teas)
    expect(await events.text()).toBe('data: {"name":"Assam"}\n\ndata: {"name":"Mate"}\n\n')
    const parts = await fetch(`http://127.0.0.1:${port}/teas/parts`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/mixed; boundary=b' },
      body: new Blob(['--b\r\n\r\nAs', 'sam\r', '\n--b\r\n\r\nMate\r\n--b--']).stream(),
      duplex: 'half' as const,
    })
    expect((await parts.text()).match(/^\w+(?=\r$)/gm)).toEqual(['Assam', 'Mate'])
    expect((await put('{"name":"Assam"}', 'closed')).headers.get('www-authenticate')).toContain('ApiKey')
  })
})
