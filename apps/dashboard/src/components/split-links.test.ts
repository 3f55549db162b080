import { expect, it } from 'vitest'
import { splitLinks } from './split-links.ts'

it.each([
  ['See https://example.com/a?b=1. Thanks', ['See ', '<https://example.com/a?b=1>', '. Thanks']],
  ['(http://example.com/menu)', ['(', '<http://example.com/menu>', ')']],
  ['javascript:alert(1) data:text/html,x', ['javascript:alert(1) data:text/html,x']],
  ['https://exa<script>', ['<https://exa>', '<script>']],
  ['https://a.example https://b.example', ['<https://a.example>', ' ', '<https://b.example>']],
  ['', []],
])('splits %s', (text, expected) => {
  expect(splitLinks(text).map((part) => (part.url === undefined ? part.text : `<${part.url}>`))).toEqual(expected)
})
