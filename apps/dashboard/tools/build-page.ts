import { existsSync, globSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { builtPage, fingerprintPage } from './page-sources.ts'

const marker = 'fingerprint.txt'

/** Whether the built page exists and was made from the present sources. */
export function isPageBuilt(fingerprint = fingerprintPage()): boolean {
  const file = join(builtPage, marker)
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint
}

/**
 * Builds the page into `dist/dashboard`, with a compressed file beside each text file. The previous page is served
 * until the new one is complete: it is built elsewhere and moved.
 */
export async function buildPage(): Promise<void> {
  const fingerprint = fingerprintPage()
  await mkdir(dirname(builtPage), { recursive: true })
  const directory = await mkdtemp(`${builtPage}-`)
  try {
    // A process started by the tests has another value, which would make a development build: larger, and with the paths
    // of this machine.
    process.env.NODE_ENV = 'production'
    const { build } = await import('vite')
    const configFile = join(import.meta.dirname, '../vite.config.ts')
    await build({ configFile, build: { outDir: directory, emptyOutDir: true } })
    await compressFiles(directory)
    await writeFile(join(directory, marker), fingerprint)
    await makeReadable(directory)
    await replaceDirectory(directory, builtPage)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function compressFiles(directory: string): Promise<void> {
  const files = globSync('**/*.{html,js,css,svg}', { cwd: directory }).map((file) => join(directory, file))
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file)
      const [br, gz] = await Promise.all([promisify(brotliCompress)(content), promisify(gzip)(content, { level: 9 })])
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
    }),
  )
}

/** Lets every user read the page, whatever the umask is and the modes of its sources are. */
async function makeReadable(directory: string): Promise<void> {
  await chmod(directory, 0o755)
  for (const entry of globSync('**/*', { cwd: directory, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
}

/** A directory cannot be replaced in one step, so another process may win between the two. */
async function replaceDirectory(from: string, to: string): Promise<void> {
  const previous = `${from}-previous`
  for (let attempt = 0; ; attempt += 1) {
    try {
      await rename(to, previous).catch(ignoreMissing)
      await rename(from, to)
      break
    } catch (error) {
      if (attempt === 5) throw error
      await rm(previous, { recursive: true, force: true })
    }
  }
  await rm(previous, { recursive: true, force: true })
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
