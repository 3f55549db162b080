// Programs that check only what they import have to find the declarations.
/// <reference path="./prismjs.d.ts" />
import Prism from 'prismjs'
import 'prismjs/components/prism-bash.js'
import 'prismjs/components/prism-go.js'
import 'prismjs/components/prism-json.js'
import 'prismjs/components/prism-markup-templating.js'
import 'prismjs/components/prism-php.js'
import 'prismjs/components/prism-python.js'
import 'prismjs/components/prism-typescript.js'

const names: Readonly<Record<string, string>> = { sh: 'bash', ts: 'typescript', tsx: 'typescript', js: 'javascript' }

/** The HTML of a code block; empty for a language without highlighting. */
export function highlight(code: string, language: string): string {
  const name = names[language] ?? language
  const grammar = Prism.languages[name]
  return grammar === undefined ? '' : Prism.highlight(code, grammar, name)
}
