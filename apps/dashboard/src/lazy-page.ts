import { lazyRouteComponent } from '@tanstack/react-router'
import { loadCode } from './service/service.ts'

/**
 * A page whose code is loaded when it is opened. Code that is missing reloads the window, because a new version may have been
 * installed. While the service cannot be reached, that would replace the page by an error of the browser.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => loadCode(load), name)
