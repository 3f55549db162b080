import { OpenAPIHono } from '@hono/zod-openapi'
import type { AllHandlers } from '../src/generated/handlers.d.ts'
import { mountContract, routes } from '../src/routes.ts'

/** The contract with stub handlers. Errors respond with their name. All responses have the operationId in a header. */
export function stubApp(): OpenAPIHono {
  const app = new OpenAPIHono()
  app.onError((error, c) => c.text(error.name, 418, { 'X-Entered': c.res.headers.get('X-Entered') ?? '' }))
  const stub = () => ({ status: 200, headers: {} })
  // No operation declares the response of the stub.
  const handlers = Object.fromEntries(Object.keys(routes).map((id) => [id, stub])) as unknown as AllHandlers<string>
  const authenticate = (
    c: { header(name: string, value: string): void },
    route: { operationId: string } | undefined,
  ) => {
    c.header('X-Entered', route?.operationId ?? '')
    return route?.operationId ?? ''
  }
  const headers = (operationId: string) => ({ 'X-Entered': operationId })
  mountContract(app, handlers, { authenticate, headers }, { validateResponses: false })
  return app
}
