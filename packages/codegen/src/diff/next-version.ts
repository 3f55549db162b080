import type { Impact } from './change.ts'

/** The next version by semver; the same if nothing has changed. */
export function nextVersion(version: string, impacts: Iterable<Impact>): string {
  const all = new Set(impacts)
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  if (all.has('major')) return `${major + 1}.0.0`
  if (all.has('minor')) return `${major}.${minor + 1}.0`
  return all.size > 0 ? `${major}.${minor}.${patch + 1}` : version
}
