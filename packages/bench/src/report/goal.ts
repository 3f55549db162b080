/** A measured figure and its goal. */
export interface Goal {
  /** `GET list, × tuned floor`. */
  readonly name: string
  readonly measured: number
  readonly bound: { readonly atLeast: number } | { readonly atMost: number }
  /** Printed after the figures: `×`, `CPU s`; default none. */
  readonly unit?: string
}

/** Whether the measured figure meets its goal. NaN, for a failed measurement, does not. */
export function isMet({ measured, bound }: Goal): boolean {
  return 'atLeast' in bound ? measured >= bound.atLeast : measured <= bound.atMost
}
