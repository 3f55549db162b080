import { join } from 'node:path'
import { spec } from '../command/places.ts'
import { type Ended, runInstalled } from '../command/run.ts'

const document = join(spec, 'openapi.yaml')
const config = ['--config', join(spec, 'redocly.yaml')]

// Advice on how to silence the rules is not what anyone needs here, nor a count beside the list.
const chatter = /^(?:validating .*|.*: validated in .*|run `redocly lint --generate-ignore-file`.*|❌ .*)\n/gm

/** Lints spec/ by Redocly's strict rules and ours (spec/lint). The output has one line for each problem. */
export async function lintContract(): Promise<Ended> {
  const ended = await runInstalled('redocly', ['lint', document, ...config, '--format', 'stylish'])
  return { ...ended, output: onceAFile(ended.output.replaceAll(chatter, '')).trim() }
}

/** What several operations use is judged once for each, always in the same words. */
function onceAFile(output: string): string {
  const seen = new Set<string>()
  const isNew = (line: string) => {
    if (!line.startsWith(' ')) seen.clear()
    return !seen.has(line) && seen.add(line)
  }
  return output.split('\n').filter(isNew).join('\n')
}

/** Bundles spec/ into one JSON document, on stdout. Two components of one name are an error. */
export function bundleContract(): Promise<Ended> {
  const strict = ['--component-renaming-conflicts-severity', 'error']
  return runInstalled('redocly', ['bundle', document, ...config, '--ext', 'json', ...strict])
}
