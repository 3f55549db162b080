// @ts-check
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

/** Without a network the defaults wait for more than a minute, silently. The caller's settings have priority. */
const quickRetries = {
  npm_config_fetch_retries: '1',
  npm_config_fetch_retry_mintimeout: '1000',
  pnpm_config_fetch_retries: '1',
  pnpm_config_fetch_retry_mintimeout: '1000',
}

/**
 * Installs the workspace with the pnpm that package.json names. All output goes to standard error: standard output
 * belongs to the command that follows.
 *
 * @param {{ root: string, packageManager: string, updateLockfile: boolean }} options
 * @returns {Promise<{ ok: boolean, output: string }>} `output` is everything that npm and pnpm printed
 */
export async function install({ root, packageManager, updateLockfile }) {
  const started = Date.now()
  console.error('Installing what is missing. The first time this takes about a minute …')
  const [program, ...first] = pnpmCommand(root, packageManager)
  const args = [
    ...first,
    'install',
    updateLockfile ? '--no-frozen-lockfile' : '--frozen-lockfile',
    '--reporter=append-only',
    // A prompt cannot be answered here. Another package manager or version may have left a node_modules.
    '--config.confirm-modules-purge=false',
  ]
  const result = await run(program, args, root)
  if (result.ok) console.error(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
  return result
}

/**
 * The pnpm of an earlier complete installation, which needs no network, or else the one that npm fetches. The log
 * level is set because npm does not print errors under `npm run -s`.
 *
 * @param {string} root
 * @param {string} packageManager such as `pnpm@12.21.0`
 * @returns {[program: string, ...args: string[]]}
 */
function pnpmCommand(root, packageManager) {
  const local = join(root, 'node_modules/.bin/pnpm')
  const isComplete = existsSync(join(root, 'node_modules/.prepared')) && existsSync(local)
  return isComplete ? [local] : ['npx', '--yes', '--loglevel=error', packageManager]
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function run(program, args, cwd) {
  return new Promise((resolve) => {
    const env = { ...quickRetries, ...process.env }
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        showProgress(text)
      })
    }
    child.once('error', (error) => resolve({ ok: false, output: `${output}\nError: ${error.message}` }))
    child.once('close', (code) => {
      if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
      resolve({ ok: code === 0, output })
    })
  })
}

/** @param {string} text */
function showProgress(text) {
  const last = text.match(/^Progress: .*/gm)?.at(-1)
  if (process.stderr.isTTY && last !== undefined) process.stderr.write(`\r\x1b[K${last.slice(0, 79)}`)
}
