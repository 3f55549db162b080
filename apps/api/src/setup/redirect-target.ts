import type { OpenedSetupLink } from '@channel/core/setup-links'

/** Whether a redirect leads to our own result page, because the link has no URL of the organization. */
export function isResultPage(redirect: URL, { result_url }: OpenedSetupLink['link']): boolean {
  const own = new URL(result_url)
  return redirect.origin === own.origin && redirect.pathname === own.pathname
}

/** The name of a redirect's site as people write it. */
export function nameOfSite({ host }: URL): string {
  return host.replace(/^www\./, '')
}

/** The app of the organization, if one of the redirects of the link leads there. */
export function siteOf({ failure_redirect_url, success_redirect_url }: OpenedSetupLink['link']): URL | undefined {
  const address = failure_redirect_url ?? success_redirect_url
  return address === null ? undefined : new URL(address)
}
