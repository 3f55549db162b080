import { Card } from '../../components/card.tsx'
import { DialogButton } from '../../components/dialog-button.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { settingsText } from '../../messages/settings.ts'
import { useSession } from '../../session.ts'
import { EnrolDialog } from './enrol-dialog.tsx'
import { RemoveFactorDialog } from './remove-factor-dialog.tsx'

const labels = settingsText.secondFactor

/** A code of an authenticator app at sign-in, besides the password. */
export function SecondFactorCard() {
  const { authenticator_app: isOn } = useSession()
  return (
    <Card
      title={labels.title}
      description={labels.hint}
      actions={<StatusBadge tone={isOn ? 'good' : 'neutral'} label={isOn ? labels.on : labels.off} />}
    >
      <DialogButton label={isOn ? labels.turnOff : labels.turnOn}>
        {(onClose) => (isOn ? <RemoveFactorDialog onClose={onClose} /> : <EnrolDialog onClose={onClose} />)}
      </DialogButton>
    </Card>
  )
}
