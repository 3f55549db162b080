import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes SHA256SUMS, which `sha256sum --check` reads, of all files in a folder. */
export async function writeChecksums(folder: string): Promise<void> {
  const names = (await readdir(folder)).sort()
  const lines = names.map(async (name) => {
    const hash = createHash('sha256').update(await readFile(join(folder, name)))
    return `${hash.digest('hex')}  ${name}\n`
  })
  await writeFile(join(folder, 'SHA256SUMS'), (await Promise.all(lines)).join(''))
}
