import { join } from 'node:path'
import { spec } from '../command/places.ts'
import { type Ended, runInstalled } from '../command/run.ts'

const document = join(spec, 'openapi.yaml')
const config = ['--config', join(spec, 'redocly.yaml')]

// Advice on how to silence the rules is not what anyone needs here.
const chatter = /^(?:validating .*|.*: validated in .*|run `redocly lint --generate-ignore-file`.*)\n/gm

/** Lints spec/ by Redocly's strict rules and ours (spec/lint). The output has one line for each problem. */
export async function lintContract(): Promise<Ended> {
  const ended = await runInstalled('redocly', ['lint', document, ...config, '--format', 'stylish'])
  return { ...ended, output: ended.output.replaceAll(chatter, '').trim() }
}

/** Bundles spec/ into one JSON document, on stdout. Two components of one name are an error. */
export function bundleContract(): Promise<Ended> {
  const strict = ['--component-renaming-conflicts-severity', 'error']
  return runInstalled('redocly', ['bundle', document, ...config, '--ext', 'json', ...strict])
}
