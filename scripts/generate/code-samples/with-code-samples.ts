import { type ContractDocument, operationsOf } from '@channel/contract/read-document'
import { facadeMethods } from '../facade/facade-method.ts'
import { curlSample } from './curl-sample.ts'

/** A sample, in the form that tools for OpenAPI documents read. */
interface CodeSample {
  readonly lang: string
  readonly label: string
  readonly source: string
}

/** A copy of the document in which every operation has `x-codeSamples`: with curl, and with the TypeScript client. */
export function withCodeSamples<Document extends ContractDocument>(document: Document): Document {
  const copy = structuredClone(document)
  for (const located of operationsOf(copy)) {
    const [method] = facadeMethods(copy, located)
    const samples: CodeSample[] = [
      { lang: 'Shell', label: 'curl', source: curlSample(copy, located) },
      { lang: 'TypeScript', label: '@channel/client', source: method!.example },
    ]
    Object.assign(located.operation, { 'x-codeSamples': samples })
  }
  return copy
}
