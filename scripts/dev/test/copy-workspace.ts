import { cp, readdir, symlink } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from '../../command/paths.ts'

const copied = /^(?:package\.json|tsconfig\.json|scripts|spec|docs|packages|apps)(?:\/|$)/
const leftOut = /(?:^|\/)(?:node_modules|dist|\.turbo)$/

/** Copies the sources of the workspace, so that a test may change them. Installed packages are linked. */
export async function copyWorkspace(to: string): Promise<void> {
  await cp(root, to, {
    recursive: true,
    filter: (path) => {
      const name = relative(root, path)
      return name === '' || (copied.test(name) && !leftOut.test(name))
    },
  })
  const packages = await Promise.all(
    ['packages', 'apps'].map(async (group) => (await readdir(join(root, group))).map((name) => join(group, name))),
  )
  for (const folder of ['', ...packages.flat()]) {
    await symlink(join(root, folder, 'node_modules'), join(to, folder, 'node_modules'))
  }
}
