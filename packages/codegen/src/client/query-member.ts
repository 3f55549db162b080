import { quote } from '../print/quote.ts'
import type { ClientOperation } from './client-operation.ts'
import { docComment } from './doc-comment.ts'

/** The parts of a member of the queries. */
interface QueryParts {
  readonly method: ClientOperation
  readonly name: string
  /** The kind in the table of the facade: an HTTP method, `list`, `url` or `blob`. */
  readonly kind: string
  /** The description of the operation, for its doc comment. */
  readonly about: readonly string[]
  /** The arguments of the facade's method without its options: `id: string`. */
  readonly args: readonly string[]
  readonly response: string
  /** Values of the arguments. */
  readonly examples: readonly string[]
}

const reads = ['get', 'head', 'list', 'url', 'blob']

/** A member of the queries, as text: the options of TanStack Query for an operation. */
export function queryMember({ method, name, kind, about, args, response, examples }: QueryParts): string {
  const member = `queries.${method.group}.${name}`
  if (!reads.includes(kind)) {
    const values = examples.map((value, index) => `${args[index]?.split(/\??:/)[0]}: ${value}`)
    const example = [
      `const { mutate } = useMutation(${member}.mutationOptions())`,
      `const onClick = () => mutate({ ${values.join(', ')} })`,
    ]
    return `${comment(about, example)}\n  ${name}: MutationOperation<{ ${args.join('; ')} }, ${response}>`
  }
  // The position of `link` is in a header, which the pages do not have.
  const isInfinite = kind === 'list' && method.paging?.style !== 'link'
  const call = isInfinite ? 'infiniteQueryOptions' : 'queryOptions'
  const hook = isInfinite ? 'useInfiniteQuery' : 'useQuery'
  const example = [`const { data, error } = ${hook}(${member}.${call}(${examples.join(', ')}))`]
  const parameter = method.paging?.parameter ?? 'cursor'
  const last = isInfinite && parameter !== 'cursor' ? `, ${quote(parameter)}` : ''
  const type = isInfinite ? 'ListOperation' : 'QueryOperation'
  return `${comment(about, example)}\n  ${name}: ${type}<[${args.join(', ')}], ${response}${last}>`
}

function comment(about: readonly string[], example: readonly string[]): string {
  return docComment([...about, '@example', ...example], '  ')
}
