import { z } from 'zod'
import type { Kind } from './kind.ts'

const minLength = 32

/** One secret, or several separated by commas. Error messages never contain them. */
export function secrets(): Kind<string> {
  return {
    schema: z.string().superRefine((text, context) => {
      const all = text.split(',').map((secret) => secret.trim())
      const problem = findProblem(all)
      if (problem === undefined) return
      context.addIssue({ code: 'custom', ...(all.length > 1 && { params: { detail: problem } }) })
    }),
    allowed: `${minLength} or more random characters, or several such secrets separated by commas, the newest first`,
  }
}

function findProblem(all: readonly string[]): string | undefined {
  for (const [index, secret] of all.entries()) {
    const which = `secret ${index + 1} of ${all.length}`
    const firstIndex = all.indexOf(secret)
    if (secret === '') return `${which} is empty`
    if (secret.length < minLength) return `${which} is too short`
    if (firstIndex < index) return `${which} is the same as secret ${firstIndex + 1}`
  }
  return undefined
}
