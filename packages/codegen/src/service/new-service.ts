import type { Api, Operation } from '../analyze/api.ts'
import type { DocumentConfig } from '../config.ts'
import { literal } from '../print/literal.ts'
import { quote } from '../print/quote.ts'
import type { Json } from '../read/json.ts'
import type { PackageSource } from './package-source.ts'
import { versions } from './versions.ts'

/** The files of a new service besides its handlers, by path. */
export function newService(
  name: string,
  config: DocumentConfig,
  api: Api,
  source: PackageSource,
): ReadonlyMap<string, string> {
  return new Map([
    ['package.json', `${JSON.stringify(manifestOf(name, source), null, 2)}\n`],
    ['openapi-hono.config.ts', configFile(config)],
    ['tsconfig.json', `${JSON.stringify(tsconfig, null, 2)}\n`],
    ['tsconfig.build.json', `${JSON.stringify(buildConfig, null, 2)}\n`],
    ['.gitignore', 'node_modules\ndist\n'],
    ['README.md', readmeOf(name, config, source)],
    ['src/app.ts', appOf(config)],
    ['src/server.ts', server],
    ['src/app.test.ts', testOf(api)],
  ])
}

/** Before 22.18, Node says only that it does not know the file extension. */
const nodeCheck = `node -e "process.features.typescript || (console.error('npm run -s dev needs Node 22.18 or later.'), process.exit(1))"`

function manifestOf(name: string, { specifier }: PackageSource) {
  const { '@types/node': node, typescript, vitest, ...dependencies } = versions
  return {
    name:
      name
        .toLowerCase()
        .replaceAll(/[^a-z0-9._~-]+/g, '-')
        .replace(/^[._-]+/, '') || 'service',
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: { node: '>=22.18' },
    scripts: {
      predev: nodeCheck,
      dev: 'openapi-hono --watch -- node --watch src/server.ts',
      generate: 'openapi-hono',
      test: 'vitest run --dir src',
      build: 'tsc -p tsconfig.build.json',
      start: 'node dist/server.js',
    },
    dependencies: { ...dependencies, '@channel/codegen': specifier },
    devDependencies: { '@types/node': node, typescript, vitest },
  }
}

/** The output imports a `../generated` in JavaScript as the sources do. */
const tsconfig = {
  compilerOptions: {
    target: 'es2023',
    module: 'nodenext',
    types: ['node'],
    rootDir: 'src',
    outDir: 'dist',
    strict: true,
    exactOptionalPropertyTypes: true,
    erasableSyntaxOnly: true,
    verbatimModuleSyntax: true,
    rewriteRelativeImportExtensions: true,
    skipLibCheck: true,
  },
  include: ['src'],
}

/** The editor knows the tests, and `dist/` does not have them. */
const buildConfig = { extends: './tsconfig.json', exclude: ['src/**/*.test.ts'] }

function configFile({ document, out, service, ...others }: DocumentConfig): string {
  const rows = Object.entries({ document, out, service, ...others }).map(
    ([key, value]) => `  ${key}: ${literal(value as Json).replaceAll('\n', '\n  ')},\n`,
  )
  return `import { defineConfig } from '@channel/codegen/config'\n\nexport default defineConfig({\n${rows.join('')}})\n`
}

function appOf({ output }: DocumentConfig): string {
  const path = output === 'ts' ? './generated/routes.ts' : '../generated/routes.js'
  return `import { createApp } from '@channel/codegen/hono'
import { OpenAPIHono } from '@hono/zod-openapi'
import { routes } from ${quote(path)}
import type { Env } from './context.ts'
import { handlers } from './handlers.ts'
import { security } from './security.ts'

const hono = new OpenAPIHono<Env>()
// Middleware of your own comes here: hono.use(…)

export const app = createApp(routes, { app: hono, security, handlers })
`
}

const server = `import { serve } from '@hono/node-server'
import { app } from './app.ts'

const port = Number(process.env.PORT ?? 3000)
serve({ fetch: app.fetch, port }, (address) => console.log(\`Listening on http://localhost:\${address.port}\`))
`

/** A test of the operation that needs the least input. */
function testOf({ operations }: Api): string {
  const [operation] = operations
    // `Request` cannot have the method TRACE.
    .filter(({ method }) => method !== 'TRACE')
    .toSorted((a, b) => inputsOf(a) - inputsOf(b))
  const { method, path } = operation ?? { method: 'GET', path: '/' }
  const url = encodeURI(path.replaceAll(/\{[^{}]*\}/g, '1'))
  const [title, expected] = expectationOf(operation)
  return `import { expect, test } from 'vitest'
import { app } from './app.ts'

test(${quote(`${method} ${path} ${title}`)}, async () => {
  const response = await app.request(${quote(url)}, { method: ${quote(method)} })
  ${expected}
})
`
}

function expectationOf(operation: Operation | undefined): [title: string, expected: string] {
  if (operation === undefined) return ['is unknown', 'expect(response.status).toBe(404)']
  const requiresCredentials =
    operation.security.length > 0 && operation.security.every((each) => Object.keys(each).length > 0)
  if (requiresCredentials) return ['refuses requests without credentials', 'expect(response.status).toBe(401)']
  if (inputsOf(operation) === 0) return ['has no handler yet', 'expect(response.status).toBe(501)']
  return ['is served', 'expect(response.status).not.toBe(404)']
}

/** The number of inputs that a request must have. */
function inputsOf({ parameters, body }: Operation): number {
  return parameters.filter(({ required }) => required).length + (body?.required ? 1 : 0)
}

function readmeOf(name: string, { document, out }: DocumentConfig, { command }: PackageSource): string {
  return `# ${name}

Serves [${document}](${encodeURI(document)}). It needs Node 22.18 or later.

\`\`\`sh
${command}
npm run -s dev        # on http://localhost:3000; generates and restarts after changes
npm test
npm run -s build && npm start
npm run -s generate   # after a change of the document, without dev
\`\`\`

- \`src/handlers/\` has the handlers of each tag. Those to be written answer 501. After a change of the document, \`dev\` and
  \`generate\` add stubs of new operations. They change nothing that is written, and list handlers of operations that are gone.
- \`src/context.ts\` has the types of bindings and of the variables that middleware sets.
- \`src/security.ts\` tells whose credentials a request has. At first it refuses all.
- \`${out}/\` and \`src/handlers.ts\` are generated: do not edit them.
- \`openapi-hono.config.ts\` has the options of the generator.
`
}
