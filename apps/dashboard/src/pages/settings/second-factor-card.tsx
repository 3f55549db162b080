import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { text } from '../../messages/text.ts'
import { useSession } from '../../session.ts'
import { EnrolDialog } from './enrol-dialog.tsx'
import { RemoveFactorDialog } from './remove-factor-dialog.tsx'

const labels = text.settings.secondFactor

/** A code of an authenticator app at sign-in, besides the password. */
export function SecondFactorCard() {
  const { second_factor: isOn } = useSession()
  const [open, setOpen] = useState<'enrol' | 'remove'>()
  const close = () => setOpen(undefined)
  return (
    <Card
      title={labels.title}
      description={labels.hint}
      actions={<StatusBadge tone={isOn ? 'good' : 'neutral'} label={isOn ? labels.on : labels.off} />}
    >
      <Button onClick={() => setOpen(isOn ? 'remove' : 'enrol')}>{isOn ? labels.turnOff : labels.turnOn}</Button>
      {open === 'enrol' && <EnrolDialog onClose={close} />}
      {open === 'remove' && <RemoveFactorDialog onClose={close} />}
    </Card>
  )
}
