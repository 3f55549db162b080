import type { Json } from '../read/json.ts'
import type { Effect } from './change.ts'
import type { Pair } from './report.ts'
import { isEqual, type Shape } from './shape.ts'

/** Compares the listed or known values. */
export function compareValues({ base, revision }: Pair<Shape>, grows: boolean): [effect: Effect, text: string][] {
  const [before, after] = [base.values ?? base.known, revision.values ?? revision.known]
  if (before === undefined || after === undefined) {
    if (base.values !== undefined) return [['widened', '{place} may have any value now']]
    return revision.values === undefined ? [] : [['narrowed', `{place} may only be ${listed(revision.values)} now`]]
  }
  const [wasOpen, isOpen] = [base.values === undefined, revision.values === undefined]
  const mayGrow = wasOpen || grows
  const lost = without(before, after).map((value): [Effect, string] =>
    mayGrow
      ? ['shrunk', `{place}: the known value ${shown(value)} was removed, so code for it no longer runs`]
      : ['narrowed', `{place}: the value ${shown(value)} was removed`],
  )
  const gained = without(after, before).map((value): [Effect, string] =>
    mayGrow
      ? ['grown', `{place}: the value ${shown(value)} was added to a set that may grow`]
      : ['widened', `{place}: the value ${shown(value)} was added`],
  )
  if (wasOpen === isOpen) return [...lost, ...gained]
  if (wasOpen) return [...lost, ['narrowed', '{place}: only the known values are valid now']]
  return [...gained, grows ? ['grown', '{place} is an open set now'] : ['widened', '{place} may have any value now']]
}

function without(values: readonly Json[], others: readonly Json[]): Json[] {
  return values.filter((value) => !others.some((other) => isEqual(value, other)))
}

function listed(values: readonly Json[]): string {
  return values.map(shown).join(', ')
}

/** A value of JSON in a text. */
export function shown(value: Json): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``
}
