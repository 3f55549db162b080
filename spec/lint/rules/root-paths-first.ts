import type { Rule } from '../context.ts'

/** Root paths come before phone-scoped ones, so that routers that take the first match work. */
export const rootPathsFirst: Rule = () => ({
  Paths(paths, { report, location }) {
    let scoped: string | undefined
    for (const path of Object.keys(paths)) {
      if (path.startsWith('/v1/{phone_number_id}')) scoped ??= path
      else if (scoped)
        report({ message: `Move ${path} above ${scoped}: root paths come first.`, location: location.child([path]) })
    }
  },
})
