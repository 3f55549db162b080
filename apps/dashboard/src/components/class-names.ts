/** Joins class names; leaves out what is false or undefined. */
export function classNames(...names: (string | false | undefined | null)[]): string {
  return names.filter(Boolean).join(' ')
}
