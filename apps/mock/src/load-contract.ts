import { registerHooks } from 'node:module'

export type ContractModule = typeof import('@channel/contract/routes')

const folder = new URL('.', import.meta.resolve('@channel/contract/routes')).href
const version = /\?version=\d+$/
let versions = 0

/**
 * Loads the routes of the contract as they are now. Node caches modules by their URL, so what a module with a version imports from
 * the contract gets the same version.
 */
export async function loadContract(): Promise<ContractModule> {
  versions++
  if (versions === 1) return import('@channel/contract/routes')
  return (await import(`${import.meta.resolve('@channel/contract/routes')}?version=${versions}`)) as ContractModule
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context)
    const [own] = version.exec(context.parentURL ?? '') ?? []
    if (own === undefined || !resolved.url.startsWith(folder)) return resolved
    return { ...resolved, url: resolved.url + own }
  },
})
