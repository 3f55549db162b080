import type { Api } from '../analyze/api.ts'
import type { Json } from '../read/json.ts'
import { type Sampling, sample } from './sample.ts'

/** From the richest value to the plainest. */
const samplings: readonly Sampling[] = [
  {},
  { withoutExamples: true },
  { requiredOnly: true },
  { requiredOnly: true, withoutExamples: true },
]

/** A value that fits a schema of the document. Undefined if none was found. */
export function validValue(fragment: Json, { document, context }: Api): Json | undefined {
  const fits = (part: Json, value: Json) => context.judge.fits(part, value)
  for (const sampling of samplings) {
    const value = sample(document, fragment, { ...sampling, fits })
    if (fits(fragment, value)) return value
  }
  return undefined
}
