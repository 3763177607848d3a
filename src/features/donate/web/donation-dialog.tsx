import { Dialog } from '#web/ui/dialog.tsx'
import { donationWords } from '../words.ts'
import { DonationForm } from './donation-form.tsx'

interface DonationDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
}

/** The donation form over any page, for whoever wants to give without leaving what they were doing. */
export function DonationDialog({ open, onOpenChange }: DonationDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={donationWords.title} description={donationWords.description}>
      <DonationForm />
    </Dialog>
  )
}
