import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, createServer, type InlineConfig } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { openapiHono } from '../src/vite.ts'
import { testDirectory } from './generate-modules.ts'

const documentOf = (book: string) => `openapi: 3.1.0
info: { title: Books, version: '1' }
paths: {}
components:
  schemas:
    Book:
      $ref: parts/book.yaml
    Title: ${book}
`

/** A project whose entry imports a generated schema. */
function project() {
  const root = testDirectory()
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  mkdirSync(join(root, 'parts'))
  write('parts/book.yaml', 'type: object\nproperties: { title: { type: string } }\n')
  write('openapi.yaml', documentOf('{ type: string }'))
  write('openapi-hono.config.ts', `export default { document: 'openapi.yaml', out: 'gen', strict: true }\n`)
  write('main.js', `import { Title } from './gen/schemas.js'\nconsole.log(Title)\n`)
  const logged: string[] = []
  const log = (text: string) => void logged.push(text)
  const config: InlineConfig = {
    root,
    configFile: false,
    plugins: [openapiHono()],
    customLogger: {
      info: log,
      warn: log,
      warnOnce: log,
      error: log,
      clearScreen: () => {},
      hasErrorLogged: () => false,
      hasWarned: false,
    },
  }
  return { root, write, config, logged, read: (file: string) => readFileSync(join(root, file), 'utf8') }
}

const buildOptions = { write: false, lib: { entry: 'main.js', formats: ['es' as const] }, minify: false }

/** The messages of a server to a browser that has loaded the entry. */
async function connect(config: InlineConfig) {
  const server = await createServer({
    ...config,
    server: { port: 0, host: '127.0.0.1' },
    optimizeDeps: { noDiscovery: true },
  })
  onTestFinished(() => server.close())
  await server.listen()
  const address = server.httpServer!.address() as { port: number }
  const url = `127.0.0.1:${address.port}`
  const load = async () => {
    for (const file of ['main.js', 'gen/schemas.js', 'gen/schemas/unused.js'])
      await (await fetch(`http://${url}/${file}`)).text()
  }
  await load()
  const socket = new WebSocket(`ws://${url}/?token=${server.config.webSocketToken}`, 'vite-hmr')
  onTestFinished(() => socket.close())
  const messages: { type: string; err?: { message: string; loc?: object } }[] = []
  const waiting = new Set<() => void>()
  socket.addEventListener('message', ({ data }) => {
    messages.push(JSON.parse(String(data)))
    for (const wake of waiting) wake()
  })
  await once(socket as never, 'open')
  /** Waits for a message of a type, and drops those before it. */
  const next = async (type: string) => {
    for (;;) {
      const index = messages.findIndex((message) => message.type === type)
      if (index >= 0) return messages.splice(0, index + 1).at(-1)!
      await new Promise<void>((resolve) => waiting.add(resolve))
    }
  }
  return { next, load }
}

test('a build generates before it resolves the generated files', async () => {
  const { config, read, logged } = project()
  await build({ ...config, build: buildOptions })
  expect(read('gen/types.d.ts')).toContain('export type Title = string')
  expect(logged.join('\n')).toMatch(/gen: \d+ of \d+ files written/)
})

test('a build fails with the position of an error in the document', async () => {
  const { config, write, root } = project()
  write('openapi.yaml', documentOf('{ type: text }'))
  const error = await build({ ...config, build: buildOptions }).catch((thrown) => thrown)
  expect(error.message).toMatch(/openapi\.yaml:8:\d+: error: /)
  expect(error.message).not.toContain('vite.ts')
  expect(error.errors).toMatchObject([{ id: join(root, 'openapi.yaml'), loc: { line: 8 } }])
})

test('a server generates again after changes, and shows errors in the overlay', async () => {
  const { config, write, read, root } = project()
  const { next, load } = await connect(config)
  expect(read('gen/types.d.ts')).toContain('export type Title = string')

  write('openapi.yaml', documentOf('{ type: integer }'))
  await next('full-reload')
  expect(read('gen/types.d.ts')).toContain('export type Title = number')
  await load()

  write('parts/book.yaml', 'type: text\n')
  const { err } = await next('error')
  expect(err?.message).toContain('parts/book.yaml:1:1: error: ')
  expect(err?.loc).toEqual({ file: join(root, 'parts/book.yaml'), line: 1, column: 1 })
  expect(read('gen/types.d.ts')).toContain('export type Title = number')

  write('parts/book.yaml', 'type: object\nproperties: { title: { type: string } }\n')
  await next('full-reload')

  write('openapi-hono.config.ts', `export default { document: 'openapi.yaml', out: 'gen', strict: true, paths: 1 }\n`)
  expect((await next('error')).err?.message).toContain("'paths' must be true or false.")
  write('openapi-hono.config.ts', `export default { document: 'openapi.yaml', out: 'gen', paths: true }\n`)
  await next('full-reload')
  expect(read('gen/paths.d.ts')).toContain('export type Title = number')
})

test('a run of Vitest, which does not watch, fails like a build', async () => {
  const { config, write } = project()
  write('openapi.yaml', documentOf('{ type: text }'))
  const server = createServer({ ...config, server: { middlewareMode: true, watch: null, ws: false } })
  await expect(server).rejects.toThrow(/openapi\.yaml:8:\d+: error: /)
})

test('names the config file that is missing', async () => {
  const root = testDirectory()
  await expect(build({ root, configFile: false, logLevel: 'silent', plugins: [openapiHono()] })).rejects.toThrow(
    `openapi-hono: there is no ${join(root, 'openapi-hono.config.ts')}.`,
  )
})
