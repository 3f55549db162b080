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
function page<const Path extends string, Search extends object = object>(
  path: Path,
  component: ReturnType<typeof lazyPage>,
  validateSearch: (given: Record<string, unknown>) => Search = () => ({}) as Search,
) {
  return createRoute({ getParentRoute: () => app, path, component, validateSearch })
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
const InboxPage = lazyPage(() => import('./pages/inbox/inbox-page.tsx'), 'InboxPage')
const inbox = page('/inbox', InboxPage, parseInboxSearch)
/** The list stays while another conversation is opened, so that the page shows both. */
const conversation = createRoute({ getParentRoute: () => inbox, path: '$conversationId' })

const SearchPage = lazyPage(() => import('./pages/search/search-page.tsx'), 'SearchPage')
const ContactsPage = lazyPage(() => import('./pages/contacts/contacts-page.tsx'), 'ContactsPage')
const TemplatesPage = lazyPage(() => import('./pages/templates/templates-page.tsx'), 'TemplatesPage')
const TemplateEditorPage = lazyPage(() => import('./pages/templates/editor/editor-page.tsx'), 'EditorPage')
const BroadcastsPage = lazyPage(() => import('./pages/broadcasts/broadcasts-page.tsx'), 'BroadcastsPage')
const NewBroadcastPage = lazyPage(() => import('./pages/broadcasts/new/new-broadcast-page.tsx'), 'NewBroadcastPage')
const BroadcastPage = lazyPage(() => import('./pages/broadcasts/detail/broadcast-page.tsx'), 'BroadcastPage')
const AccountsPage = lazyPage(() => import('./pages/accounts/accounts-page.tsx'), 'AccountsPage')
const AccountSettingsPage = lazyPage(() => import('./pages/accounts/account-settings-page.tsx'), 'AccountSettingsPage')
const CustomersPage = lazyPage(() => import('./pages/customers/customers-page.tsx'), 'CustomersPage')
const UsagePage = lazyPage(() => import('./pages/usage/usage-page.tsx'), 'UsagePage')
const ApiKeysPage = lazyPage(() => import('./pages/api-keys/api-keys-page.tsx'), 'ApiKeysPage')
const WebhooksPage = lazyPage(() => import('./pages/webhooks/webhooks-page.tsx'), 'WebhooksPage')
const SubscriptionPage = lazyPage(() => import('./pages/webhooks/subscription-page.tsx'), 'SubscriptionPage')
const EventsPage = lazyPage(() => import('./pages/events/events-page.tsx'), 'EventsPage')
const ApiLogPage = lazyPage(() => import('./pages/api-log/api-log-page.tsx'), 'ApiLogPage')
const SettingsPage = lazyPage(() => import('./pages/settings/settings-page.tsx'), 'SettingsPage')

const pages = [
  overview,
  inbox.addChildren([conversation]),
  page('/search', SearchPage, parseMessageSearch),
  page('/contacts', ContactsPage, parseContactsSearch),
  page('/templates', TemplatesPage, parseTemplatesSearch),
  page('/templates/editor', TemplateEditorPage, parseEditorSearch),
  page('/broadcasts', BroadcastsPage, parseBroadcastsSearch),
  page('/broadcasts/new', NewBroadcastPage),
  page('/broadcasts/$broadcastId', BroadcastPage, parseBroadcastSearch),
  page('/accounts', AccountsPage, parseAccountsSearch),
  page('/accounts/$phoneNumberId', AccountSettingsPage),
  page('/customers', CustomersPage, searchOf({ customer: aText })),
  page('/usage', UsagePage, parseUsageSearch),
  page('/api-keys', ApiKeysPage),
  page('/webhooks', WebhooksPage),
  page('/webhooks/$subscriptionId', SubscriptionPage, parseDeliverySearch),
  page('/events', EventsPage, parseEventSearch),
  page('/api-log', ApiLogPage, parseLogSearch),
  page('/settings', SettingsPage, parseSettingsSearch),
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
