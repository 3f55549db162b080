// Loaded into the processes of a service before everything else: changes its source as the environment says.
import { registerHooks } from 'node:module'

const faults = JSON.parse(process.env.PLANTED_FAULTS ?? '[]') as { file: string; find: string; replace: string }[]

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const here = faults.filter(({ file }) => url.endsWith(`/${file}`))
    if (here.length === 0) return loaded
    const source = here.reduce((text, { file, find, replace }) => {
      if (!text.includes(find)) throw new Error(`${file} does not contain the planted text: ${find}`)
      return text.replace(find, () => replace)
    }, String(loaded.source))
    return { ...loaded, source }
  },
})
