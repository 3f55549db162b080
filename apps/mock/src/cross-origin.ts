/** A CORS preflight request; Prism responds to it. */
export function isPreflight({ method, headers }: Request): boolean {
  return method === 'OPTIONS' && headers.has('origin') && headers.has('access-control-request-method')
}

/**
 * The CORS headers that Prism sends, added to the guard's own responses too. Without them a browser hides the
 * response from the page.
 */
export function crossOriginHeaders({ headers }: Request): [name: string, value: string][] {
  return [
    ['Access-Control-Allow-Origin', headers.get('origin') ?? '*'],
    ['Access-Control-Allow-Headers', headers.get('access-control-request-headers') ?? '*'],
    ['Access-Control-Allow-Credentials', 'true'],
    ['Access-Control-Expose-Headers', headers.get('access-control-expose-headers') ?? '*'],
  ]
}
