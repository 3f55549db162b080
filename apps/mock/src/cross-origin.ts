/** A browser's question before the request itself; Prism answers it. */
export function isPreflight({ method, headers }: Request): boolean {
  return method === 'OPTIONS' && headers.has('origin') && headers.has('access-control-request-method')
}

/** What Prism says on every answer, said on the guard's own as well: else a browser hides them from the page. */
export function crossOriginHeaders({ headers }: Request): [name: string, value: string][] {
  return [
    ['Access-Control-Allow-Origin', headers.get('origin') ?? '*'],
    ['Access-Control-Allow-Headers', headers.get('access-control-request-headers') ?? '*'],
    ['Access-Control-Allow-Credentials', 'true'],
    ['Access-Control-Expose-Headers', headers.get('access-control-expose-headers') ?? '*'],
  ]
}
