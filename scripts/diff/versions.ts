/** The part of the version that a change increments. */
export type Impact = 'major' | 'minor' | 'patch'

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

/** The next version by semver; the same if nothing has changed. */
export function nextVersion(version: string, impacts: readonly Impact[]): string {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version)
  if (impacts.includes('major')) return `${major + 1}.0.0`
  if (impacts.includes('minor')) return `${major}.${minor + 1}.0`
  return impacts.length > 0 ? `${major}.${minor}.${patch + 1}` : version
}

function numbersOf(version: string): number[] {
  return version.split('.').map(Number)
}
