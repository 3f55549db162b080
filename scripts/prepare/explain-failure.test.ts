import { describe, expect, it } from 'vitest'
import { explain } from './explain-failure.mjs'

const log = 'node_modules/.cache/install.log'

// Output of npm 10 and pnpm 12.21.
const npmOffline = `npm warn Unknown user config "nodedir".
npm error code EAI_AGAIN
npm error syscall getaddrinfo
npm error errno EAI_AGAIN
npm error request to https://registry.example/pnpm failed, reason: getaddrinfo EAI_AGAIN registry.example
npm error A complete log of this run can be found in: /home/ana/.npm/_logs/2026-11-22T07_00_33_899Z-debug-0.log
`
const pnpmOffline = `Scope: all 16 workspace projects
Error: ERR_PNPM_META_FETCH_FAIL

  × installing dependencies
  ╰─▶ ERR_PNPM_RESOLVING_NPM_RESOLVER_NETWORK_ERROR: Failed to fetch metadata
      from https://registry.example/ulid: error sending request: client error
      (Connect): dns error: failed to lookup address information
`
const outdated = `Error: ERR_PNPM_OUTDATED_LOCKFILE

  × installing dependencies
  ╰─▶ Cannot install with "frozen-lockfile" because pnpm-lock.yaml is not up
      to date with package.json.
`

describe('explain', () => {
  it('names the request of npm that failed', () => {
    expect(explain(npmOffline, log)).toBe(
      'Cannot reach the npm registry: request to https://registry.example/pnpm failed, reason: getaddrinfo EAI_AGAIN registry.example. Check the network, the proxy and `npm config get registry`, then run the command again.',
    )
  })

  it("joins the lines of pnpm's message", () => {
    expect(explain(pnpmOffline, log)).toBe(
      'Cannot reach the npm registry: ERR_PNPM_RESOLVING_NPM_RESOLVER_NETWORK_ERROR: Failed to fetch metadata from https://registry.example/ulid: error sending request: client error (Connect): dns error: failed to lookup address information. Check the network, the proxy and `npm config get registry`, then run the command again.',
    )
  })

  it('explains how to update an outdated lockfile', () => {
    expect(explain(outdated, log)).toBe('pnpm-lock.yaml does not match a package.json. Run: npm run -s update-lockfile')
  })

  it('passes on any other reason and names the log file', () => {
    expect(explain('Error: ERR_PNPM_ENOSPC  No space left on device\n', log)).toBe(
      `Cannot install what is missing: Error: ERR_PNPM_ENOSPC No space left on device. See ${log}.`,
    )
  })

  it('returns one line of limited length for any output', () => {
    for (const output of ['', '\n\n', `npm error ${'x'.repeat(10_000)}\n`, '  ╰─▶ \n', 'spawn npx ENOENT']) {
      expect(explain(output, log)).toMatch(/^[^\n]{20,500}$/)
    }
  })
})
