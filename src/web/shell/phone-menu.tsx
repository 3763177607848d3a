import { Sheet } from '#web/ui/sheet.tsx'
import { SidebarMenu } from './sidebar.tsx'

/** The sidebar of a phone: a sheet over the page. */
export function PhoneMenu({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Sheet open={open} onOpenChange={onClose} side="left" title="Menu" className="w-[18rem]">
      <SidebarMenu onNavigate={onClose} />
    </Sheet>
  )
}
