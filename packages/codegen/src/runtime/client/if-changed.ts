/** The result of a conditional request: the body, or that it has not changed. `etag` is for the next request. */
export type IfChanged<Body> =
  | { unchanged: false; body: Body; etag: string | undefined }
  | { unchanged: true; body?: undefined; etag: string | undefined }

/** Turns a result into its body, or into the fact that it is unchanged (304), or throws like `unwrap`. */
export function ifChanged<Body, Result extends { response: Response }>(
  result: Result,
  unwrap: (result: Result) => Body,
): IfChanged<Body> {
  const etag = result.response.headers.get('etag') ?? undefined
  if (result.response.status === 304) return { unchanged: true, etag }
  return { unchanged: false, body: unwrap(result), etag }
}
