import document from '@channel/contract/openapi.json' with { type: 'json' }
import { exampleAddress } from './read-document.ts'

const example = exampleAddress(document)

/**
 * Replaces the address in a text of the contract or of a guide by that of a service.
 *
 * @param baseUrl without a trailing slash
 */
export function atAddress(text: string, baseUrl: string): string {
  return text.replaceAll(example, () => baseUrl)
}
