// What is not valid is undefined, and not left out: the router merges what these return with the URL as it is.

/** Reads texts of the URL. The router parses digits as a number; what is empty or no text is undefined. */
export function readTexts<Name extends string>(
  given: Record<string, unknown>,
  names: readonly Name[],
): Record<Name, string | undefined> {
  return readEach(given, names, () => true)
}

/** Reads times of the URL; what is no date-time is undefined. */
export function readTimes<Name extends string>(
  given: Record<string, unknown>,
  names: readonly Name[],
): Record<Name, string | undefined> {
  return readEach(given, names, (value) => !Number.isNaN(Date.parse(value)))
}

/** Reads one of some values of the URL; anything else is undefined. */
export function readOneOf<Name extends string, Value extends string>(
  given: Record<string, unknown>,
  name: Name,
  values: readonly Value[],
): Record<Name, Value | undefined> {
  return { [name]: values.find((each) => each === given[name]) } as Record<Name, Value | undefined>
}

/** Whether any value of a search is set. */
export function hasValues(search: object): boolean {
  return Object.values(search).some((value) => value !== undefined)
}

function readEach<Name extends string>(
  given: Record<string, unknown>,
  names: readonly Name[],
  isValid: (value: string) => boolean,
): Record<Name, string | undefined> {
  const read = (name: Name) => {
    const value = typeof given[name] === 'number' ? String(given[name]) : given[name]
    return [name, typeof value === 'string' && value !== '' && isValid(value) ? value : undefined]
  }
  return Object.fromEntries(names.map(read))
}
