import { asArray, asObject, type Json } from '../read/json.ts'
import type { Effect } from './change.ts'
import type { Pair } from './report.ts'

/** Max addresses of one server. A variable that would make more stays a variable. */
const maxUrls = 100

/** Compares the addresses of servers. Without servers, an address is that of the document. */
export function compareServers(servers: Pair<Json | undefined>, add: (effect: Effect, text: string) => void): void {
  const [before, after] = [urlsOf(servers.base), urlsOf(servers.revision)]
  const report = (effect: 'removed' | 'added', url: string) =>
    add(effect, `{place}: the server \`${url}\` was ${effect}`)
  // A document without servers leaves the address to its clients.
  if (servers.base !== undefined) for (const url of before) if (!after.includes(url)) report('removed', url)
  for (const url of after) if (!before.includes(url)) report('added', url)
}

function urlsOf(servers: Json | undefined): string[] {
  const list = asArray(servers)
  return (list.length === 0 ? [{ url: '/' }] : list).flatMap((server) => {
    const { url, variables } = asObject(server)
    // Every second part is the name of a variable.
    const parts = String(url).split(/\{([^{}]*)\}/)
    const urls = parts.reduce<string[]>(
      (all, part, index) => {
        const values = index % 2 === 0 ? [part] : valuesOf(asObject(variables)[part])
        const choices = all.length * values.length > maxUrls ? [`{${values.join()}}`] : values
        return all.flatMap((start) => choices.map((value) => `${start}${value}`))
      },
      [''],
    )
    return urls.map((each) => each.replace(/(?<=.)\/$/, ''))
  })
}

/** The values of a variable, or its default in braces if it may have any. */
function valuesOf(variable: Json | undefined): string[] {
  const { enum: values, default: ofDefault } = asObject(variable)
  return Array.isArray(values) ? values.map(String) : [`{${String(ofDefault)}}`]
}
