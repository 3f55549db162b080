import { expect } from 'vitest'
import type { EmptyProject } from '../empty-project.ts'
import { readmeExamples } from './readme-examples.ts'

/** Runs the examples of the README that are tests. */
export async function runInVitest(project: EmptyProject, readme: string): Promise<void> {
  const examples = readmeExamples(readme).filter((example) => example.includes("from 'vitest'"))
  expect(examples).toHaveLength(1)
  await project.write('readme.test.ts', examples[0]!)
  const printed = await project.run('node', 'node_modules/vitest/vitest.mjs', 'run', '--no-color', '--reporter=default')
  expect(printed).toMatch(/Tests +2 passed \(2\)/)
}
