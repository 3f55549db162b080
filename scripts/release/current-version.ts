import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../command/paths.ts'

/** The version of the service; 0.0.0 before the first release. */
export function currentVersion(folder = root): string {
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version
}
