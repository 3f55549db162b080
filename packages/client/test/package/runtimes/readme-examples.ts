import { expect } from 'vitest'
import type { EmptyProject } from '../empty-project.ts'

/** The examples of the README, which use the service at port 8787 if they create a channel. */
export function readmeExamples(readme: string): string[] {
  return [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, example = '']) => example)
}

/** The README without the section on tests. */
export function withoutTesting(readme: string): string {
  return readme.replace(/^## Testing$.*?(?=^Without MSW)/ms, '')
}

/**
 * Runs each example as a program.
 *
 * @param run runs a file of the project, and returns what it prints
 * @param serviceUrl the address of the service that the examples use
 */
export async function runExamples(
  project: EmptyProject,
  readme: string,
  serviceUrl: string,
  run: (file: string) => Promise<string>,
): Promise<void> {
  const examples = readmeExamples(readme).filter(needsNoFramework)
  const printed: string[] = []
  // The file that an example uploads.
  await project.write('cake.jpg', 'a picture')
  for (const [index, example] of examples.entries()) {
    const file = `example-${index + 1}.ts`
    await project.write(file, programOf(example).replaceAll('http://127.0.0.1:8787', serviceUrl))
    printed.push(await run(file))
  }
  const all = printed.join('')
  // A contact of the mock, the file, and the last example.
  for (const pattern of [/^Ana Souza$/m, /^image\/jpeg 9$/m, /status: ['"]ok['"]/]) expect(all).toMatch(pattern)
}

/** Whether an example imports only the package, msw and modules of Node. The others have tests of their own. */
function needsNoFramework(example: string): boolean {
  const imported = Array.from(example.matchAll(/\bfrom '([^']+)'/g), ([, target = '']) => target)
  return imported.every((target) => /^(?:@channel\/client(?:\/|$)|msw(?:\/|$)|node:)/.test(target))
}

/** The examples go on from the first one, which creates the channel. */
function programOf(example: string): string {
  const keyed = `process.env.CHANNEL_API_KEY = 'chn_live_key'\n`
  if (/const channel =/.test(example)) return `${keyed}${example}`
  const { imports, rest } = splitImports(example)
  const names = imports.includes('createChannel') ? '' : "import { createChannel } from '@channel/client'\n"
  const channel = "const channel = createChannel({ apiKey: 'chn_live_key', baseUrl: 'http://127.0.0.1:8787' })\n"
  return `${names}${imports}\n${keyed}${channel}${rest}`
}

function splitImports(example: string): { imports: string; rest: string } {
  const lines = example.split('\n')
  const imports = lines.filter((line) => line.startsWith('import '))
  return { imports: imports.join('\n'), rest: lines.filter((line) => !line.startsWith('import ')).join('\n') }
}
