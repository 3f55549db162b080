interface Document {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>
}

/** Prints the operations of documents that write, in their order: what the audit log of the dashboard can contain. */
export function writingOperations(documents: readonly unknown[], mark: string): string {
  const names = documents.flatMap((document) => Object.values((document as Document).paths ?? {}).flatMap(writesOf))
  const lines = [...new Set(names)].map((name) => `  '${name}',\n`)
  return `// ${mark}\n\nexport const writingOperations = [\n${lines.join('')}] as const\n`
}

function writesOf(path: Readonly<Record<string, { readonly operationId?: string }>>): string[] {
  const methods = ['post', 'put', 'patch', 'delete']
  return methods.flatMap((method) => path[method]?.operationId ?? [])
}
