import { readArguments } from './command/read-arguments.ts'
import { ChildProgram } from './dev/child-program.ts'
import { watchFolders } from './dev/watch-folders.ts'

const help = `Generates and type-checks after every save. Runs the service with its embedded database, the mock, and the web page with
hot reload. The service is
restarted when the types are correct. The mock reloads the contract when it changes. Ctrl-C stops everything.

npm run -s dev
  --no-service       without the service
  --no-mock          without the mock
  --no-page          without the web page
  --port N           port of the service (8787)
  --mock-port N      port of the mock (4010)
  --page-port N      port of the web page (5173)`

const { values } = readArguments(help, {
  'no-service': { type: 'boolean' },
  'no-mock': { type: 'boolean' },
  'no-page': { type: 'boolean' },
  port: { type: 'string', default: '8787' },
  'mock-port': { type: 'string', default: '4010' },
  'page-port': { type: 'string', default: '5173' },
})

// The generating process loads these files once, so a change needs a new process.
const generatorFolders = ['packages/codegen/src', 'scripts/generate', 'spec']
const generatorFiles = /^(?:packages|scripts)\/.*\.[jt]s$|^spec\/(?:lint\/(?!test\/).*|redocly\.yaml|errors\.yaml)$/

const generator = new ChildProgram('The generator', 'scripts/generate.ts', ['--watch'])
const service = new ChildProgram('The service', 'apps/cli/src/main.ts', ['start', '--port', values.port])
const mock = new ChildProgram('The mock', 'apps/mock/src/main.ts', ['--port', values['mock-port']])
const page = new ChildProgram('The web page', 'apps/dashboard/tools/dev-server.ts', [
  ...['--port', values['page-port']],
  ...['--service', `http://127.0.0.1:${values.port}`],
])
const children = [
  generator,
  ...(values['no-service'] ? [] : [service]),
  ...(values['no-mock'] ? [] : [mock]),
  ...(values['no-page'] ? [] : [page]),
]

generator.start(onVerdict)
watchFolders(generatorFolders, generatorFiles, async () => {
  await generator.stop()
  generator.start(onVerdict)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stopAll)

/** When types pass, starts the other programs or restarts the service. The mock watches the contract itself. */
function onVerdict(message: unknown): void {
  if (message !== 'types pass') return
  for (const child of children) {
    if (!child.runs) child.start()
    else if (child === service) {
      console.log('The service is restarting.')
      service.send('restart')
    }
  }
}

async function stopAll(): Promise<void> {
  await Promise.all(children.map((child) => child.stop()))
  process.exit()
}
