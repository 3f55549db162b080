import { type ContractDocument, operationsOf } from '@channel/contract/read-document'
import { curlSample } from './curl-sample.ts'

/** A sample, in the form that tools for OpenAPI documents read. */
interface CodeSample {
  readonly lang: string
  readonly label: string
  readonly source: string
}

/**
 * A copy of the document in which every operation has `x-codeSamples`: with curl, and with the TypeScript client.
 *
 * @param calls of the client, by operationId
 */
export function withCodeSamples<Document extends ContractDocument>(
  document: Document,
  calls: ReadonlyMap<string, string>,
): Document {
  const copy = structuredClone(document)
  for (const located of operationsOf(copy)) {
    const samples: CodeSample[] = [
      { lang: 'Shell', label: 'curl', source: curlSample(copy, located) },
      { lang: 'TypeScript', label: '@channel/client', source: calls.get(located.operation.operationId)! },
    ]
    Object.assign(located.operation, { 'x-codeSamples': samples })
  }
  return copy
}
