import {
  type ContractDocument,
  exampleAddress,
  type LocatedOperation,
  type Parameter,
  resolve,
} from '@channel/contract/read-document'

/** A `curl` command that calls an operation with its examples, at the address of the example. `$KEY` is the API key. */
export function curlSample(document: ContractDocument, { method, path, operation }: LocatedOperation): string {
  const parameters = (operation.parameters ?? []).map((each) => resolve(document, each))
  const examples = new Map(parameters.map(({ name, example }) => [name, String(example)]))
  const filledPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(examples.get(name) ?? ''))
  const [query = ''] = parameters.flatMap((each) => {
    const value = each.in === 'query' ? filterExample(document, each) : undefined
    return value === undefined ? [] : [`?${each.name}=${encodeURIComponent(String(value))}`]
  })
  const isPublic = operation.security?.length === 0
  const lines = [
    `curl ${method === 'get' || method === 'post' ? '' : `-X ${method.toUpperCase()} `}${quote(`${exampleAddress(document)}${filledPath}${query}`)}`,
    ...(isPublic ? [] : ['-H "Authorization: Bearer $KEY"']),
  ]
  const [bodyExample] = Object.values(operation.requestBody?.content['application/json']?.examples ?? {})
  const [formExample] = Object.values(operation.requestBody?.content['multipart/form-data']?.examples ?? {})
  // All parts of the forms are files.
  const form = formExample && (resolve(document, formExample).value as Record<string, string>)
  if (bodyExample !== undefined) {
    const body = JSON.stringify(resolve(document, bodyExample).value, null, 2)
    lines.push("-H 'Content-Type: application/json'", `-d ${quote(body)}`)
  } else if (form !== undefined) {
    for (const [name, value] of Object.entries(form)) lines.push(`-F ${quote(`${name}=@${value}`)}`)
  } else if (method === 'post') lines[0] = lines[0]!.replace('curl ', 'curl -X POST ')
  return lines.join(' \\\n  ')
}

/** Text in single quotes for a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

/** The example of a filter; undefined for a parameter that no example sets, such as `cursor`. */
function filterExample(document: ContractDocument, { schema, name }: Parameter): unknown {
  return name === 'cursor' ? undefined : resolve(document, schema).examples?.[0]
}
