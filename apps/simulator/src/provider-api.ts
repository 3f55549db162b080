import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { listTemplates } from './list-templates.ts'
import { meetFault } from './meet-fault.ts'
import { providerError } from './provider-error.ts'
import { findWaba, type State } from './state.ts'

/** What the provider answers. */
export function providerApi(state: State) {
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.use('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    state.requests.push(`${c.req.method} ${pathname}${search}`)
    const fault = state.faults.take(pathname)
    const answer = fault && (await meetFault(c, fault))
    if (answer !== undefined) return answer
    return next()
  })

  app.get('/:version{v[0-9]+\\.[0-9]+}/:waba/message_templates', (c) => {
    const token = tokenOf(c.req.header('authorization'))
    if (token === undefined) {
      return providerError({
        status: 401,
        code: 104,
        message: 'An access token is required to request this resource.',
      })
    }
    const id = c.req.param('waba')
    const waba = findWaba(state, id)
    if (waba?.token !== undefined && waba.token !== token) {
      return providerError({
        status: 401,
        code: 190,
        message: 'Invalid OAuth access token - Cannot parse access token',
      })
    }
    return waba === undefined ? missing(id) : listTemplates(new URL(c.req.url), waba.templates)
  })

  app.onError((error) => {
    process.stderr.write(`${error.stack}\n`)
    return providerError({ status: 500, code: 1, message: 'An unknown error occurred' })
  })
  return app
}

/** The provider's answer to a path that it does not have. */
export function unknownPath(path: string): Response {
  return providerError({ code: 2500, message: `Unknown path components: ${path}` })
}

function tokenOf(authorization: string | undefined): string | undefined {
  return /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
}

function missing(id: string): Response {
  return providerError({
    code: 100,
    subcode: 33,
    type: 'GraphMethodException',
    message: `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation`,
  })
}
