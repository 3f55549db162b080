import { createContext, Script } from 'node:vm'

const box: { run?: () => unknown } = {}
const script = new Script('run()')
let context: object | undefined

/**
 * Runs a function that may take exponential time, such as a regular expression.
 *
 * @returns undefined if it takes longer
 */
export function withinTime<Result>(limitMs: number, run: () => Result): { readonly result: Result } | undefined {
  context ??= createContext(box)
  box.run = run
  try {
    return { result: script.runInContext(context, { timeout: limitMs }) as Result }
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined
    throw error
  }
}
