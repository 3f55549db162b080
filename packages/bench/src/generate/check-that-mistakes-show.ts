import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkTypes } from './check-types.ts'

/**
 * Verifies that the type check is effective: it must fail without one handler and with a body that lacks a field.
 *
 * @throws Error if it passes
 */
export async function checkThatMistakesShow(directory: string, handlersFile: string): Promise<void> {
  const path = join(directory, handlersFile)
  const right = await readFile(path, 'utf8')
  const mistakes = [
    ['a missing handler', right.replace(/\n {2}listContacts\w+: .*/, '')],
    ['a body without a field', right.replace(/(\n {2}createContact\w+: .*)"object":"contact",/, '$1')],
  ] as const
  for (const [what, wrong] of mistakes) {
    if (wrong === right) throw new Error(`no code was found to try ${what}`)
    await writeFile(path, wrong)
    const { exitCode } = await checkTypes(directory, 'ours', { declarations: false })
    if (exitCode === 0) throw new Error(`the type check does not report ${what}`)
  }
  await writeFile(path, right)
}
