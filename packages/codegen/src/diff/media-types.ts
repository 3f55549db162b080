/** A media type in lower case, without its charset. */
export function mediaTypeOf(text: string): string {
  return text.toLowerCase().replaceAll(/\s|;\s*charset=[^;]*/g, '')
}

/** Finds a media type, or the range that covers it, such as `application/*`. */
export function covering(type: string, types: Iterable<string>): string | undefined {
  const [essence = ''] = type.split(';')
  const all = new Set(types)
  return [type, essence, `${essence.split('/')[0]}/*`, '*/*'].find((each) => all.has(each))
}
