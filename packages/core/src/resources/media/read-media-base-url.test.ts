import { expect, it } from 'vitest'
import { readMediaBaseUrl } from './read-media-base-url.ts'

const own = 'http://127.0.0.1:8787'

it.each([
  [{}, 'http://127.0.0.1:8787/media'],
  [{ MEDIA_BASE_URL: '', PUBLIC_URL: '' }, 'http://127.0.0.1:8787/media'],
  [{ PUBLIC_URL: 'https://api.example.com/channel/' }, 'https://api.example.com/channel/media'],
  [{ PUBLIC_URL: 'https://api.example.com', MEDIA_BASE_URL: 'https://cdn.example.com//' }, 'https://cdn.example.com'],
])('with %j returns %s', (env, url) => {
  expect(readMediaBaseUrl(env, own)).toBe(url)
})

it.each(['cdn.example.com', 'ftp://cdn.example.com', 'https://cdn.example.com/?a=1', 'https://cdn.example.com/#a'])(
  'refuses %s',
  (url) => {
    expect(() => readMediaBaseUrl({ MEDIA_BASE_URL: url }, own)).toThrow(/^MEDIA_BASE_URL is .*it has to be.*\.$/)
  },
)
