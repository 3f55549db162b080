import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isSet, readSettings, SettingsError, secretFileOf, variableNames } from '@channel/settings'
import { dataDirectory } from '../data-directory.ts'
import { secretFilePath } from '../secret-file.ts'
import { isSource, siblingApp } from '../sibling-app.ts'
import { error, type Finding, ok, runCheck, warning } from './finding.ts'

const oldestNode = [24, 18] as const

/** Checks this machine: the version of Node, the settings, and the rights of files. */
export async function checkMachine(): Promise<Finding[]> {
  const findings = [
    runCheck('node', async () => checkNode(process.versions.node)),
    runCheck('settings', async () => checkSettings()),
    runCheck('secret files', checkSecretFiles),
    runCheck('programs', checkPrograms),
  ]
  return (await Promise.all(findings)).flat()
}

/** @param version such as `24.18.0` */
export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isOld = major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])
  return isOld ? error('node', `${version} is too old: install ${oldestNode.join('.')} or later`) : ok('node', version)
}

/** As the processes check them. With the embedded database, `start` sets some. */
function checkSettings(): Finding | Finding[] {
  if (!isSet(process.env, 'DATABASE_URL')) return ok('settings', 'those of `start`')
  const lines = (['api', 'worker'] as const).flatMap((name) => {
    try {
      readSettings(name, process.env)
      return []
    } catch (thrown) {
      if (thrown instanceof SettingsError) return thrown.lines
      throw thrown
    }
  })
  return lines.length === 0
    ? ok('settings', 'all are valid')
    : [...new Set(lines)].map((line) => error('settings', line))
}

async function checkSecretFiles(): Promise<Finding | Finding[]> {
  const given = variableNames.flatMap((name) => secretFileOf(process.env, name) ?? [])
  const found: Finding[] = []
  for (const path of [...given, secretFilePath(dataDirectory(process.env))]) {
    const file = await stat(path).catch(() => undefined)
    if (file !== undefined && (file.mode & 0o007) !== 0)
      found.push(warning('secret files', `every user of this machine can use ${path}: run \`chmod o= ${path}\``))
  }
  return found.length > 0 ? found : ok('secret files', 'closed to other users')
}

/** Whoever may replace the programs can read the secrets. */
async function checkPrograms(): Promise<Finding | []> {
  if (isSource) return []
  const directory = dirname(dirname(siblingApp('api')))
  for (const app of ['api', 'worker'] as const) await access(siblingApp(app), constants.R_OK)
  const isWritable =
    process.getuid?.() !== 0 &&
    (await access(directory, constants.W_OK).then(
      () => true,
      () => false,
    ))
  return isWritable
    ? warning('programs', `this user may write to ${directory}: let another user own it`)
    : ok('programs', directory)
}
