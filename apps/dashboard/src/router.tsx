import { isChannelError } from '@channel/client'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router'
import { focusNextPages } from './components/page-header.tsx'
import { AppLayout } from './layout/app-layout.tsx'
import { NotFound, PageError } from './layout/page-error.tsx'
import { PageSkeleton } from './layout/page-skeleton.tsx'
import { lazyPage } from './lazy-page.ts'
import { showOrganization } from './open-organization.ts'
import { parseAccountsSearch } from './pages/accounts/accounts-search.ts'
import { parseLogSearch } from './pages/api-log/log-search.ts'
import { parseBroadcastSearch, parseBroadcastsSearch } from './pages/broadcasts/broadcasts-search.ts'
import { parseContactsSearch } from './pages/contacts/contacts-search.ts'
import { parseEventSearch } from './pages/events/event-search.ts'
import { parseInboxSearch } from './pages/inbox/inbox-search.ts'
import { parseOverviewSearch } from './pages/overview/overview-search.ts'
import { parseMessageSearch } from './pages/search/message-search.ts'
import { parseSettingsSearch } from './pages/settings/settings-search.ts'
import { parseEditorSearch, parseTemplatesSearch } from './pages/templates/templates-search.ts'
import { parseUsageSearch } from './pages/usage/usage-search.ts'
import { parseDeliverySearch } from './pages/webhooks/delivery-search.ts'
import { takeReturn } from './return-path.ts'
import { aText, searchOf } from './search-values.ts'
import { sessionQuery } from './session.ts'

interface RouterContext {
  readonly queryClient: QueryClient
}

const root = createRootRouteWithContext<RouterContext>()({ component: Outlet, errorComponent: PageError })

/** Pages of a signed-in user. Anyone else is sent to sign in, and then back. */
const app = createRoute({
  getParentRoute: () => root,
  id: 'app',
  component: AppLayout,
  async beforeLoad({ context: { queryClient }, location }) {
    try {
      showOrganization((await queryClient.ensureQueryData(sessionQuery)).organization.id)
    } catch (error) {
      if (!isChannelError(error) || error.status !== 401) throw error
      throw redirect({ to: '/sign-in', search: { return: location.href } })
    }
  },
})

/** A page of a signed-in user. Its code is loaded when it is opened, or when the pointer rests on a link to it. */
function page<
  const Path extends string,
  Code extends Record<Name, unknown>,
  Name extends string,
  Search extends object = object,
>(
  path: Path,
  load: () => Promise<Code>,
  name: Name,
  validateSearch: (given: Record<string, unknown>) => Search = () => ({}) as Search,
) {
  return createRoute({ getParentRoute: () => app, path, component: lazyPage(load, name), validateSearch })
}

const overview = createRoute({
  getParentRoute: () => app,
  path: '/',
  // The identity provider leads back to this page.
  beforeLoad() {
    const href = takeReturn()
    if (href !== undefined) throw redirect({ href })
  },
  validateSearch: parseOverviewSearch,
  component: lazyPage(() => import('./pages/overview/overview-page.tsx'), 'OverviewPage'),
})
const inbox = page('/inbox', () => import('./pages/inbox/inbox-page.tsx'), 'InboxPage', parseInboxSearch)
/** The list stays while another conversation is opened, so that the page shows both. */
const conversation = createRoute({ getParentRoute: () => inbox, path: '$conversationId' })

const pages = [
  overview,
  inbox.addChildren([conversation]),
  page('/search', () => import('./pages/search/search-page.tsx'), 'SearchPage', parseMessageSearch),
  page('/contacts', () => import('./pages/contacts/contacts-page.tsx'), 'ContactsPage', parseContactsSearch),
  page('/templates', () => import('./pages/templates/templates-page.tsx'), 'TemplatesPage', parseTemplatesSearch),
  page('/templates/editor', () => import('./pages/templates/editor/editor-page.tsx'), 'EditorPage', parseEditorSearch),
  page('/broadcasts', () => import('./pages/broadcasts/broadcasts-page.tsx'), 'BroadcastsPage', parseBroadcastsSearch),
  page('/broadcasts/new', () => import('./pages/broadcasts/new/new-broadcast-page.tsx'), 'NewBroadcastPage'),
  page(
    '/broadcasts/$broadcastId',
    () => import('./pages/broadcasts/detail/broadcast-page.tsx'),
    'BroadcastPage',
    parseBroadcastSearch,
  ),
  page('/accounts', () => import('./pages/accounts/accounts-page.tsx'), 'AccountsPage', parseAccountsSearch),
  page('/accounts/$phoneNumberId', () => import('./pages/accounts/account-settings-page.tsx'), 'AccountSettingsPage'),
  page(
    '/customers',
    () => import('./pages/customers/customers-page.tsx'),
    'CustomersPage',
    searchOf({ customer: aText }),
  ),
  page('/usage', () => import('./pages/usage/usage-page.tsx'), 'UsagePage', parseUsageSearch),
  page('/api-keys', () => import('./pages/api-keys/api-keys-page.tsx'), 'ApiKeysPage'),
  page('/webhooks', () => import('./pages/webhooks/webhooks-page.tsx'), 'WebhooksPage'),
  page(
    '/webhooks/$subscriptionId',
    () => import('./pages/webhooks/subscription-page.tsx'),
    'SubscriptionPage',
    parseDeliverySearch,
  ),
  page('/events', () => import('./pages/events/events-page.tsx'), 'EventsPage', parseEventSearch),
  page('/api-log', () => import('./pages/api-log/api-log-page.tsx'), 'ApiLogPage', parseLogSearch),
  page('/settings', () => import('./pages/settings/settings-page.tsx'), 'SettingsPage', parseSettingsSearch),
  // Any other address, so that the navigation stays in sight.
  createRoute({ getParentRoute: () => app, path: '$', component: NotFound }),
]

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: searchOf({ return: aText, error: aText }),
  component: lazyPage(() => import('./pages/sign-in/sign-in-page.tsx'), 'SignInPage'),
})

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: lazyPage(() => import('./pages/reset-password/reset-password-page.tsx'), 'ResetPasswordPage'),
})
const acceptInvitation = createRoute({
  getParentRoute: () => root,
  path: '/accept-invitation',
  component: lazyPage(() => import('./pages/accept-invitation/accept-invitation-page.tsx'), 'AcceptInvitationPage'),
})

const routeTree = root.addChildren([app.addChildren(pages), signIn, resetPassword, acceptInvitation])

/** The pages and their addresses. */
export function createPageRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPendingComponent: PageSkeleton,
    defaultPendingMs: 150,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
  })
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) focusNextPages()
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPageRouter>
  }
}
