import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'rolldown/utils'

const folder = fileURLToPath(new URL('..', import.meta.url))

type Program = ReturnType<typeof parseSync>['program']
type Statement = Program['body'][number]
type Declaration = NonNullable<Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration']>
type Value = Extract<Declaration, { declarations: unknown }>['declarations'][number]['init']
type Class = Extract<Declaration, { body: { type: 'ClassBody' } }>

/** What an entry exports: a name, its doc comment and its declaration without bodies. */
interface Exported {
  readonly name: string
  readonly doc: string
  readonly signature: string
}

/** A source file. */
interface Source {
  readonly path: string
  readonly text: string
  readonly statements: readonly Statement[]
}

const sources = new Map<string, Source>()

function sourceAt(path: string): Source {
  const text = readFileSync(path, 'utf8')
  const source = sources.get(path) ?? { path, text, statements: parseSync(path, text, { lang: 'ts' }).program.body }
  sources.set(path, source)
  return source
}

/** The public entries: their names in imports, and their sources. */
export function publicEntries(): Map<string, string> {
  const { name, publishConfig } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const entries = Object.entries<{ types?: string }>(publishConfig.exports).flatMap(([path, { types }]) =>
    types === undefined
      ? []
      : [[join(name, path), join(folder, types.replace('./dist/', 'src/').replace('.d.ts', '.ts'))] as const],
  )
  return new Map(entries)
}

/** What a source file exports, in alphabetical order. */
export function exportsOf(path: string): Exported[] {
  const byName = Map.groupBy(collect(sourceAt(path)), ({ name }) => name)
  const exported = [...byName].map(([name, overloads]) => ({
    name,
    doc: overloads.find(({ doc }) => doc !== '')?.doc ?? '',
    // The last of several declarations is the implementation, which callers do not see.
    signature: (overloads.length > 1 ? overloads.slice(0, -1) : overloads).map(({ signature }) => signature).join('\n'),
  }))
  return exported.sort((one, other) => (one.name < other.name ? -1 : 1))
}

function* collect(source: Source): Generator<Exported> {
  const at = (specifier: string) => sourceAt(join(dirname(source.path), specifier))
  for (const statement of source.statements) {
    if (statement.type === 'ExportAllDeclaration') yield* collect(at(statement.source.value))
    if (statement.type !== 'ExportNamedDeclaration') continue
    for (const { local, exported } of statement.specifiers) {
      const [own, name] = [nameOf(local), nameOf(exported)]
      const from = statement.source === null ? importOf(own, source) : { specifier: statement.source.value, name: own }
      const isOfPackage = from !== undefined && !from.specifier.startsWith('.')
      if (isOfPackage)
        yield {
          name,
          doc: `As in \`${from.specifier}\`.`,
          signature: `export { ${from.name} } from '${from.specifier}'`,
        }
      if (isOfPackage) continue
      const found = from === undefined ? declarationOf(own, source) : [...collect(at(from.specifier))]
      for (const each of found) if (each.name === (from?.name ?? own)) yield { ...each, name }
    }
    if (statement.declaration !== null) yield* declared(statement, source)
  }
}

function nameOf(node: { type: string; name?: string; value?: string }): string {
  return node.name ?? node.value ?? ''
}

/** Where a file imports a name from. */
function importOf(name: string, { statements }: Source): { specifier: string; name: string } | undefined {
  for (const statement of statements) {
    if (statement.type !== 'ImportDeclaration') continue
    const found = statement.specifiers.find(({ local }) => local.name === name)
    if (found?.type === 'ImportSpecifier') return { specifier: statement.source.value, name: nameOf(found.imported) }
  }
  return undefined
}

/** The declaration of a name that a file exports elsewhere. */
function declarationOf(name: string, source: Source): Exported[] {
  return source.statements.flatMap((statement) => declared(statement, source)).filter((each) => each.name === name)
}

function declared(statement: Statement, source: Source): Exported[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  const doc = docBefore(statement.start, source.text)
  const slice = (start: number, end: number) => source.text.slice(start, end).trim()
  switch (declaration?.type) {
    case 'FunctionDeclaration':
    case 'TSDeclareFunction': {
      const signature = slice(declaration.start, declaration.body?.start ?? declaration.end)
      return [{ name: declaration.id!.name, doc, signature }]
    }
    case 'ClassDeclaration':
      return [{ name: declaration.id!.name, doc, signature: classText(declaration, source.text) }]
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return [{ name: declaration.id.name, doc, signature: slice(declaration.start, declaration.end) }]
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id, init }) => {
        if (id.type !== 'Identifier') return []
        const type = id.typeAnnotation ? '' : typeOf(init, source)
        return [{ name: id.name, doc, signature: `${declaration.kind} ${slice(id.start, id.end)}${type}` }]
      })
    default:
      return []
  }
}

/** The type of a constant that has none: of a function, of what a function of the file returns, or of a cast. */
function typeOf(value: Value, source: Source): string {
  if (value?.type === 'TSAsExpression')
    return `: ${source.text.slice(value.typeAnnotation.start, value.typeAnnotation.end)}`
  if (value?.type === 'ArrowFunctionExpression')
    return ` = ${source.text.slice(value.start, value.body.start).trim()} …`
  if (value?.type !== 'CallExpression' || value.callee.type !== 'Identifier') return ''
  const called = source.statements.flatMap((each) => (each.type === 'VariableDeclaration' ? each.declarations : []))
  const callee = value.callee.name
  const made = called.find(({ id }) => id.type === 'Identifier' && id.name === callee)?.init
  return made?.type === 'ArrowFunctionExpression' ? typeOf(made.body as Value, source) : ''
}

/** A class with its public members, without their bodies and values. */
function classText(declaration: Class, text: string): string {
  const { body, start } = declaration
  const members = body.body.flatMap((member) => {
    if (!('key' in member) || member.key.type === 'PrivateIdentifier' || member.accessibility === 'private') return []
    const end = member.type === 'MethodDefinition' ? member.value.body?.start : member.value?.start
    const code = text
      .slice(member.start, end ?? member.end)
      .trim()
      .replace(/\s*=$/, '')
    return [`  ${commentBefore(member.start, text)}${code}`]
  })
  return `${text.slice(start, body.start).trim()} {${members.length === 0 ? '' : `\n${members.join('\n')}\n`}}`
}

/** The comment that ends right before a position, with the space behind it. */
function commentBefore(position: number, text: string): string {
  const [, comment] = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)$/.exec(text.slice(0, position)) ?? []
  return comment ?? ''
}

/** The text of a doc comment up to its first blank line or tag, in one line. */
function docBefore(position: number, text: string): string {
  const lines = commentBefore(position, text)
    .replace(/^\/\*\*/, '')
    .replace(/\*\/\s*$/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
  const start = lines.findIndex((line) => line !== '')
  const end = lines.findIndex((line, index) => index > start && (line === '' || line.startsWith('@')))
  return lines.slice(Math.max(start, 0), end < 0 ? undefined : end).join(' ')
}

/** The API reference as Markdown. */
export function apiReference(): string {
  const entries = [...publicEntries()].map(([name, path]) => {
    const parts = exportsOf(path).map(
      ({ name, doc, signature }) => `### ${name}\n\n${doc}\n\n\`\`\`ts\n${signature}\n\`\`\`\n`,
    )
    return `## ${name}\n\n${parts.join('\n')}`
  })
  return `# API reference

What the entries of the package export, from the comments in its sources. The [README](README.md) is the manual.
\`npm test -- packages/codegen/test/api-reference.test.ts --update\` writes this file.

${entries.join('\n')}`
}
