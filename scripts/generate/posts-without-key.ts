import { type ContractDocument, type Operation, operationsOf, resolve } from '@channel/contract/read-document'

/** The paths whose POST takes no `Idempotency-Key`: the client adds one to all other POSTs, and retries those. */
export function postsWithoutKey(document: ContractDocument): string {
  const paths = operationsOf(document)
    .filter(({ method }) => method === 'post')
    .filter(({ operation }) => !takesKey(document, operation.parameters))
    .map(({ path }) => path)
  return [
    '/** The paths whose `POST` takes no `Idempotency-Key`, so that it must not be retried. */',
    `export const postsWithoutKey: readonly string[] = ${JSON.stringify(paths)}`,
    '',
  ].join('\n')
}

function takesKey(document: ContractDocument, parameters: Operation['parameters'] = []): boolean {
  return parameters.some((each) => {
    const parameter = resolve(document, each)
    return parameter.in === 'header' && parameter.name.toLowerCase() === 'idempotency-key'
  })
}
