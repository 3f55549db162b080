/** The paths of the pages; all paths below them are the page's too. The service answers these with the page. */
export const pagePaths = [
  '/',
  '/sign-in',
  '/reset-password',
  '/accept-invitation',
  '/inbox',
  '/contacts',
  '/templates',
  '/broadcasts',
  '/accounts',
  '/customers',
  '/usage',
  '/api-keys',
  '/webhooks',
  '/events',
  '/api-log',
  '/settings',
] as const
