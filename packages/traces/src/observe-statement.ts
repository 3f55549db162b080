import { childSpan, isSampled } from './spans.ts'

/**
 * Begins the span of a statement, by its name. Its text is long, and stands in the sources.
 *
 * @returns called when it has ended
 */
export function observeStatement(name: string): ((error: Error | null) => void) | undefined {
  if (!isSampled()) return undefined
  const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name }
  const open = childSpan(name, { kind: 'client', attributes })
  return (
    open &&
    ((error) => {
      if (error !== null) open.span.setAttribute('error.type', codeOf(error)).setStatus({ code: 2 })
      open.end()
    })
  )
}

/** The SQLSTATE, or the code of a broken connection. */
function codeOf(error: Error & { readonly code?: string }): string {
  return error.code ?? error.name
}
