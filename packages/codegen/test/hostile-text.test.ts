import { expect, onTestFinished, test } from 'vitest'
import { generateModules } from './generate-modules.ts'
import { documentOf } from './library-document.ts'

const breaks = ['\u2028', '\u2029', '\n', '*/', "'", '`${', '\\']

test('escapes text that would end a line, a comment or a literal', async () => {
  const texts = breaks.map((text) => `a${text} * ${'long '.repeat(30)}${text}b`)
  const Text = { type: 'object', description: texts.join(' '), properties: { [texts[0]!]: { enum: texts } } }
  const modules = generateModules(documentOf({ Text }))
  onTestFinished(modules.remove)
  const generated = await modules.load('schemas.js')
  const fits = (text: string) => generated.Text.safeParse({ [texts[0]!]: text }).success
  for (const text of texts) expect(fits(text), JSON.stringify(text)).toBe(true)
  expect(fits('a')).toBe(false)
})

test('supports a webhook named __proto__', async () => {
  const webhooks = JSON.parse('{"__proto__":{"post":{"responses":{"200":{"description":"OK"}}}}}')
  const modules = generateModules({ ...documentOf({}), webhooks })
  onTestFinished(modules.remove)
  expect(Object.keys((await modules.load('webhooks.js')).webhooks)).toEqual(['__proto__'])
})
