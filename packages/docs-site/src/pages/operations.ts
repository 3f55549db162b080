import { type LocatedOperation, operationsOf } from '@channel/contract/read-document'
import type { Contract } from './contract.ts'

/** The URL of an operation in the reference, in the format of Scalar. */
export function operationUrl({ method, path, operation }: LocatedOperation): string {
  return `/docs/reference#tag/${operation.tags[0]}/${method.toUpperCase()}${path}`
}

/** Every operation of the contract as Markdown, with its sample for curl. */
export function operationsText(contract: Contract): string {
  const operations = operationsOf(contract).map(({ method, path, operation }) => {
    const { summary, description, 'x-codeSamples': samples } = operation as SampledOperation
    const curl = samples?.find(({ label }) => label === 'curl')?.source
    const sample = curl === undefined ? [] : [`\`\`\`sh\n${curl}\n\`\`\``]
    return [`## ${summary}`, `\`${method.toUpperCase()} ${path}\``, description, ...sample].join('\n\n')
  })
  return `# Operations\n\n${operations.join('\n\n')}\n`
}

type SampledOperation = LocatedOperation['operation'] & {
  readonly 'x-codeSamples'?: readonly { readonly label: string; readonly source: string }[]
}
