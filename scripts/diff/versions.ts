/** Whether a text is a version of three numbers. */
export function isVersion(text: string): boolean {
  return /^\d+\.\d+\.\d+$/.test(text)
}

/** Negative if `one` is the earlier version. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [numbersOf(one), numbersOf(other)]
  const index = left.findIndex((number, position) => number !== right[position])
  return index === -1 ? 0 : left[index]! - right[index]!
}

function numbersOf(version: string): number[] {
  return version.split('.').map(Number)
}
