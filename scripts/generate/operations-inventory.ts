const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

interface Document {
  paths?: Record<string, Record<string, { operationId?: string; tags?: string[] }>>
}

/** The contract on one page: method, path, operationId and tag of every operation, aligned, in the document's order. */
export function operationsInventory(document: Document): string {
  const rows = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, { operationId = '', tags = [] }]) => [method.toUpperCase(), path, operationId, tags.join(' ')]),
  )
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return `${lines.join('\n')}\n`
}
