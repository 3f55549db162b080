import type { ContractDocument } from '@channel/contract/read-document'

/** The type with the error codes of each error type, from the catalog of the schema `ErrorCode`. */
export function errorCodesByType(document: ContractDocument): string {
  const { 'x-catalog': catalog = {} } = (document.components?.schemas?.ErrorCode ?? {}) as {
    'x-catalog'?: Record<string, { type: string }>
  }
  const byType = Object.groupBy(Object.entries(catalog), ([, { type }]) => type)
  return [
    '/** The codes of each type of error. */',
    'export interface ErrorCodesByType {',
    ...Object.entries(byType).map(
      ([type, codes = []]) => `  ${type}: ${codes.map(([code]) => `'${code}'`).join(' | ')}`,
    ),
    '}',
    '',
  ].join('\n')
}
