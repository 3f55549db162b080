import { ChannelConnectionError } from '@channel/client'
import { lazyRouteComponent } from '@tanstack/react-router'
import { isReachable } from './is-reachable.ts'

/**
 * A page whose code is loaded when it is opened. Code that is missing reloads the window, because a new version may have been
 * installed. While the service cannot be reached, that would replace the page by an error of the browser.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(async () => {
    try {
      return await load()
    } catch (error) {
      if (await isReachable()) throw error
      throw new ChannelConnectionError({ method: 'GET', url: location.pathname }, error)
    }
  }, name)
