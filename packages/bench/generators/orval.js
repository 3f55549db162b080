import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { generate as run } from 'orval'

export const entry = 'zod.ts'

export async function generate(input, output) {
  const target = join(output, entry)
  // Without it, the component schemas are not exported.
  const override = { zod: { generateReusableSchemas: true } }
  await run({ input: { target: input }, output: { target, client: 'zod', override } })
}

/** Serves every operation of the document, with a middleware around the handlers. */
export async function serve(input, output, around) {
  const coerce = { param: true, query: true, header: true, body: true }
  const override = { zod: { coerce } }
  await run({
    input: { target: input },
    output: { target: join(output, 'app.ts'), client: 'hono', mode: 'split', override },
  })
  const handlers = await import(join(output, 'app.handlers.ts'))
  const { paths } = JSON.parse(await readFile(input, 'utf8'))
  const app = new Hono().use(around)
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, { operationId }] of Object.entries(item)) {
      // The last one is empty, to be filled in.
      const validators = handlers[`${operationId}Handlers`].slice(0, -1)
      app.on(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1'), ...validators, (context) =>
        context.body(null, 204),
      )
    }
  }
  return app
}
