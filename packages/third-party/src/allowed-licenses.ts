import satisfies from 'spdx-satisfies'

/** Licenses that ask of a bundle only to keep their notice. Another one needs a decision first. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]

/** Why a package may not be bundled, or undefined if it may. */
export function licenseProblem(name: string, license: unknown): string | undefined {
  if (typeof license !== 'string' || license === '') return `${name} has no license in its package.json`
  return isAllowed(license) ? undefined : `${name} has the license ${license}, which allowed-licenses.ts does not allow`
}

function isAllowed(license: string): boolean {
  try {
    return satisfies(license, allowed)
  } catch {
    // Not an SPDX expression, such as "SEE LICENSE IN file".
    return false
  }
}
