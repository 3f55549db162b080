import type { Contract } from './contract.ts'
import type { Page } from './page.ts'

/** The first page of the site: what there is to read, and the contract as files. */
export function homePage({ info }: Contract, pages: readonly Page[]): string {
  const listed = (group: Page['group']) =>
    pages
      .filter((page) => page.group === group)
      .map((page) => `| [${page.title}](/docs/${page.slug}.md) | ${page.summary} |`)
  return `# ${info.title}

${info.summary} Begin with [Getting started](/docs/getting-started.md), or look up an operation in the
[API reference](/docs/reference).

## Guides

| guide | answers |
|---|---|
${listed('Guides').join('\n')}

## Reference

| page | answers |
|---|---|
| [API reference](/docs/reference) | Which operations are there? Try them here. |
${listed('Reference').join('\n')}

## Files

| file | use |
|---|---|
| [openapi.json](/docs/openapi.json), [openapi.yaml](/docs/openapi.yaml) | The OpenAPI document, version ${info.version}, for code generators and tools |
| [postman.json](/docs/postman.json) | A collection to import into Postman, Bruno or Insomnia |
| [llms.txt](/llms.txt), [llms-full.txt](/llms-full.txt) | An index of these pages as Markdown, and all of them in one file, for language models |
`
}
