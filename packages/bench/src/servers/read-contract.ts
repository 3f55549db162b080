import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The parts of an OpenAPI document that the bench uses. */
export interface ContractDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>
}

/** The contract's bundle, parsed for each caller, because the frameworks modify it. */
export function readContract(): ContractDocument {
  const path = createRequire(import.meta.url).resolve('@channel/contract/openapi.json')
  return JSON.parse(readFileSync(path, 'utf8')) as ContractDocument
}
