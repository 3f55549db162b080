/** The target of a redirect. @throws what `unwrap` throws, if the response is not a redirect */
export function locationOf<Result extends { response: Response }>(
  result: Result,
  unwrap: (result: Result) => unknown,
): string {
  return result.response.headers.get('location') ?? (unwrap(result) as string)
}
