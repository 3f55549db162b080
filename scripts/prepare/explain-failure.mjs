// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const network =
  /EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|error sending request|dns error/

/**
 * Explains in one line why an installation failed and how to fix it. Writes the full output to a log file.
 *
 * @param {string} root
 * @param {string} output
 */
export function explainFailure(root, output) {
  const log = 'node_modules/.cache/install.log'
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true })
  writeFileSync(join(root, log), output)
  return explain(output, log)
}

/**
 * @param {string} output the output of npm and pnpm
 *
 * @param {string} log the file with the full output
 */
export function explain(output, log) {
  if (output.includes('ERR_PNPM_OUTDATED_LOCKFILE')) {
    return 'pnpm-lock.yaml does not match a package.json. Run: npm run -s update-lockfile'
  }
  if (/\bspawn npx ENOENT\b/.test(output))
    return 'npm is required but is not in PATH. It comes with Node: https://nodejs.org'
  const reason = reasonIn(output)
  return network.test(output)
    ? `Cannot reach the npm registry: ${reason}. Check the network, the proxy and \`npm config get registry\`, then run the command again.`
    : `Cannot install what is missing: ${reason}. See ${log}.`
}

/** @param {string} output */
function reasonIn(output) {
  // pnpm prints a tree over several lines; its last branch is the innermost cause.
  const boxed = output.split('╰─▶').at(-1)
  const npm = [...output.matchAll(/^npm (?:error|ERR!) (?!code|errno|syscall|A complete log)(.+)/gm)].map(
    ([, text]) => text,
  )
  const plain = [...output.matchAll(/^.*(?:ERR_PNPM_|Error:).*/gm)].map(([text]) => text)
  const found = output.includes('╰─▶') ? boxed : (npm[0] ?? plain.at(-1) ?? 'pnpm failed without a message')
  const oneLine = (found ?? '').replace(/\s+/g, ' ').trim().replace(/\.$/, '')
  return oneLine.length > 300 ? `${oneLine.slice(0, 300)}…` : oneLine
}
