import type { Rule } from '../context.ts'
import { mapping } from '../nodes.ts'

const methods = ['get', 'put', 'post', 'delete', 'patch']
const scope = '/v1/{phone_number_id}/'

/** Only a phone-scoped operation with a root twin is called …InAccount. */
export const twinsInAccount: Rule = () => {
  const operationIds = new Map<string, string>()
  return {
    Operation(operation, { rawLocation }) {
      const [path = '', method = ''] = rawLocation.pointer.split('/').slice(-2)
      const template = path.replaceAll('~1', '/').replaceAll('~0', '~')
      operationIds.set(`${method} ${template}`, String(operation.operationId))
    },
    Paths: {
      leave(paths, { report, location }) {
        for (const path of Object.keys(paths).filter((each) => each.startsWith(scope))) {
          for (const method of methods.filter((each) => each in mapping(paths[path]))) {
            const id = operationIds.get(`${method} ${path}`) ?? ''
            const root = operationIds.get(`${method} /v1/${path.slice(scope.length)}`)
            const wanted = root ? `${root}InAccount` : id.replace(/InAccount$/, '')
            if (id === wanted) continue
            const why = root ? `it is the phone-scoped twin of ${root}` : 'it has no twin at the root'
            report({ message: `${id}: rename it ${wanted}: ${why}.`, location: location.child([path, method]) })
          }
        }
      },
    },
  }
}
