/** A figure that was measured and what it should be. */
export interface Goal {
  /** `GET list, × tuned floor`. */
  readonly name: string
  readonly measured: number
  readonly bound: { readonly atLeast: number } | { readonly atMost: number }
  /** Behind the figures: `×`, `CPU s`; none by default. */
  readonly unit?: string
}

/** Whether the measured figure keeps its bound. What could not be measured (NaN) does not. */
export function isMet({ measured, bound }: Goal): boolean {
  return 'atLeast' in bound ? measured >= bound.atLeast : measured <= bound.atMost
}
