import { readdir } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { create } from 'tar'

/** Writes `<folder>.tar.gz`. The same files make the same bytes: times, owners and the order do not depend on the machine. */
export async function archiveFolder(folder: string, mtime: Date): Promise<void> {
  const cwd = dirname(folder)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.map(({ parentPath, name }) => relative(cwd, join(parentPath, name))).sort()
  await create({ cwd, file: `${folder}.tar.gz`, gzip: { level: 9 }, portable: true, mtime, noDirRecurse: true }, [
    basename(folder),
    ...paths,
  ])
}
