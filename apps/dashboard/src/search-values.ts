/** Reads texts of the URL. The router parses digits as a number; what is empty or no text is left out. */
export function readTexts<Name extends string>(
  given: Record<string, unknown>,
  names: readonly Name[],
): { [N in Name]?: string } {
  const read = (name: Name) => {
    const value = typeof given[name] === 'number' ? String(given[name]) : given[name]
    return typeof value === 'string' && value !== '' ? { [name]: value } : {}
  }
  return Object.assign({}, ...names.map(read))
}

/** Reads times of the URL; what is no date-time is left out. */
export function readTimes<Name extends string>(
  given: Record<string, unknown>,
  names: readonly Name[],
): { [N in Name]?: string } {
  const texts = Object.entries<string>(readTexts(given, names))
  return Object.fromEntries(texts.filter(([, value]) => !Number.isNaN(Date.parse(value)))) as { [N in Name]?: string }
}

/** Reads one of some values of the URL; anything else is left out. */
export function readOneOf<Name extends string, Value extends string>(
  given: Record<string, unknown>,
  name: Name,
  values: readonly Value[],
): { [N in Name]?: Value } {
  const value = values.find((each) => each === given[name])
  return (value === undefined ? {} : { [name]: value }) as { [N in Name]?: Value }
}
