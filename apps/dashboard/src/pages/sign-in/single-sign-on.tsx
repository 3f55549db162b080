import { buttonClass } from '../../components/button.tsx'
import { text } from '../../messages/text.ts'
import { rememberReturn } from '../../return-path.ts'
import { useSignInMethods } from './sign-in-methods.ts'

/** A link to the identity provider, if the service has one. */
export function SingleSignOn({ returnTo }: { readonly returnTo: string }) {
  const data = useSignInMethods()
  if (!data?.oidc) return null
  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      <p className="flex items-center gap-3 text-sm text-quiet before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {text.signIn.or}
      </p>
      <a href={data.oidc.url} onClick={() => rememberReturn(returnTo)} className={buttonClass()}>
        {text.signIn.signInWith(data.oidc.name)}
      </a>
    </div>
  )
}
