import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../command/paths.ts'

/** A package of the workspace and its siblings from package.json. */
export interface WorkspacePackage {
  name: string
  folder: string
  dependencies: string[]
  devDependencies: string[]
}

/** Every package under packages/ and apps/. */
export function workspacePackages(): WorkspacePackage[] {
  return ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => packageIn(join(root, group, entry.name))),
  )
}

function packageIn(folder: string): WorkspacePackage {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const siblings = (field: string) => Object.keys(manifest[field] ?? {}).filter((name) => name.startsWith('@channel/'))
  return {
    name: manifest.name,
    folder,
    dependencies: [...siblings('dependencies'), ...siblings('optionalDependencies'), ...siblings('peerDependencies')],
    devDependencies: siblings('devDependencies'),
  }
}
