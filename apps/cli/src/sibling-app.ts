import { fileURLToPath } from 'node:url'

/** Whether this runs from the sources; else from a bundle, which has no simulator. */
export const isSource = import.meta.url.endsWith('.ts')

/** The apps that `start` runs. */
export type SiblingApp = 'api' | 'worker' | 'simulator'

/**
 * The entry of another app: relative to this one among the sources (`apps/api/src`) or among the bundles
 * (`dist/api`).
 */
export function siblingApp(app: SiblingApp): string {
  return fileURLToPath(new URL(isSource ? `../../${app}/src/main.ts` : `../${app}/main.js`, import.meta.url))
}
