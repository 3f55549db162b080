/** A measured figure and its goal. */
export interface Goal {
  /** `GET list, × tuned floor`. */
  readonly name: string
  readonly measured: number
  readonly bound: { readonly atLeast: number } | { readonly atMost: number }
  /** Printed after the figures: `×`, `CPU s`; default none. */
  readonly unit?: string
}

/** The output of a bench. */
export interface Report {
  readonly text: string
  readonly goals: readonly Goal[]
}

/** A goal for a ratio. */
export const atLeast = (name: string, measured: number, min: number): Goal => ({
  name,
  measured,
  bound: { atLeast: min },
  unit: '×',
})

/** A goal for a ratio, or for a cost in another unit. */
export const atMost = (name: string, measured: number, max: number, unit = '×'): Goal => ({
  name,
  measured,
  bound: { atMost: max },
  unit,
})

/** Whether the measured figure meets its goal. NaN, for a failed measurement, does not. */
export function isMet({ measured, bound }: Goal): boolean {
  return 'atLeast' in bound ? measured >= bound.atLeast : measured <= bound.atMost
}
