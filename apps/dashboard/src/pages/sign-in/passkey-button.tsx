import { KeyRound } from 'lucide-react'
import { Button } from '../../components/button.tsx'
import { describeError } from '../../components/error-notice.tsx'
import { text } from '../../messages/text.ts'
import { hasPasskeys, isCanceled, signInByPasskey } from '../../passkeys.ts'
import type { Session } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { useSignInMethods } from './sign-in-methods.ts'

/** Signs in with a passkey, if the browser and the address allow it. */
export function PasskeyButton({ onDone }: { readonly onDone: (session: Session) => void }) {
  const signIn = useChange({
    mutationKey: ['sign-in', 'passkey'],
    run: signInByPasskey,
    onDone: ({ data }) => onDone(data),
  })
  if (!useSignInMethods()?.passkeys || !hasPasskeys()) return null
  const problem = isCanceled(signIn.error) ? text.signIn.passkeyCanceled : describeError(signIn.error).message
  return (
    <div className="mt-4 grid grid-cols-1 gap-2">
      <Button icon={KeyRound} pending={signIn.isPending} onClick={() => signIn.mutate()}>
        {text.signIn.withPasskey}
      </Button>
      {signIn.isError && (
        <p role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}
